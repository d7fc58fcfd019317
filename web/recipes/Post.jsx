import {useRef, useState} from 'react';

// The page loads the element: <script type="module" src="https://clipstage.example/clip-stage.js"></script>
export default function Post() {
  const figure = useRef(null), [stage, setStage] = useState('clip-pos');
  return (
    <>
      <clip-stage ref={figure} preset="both-clip" stage={stage} stages={['clip-pos', 'keep', 'contacts']} onstage={({detail}) => setStage(detail.stage)} />
      <p>Stage: <output>{stage}</output></p>
      <button onClick={() => figure.current.next()}>On</button>
      <button onClick={() => setStage('contacts')}>To the contacts</button>
    </>
  );
}
