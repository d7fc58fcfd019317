import {useEffect, useRef, useState} from 'react';

// The page loads the element: <script type="module" src="https://clipstage.example/clip-stage.js"></script>
// Of a tag that a server has rendered, React 19 drops lists, objects and functions, and hydration does not bring them.
// So a list is a text here, and an effect listens; it sets objects, such as hulls, too. Where React renders in the
// browser alone, stages={[…]} and onstage={…} do.
export default function Post() {
  const figure = useRef(null), [stage, setStage] = useState('clip-pos');
  useEffect(() => {
    const element = figure.current, hear = ({detail}) => setStage(detail.stage);
    element.addEventListener('stage', hear);
    return () => element.removeEventListener('stage', hear);
  }, []);
  return (
    <>
      <clip-stage ref={figure} preset="both-clip" stage={stage} stages="clip-pos,keep,contacts" />
      <p>Stage: <output>{stage}</output></p>
      <button onClick={() => figure.current.next()}>On</button>
      <button onClick={() => setStage('contacts')}>To the contacts</button>
    </>
  );
}
