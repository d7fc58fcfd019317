// clipstage/react: <clip-stage> as a component, for React 19. It is clipstage/element besides.

import {createElement, type ReactElement, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef} from 'react';
import {attributeOf, BY_ATTRIBUTE, FILES, isObject} from './options';
import type {ClipStage} from './types';

export * from './element';

type Props = Readonly<Record<string, unknown>> & {ref?: Ref<ClipStage>; children?: ReactNode};

const NAMES = new Map([...BY_ATTRIBUTE].map(([attribute, name]) => [name, attribute]));

/**
 * A figure. The server writes its options as attributes, lists as texts. An effect sets objects and adds handlers:
 * React drops these of a tag that it hydrates. A handler's name is on and the event's type, as in onstage.
 */
export function Clipstage({ref, children, ...props}: Props): ReactElement {
  const element = useRef<ClipStage>(null), handlers = useRef<Props>(props);
  useImperativeHandle(ref, () => element.current!, []);
  const heard = Object.keys(props).filter((name) => typeof props[name] === 'function').sort().join();
  useEffect(() => {
    handlers.current = props;
  });
  useEffect(() => {
    const objects = FILES.filter((name) => isObject(name, props[name]));
    for (const name of objects) Object.assign(element.current!, {[name]: props[name]});
    return () => {
      for (const name of objects) Object.assign(element.current ?? {}, {[name]: undefined});
    };
  }, FILES.map((name) => props[name]));
  useEffect(() => {
    const gone = new AbortController(), one = element.current!;
    for (const name of heard.split(',').filter(Boolean)) {
      one.addEventListener(name.slice(2), (event) => (handlers.current[name] as (event: Event) => void)(event), {signal: gone.signal});
    }
    return () => gone.abort();
  }, [heard]);

  const written: Record<string, unknown> = {ref: element};
  for (const [name, value] of Object.entries(props)) {
    const attribute = NAMES.get(name);
    if (isObject(name, value)) continue; // an effect sets it
    if (attribute !== undefined) written[attribute] = attributeOf(value);
    else if (typeof value !== 'function') written[name] = value;
  }
  return createElement('clip-stage', written, children);
}
