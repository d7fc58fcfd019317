import {useEffect, useImperativeHandle, useRef} from 'react';

const HOST = new URL('https://clipstage.example/');
const TITLES = {pair: 'Collision of two boxes', world: 'A world of boxes', hull: 'Two convex hulls', trace: 'A saved trace of a collision'};
let ids = 0;

/**
 * A Clipstage figure. Its options have the names that they have in the address; what begins with on hears its
 * events, as onStage={({stage}) => …} and onContactEvent. The ref has the frame, and send(type, payload), which
 * resolves when the figure has done the command.
 */
export default function Clipstage({title, frameHeight = 560, ref, ...props}) {
  const frame = useRef(null), handlers = useRef({}), asked = useRef(new Map()), early = useRef([]);
  const given = Object.entries(props).filter(([, value]) => value !== undefined && value !== null);
  const options = given.filter(([, value]) => typeof value !== 'function').map(([name, value]) => [name, value === true ? 'on' : value === false ? 'off' : String(value)]);
  handlers.current = Object.fromEntries(given.filter(([name, value]) => typeof value === 'function' && /^on[A-Z]/.test(name))
    .map(([name, value]) => [name.slice(2).replace(/(?!^)[A-Z]/g, '-$&').toLowerCase(), value]));
  const post = (message, to = HOST.origin) => frame.current?.contentWindow.postMessage({source: 'clipstage', v: 1, ...message}, to);

  useEffect(() => {
    const hear = ({source, data}) => {
      if (source !== frame.current?.contentWindow || data?.source !== 'clipstage') return;
      const {type, id, payload} = data;
      if (type === 'ready') for (const message of early.current?.splice(0) ?? []) post(message);
      if (type === 'ready') early.current = null; // from now on it hears
      const waits = asked.current.get(id);
      asked.current.delete(id);
      if (waits === undefined) handlers.current[type]?.(payload);
      else if (type === 'error') waits.reject(Object.assign(new Error(payload.message), payload));
      else waits.resolve(payload);
    };
    addEventListener('message', hear);
    post({type: 'hello', id: null, payload: null}, '*'); // it may have told ready before this page listened
    return () => removeEventListener('message', hear);
  }, []);

  useImperativeHandle(ref, () => ({
    frame: frame.current,
    send: (type, payload = null) => new Promise((resolve, reject) => {
      const id = `mdx-${++ids}`, message = {type, payload, id};
      asked.current.set(id, {resolve, reject});
      if (early.current) early.current.push(message);
      else post(message);
    }),
  }), []);

  const query = String(new URLSearchParams(options)), colorScheme = props.theme === 'auto' ? undefined : props.theme;
  const {lab = 'pair', preset, scene, stage = lab === 'hull' ? 'faces-a' : 'setup'} = props, name = title ?? TITLES[lab];
  const [shown, at] = lab === 'world' ? [scene, 0] : [preset, stage]; // the picture of a world is its beginning
  return (
    <>
      <iframe ref={frame} src={`${HOST}embed.html${query && `?${query}`}`} title={name} width="100%" height={frameHeight} loading="lazy" style={{border: 0, colorScheme}} />
      {shown && (
        <noscript>
          <a href={`${HOST}p/${lab === 'pair' ? '' : `${lab}-`}${shown}/`}><img src={`${HOST}posters/${lab}/${shown}/${at}-light.svg`} alt={name} width="908" height="552" /></a>
        </noscript>
      )}
    </>
  );
}
