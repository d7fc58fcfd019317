// The tag in JSX. This is compiled, not run. The compiler must reject the marked lines.
import {type ClipStage, Clipstage} from 'clipstage/react';
import {useRef} from 'react';

export function Post() {
  const figure = useRef<ClipStage>(null);
  return (
    <>
      <clip-stage ref={figure} className="wide" preset="both-clip" stage="clip-pos" stages={['clip-pos', 'keep']} onstage={({detail}) => console.log(detail.stage)} />
      <clip-stage lab="world" scene="dominos" step={90} pick="3,7" warmStarting={false} oncontact-event={({detail: {kind, manifold}}) => console.log(kind === 'begin', manifold?.points.length)}>Dominos.</clip-stage>
      <clip-stage trace="pair.json" onload={({detail}) => console.log(detail.state)} onerror={({detail}) => console.log(detail.code)} />
      <button onClick={() => void figure.current?.next()}>On</button>
      <Clipstage ref={figure} className="wide" preset="both-clip" stage="clip-pos" stages={['clip-pos', 'keep']} onstage={({detail}) => console.log(detail.stage)}>Boxes.</Clipstage>
      {/* @ts-expect-error no preset */}
      <Clipstage preset="both-clips" />
      {/* @ts-expect-error no preset */}
      <clip-stage preset="both-clips" />
      {/* @ts-expect-error no option */}
      <clip-stage presets="deep" />
      {/* @ts-expect-error a stage is a text */}
      <clip-stage onstage={({detail}) => detail.stage.toFixed()} />
    </>
  );
}
