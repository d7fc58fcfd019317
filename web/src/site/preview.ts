/** How long choices rest before the figure follows, in milliseconds: each time it starts an engine. */
const REST = 250;

/** Shows addresses in a frame: the first at once, later ones after a rest. The history stays the same. */
export function previewIn(frame: HTMLIFrameElement): (src: string) => void {
  let timer = 0, first = true;
  return (src) => {
    clearTimeout(timer);
    if (first) frame.src = src;
    else timer = window.setTimeout(() => frame.contentWindow?.location.replace(src), REST);
    first = false;
  };
}
