/** How long choices rest before the figure follows, in milliseconds: it starts an engine each time. */
const REST = 250;

/** Shows addresses in a frame: the first at once, the others when no newer one comes. The history stays as it is. */
export function previewIn(frame: HTMLIFrameElement): (src: string) => void {
  let timer = 0, first = true;
  return (src) => {
    clearTimeout(timer);
    if (first) frame.src = src;
    else timer = window.setTimeout(() => frame.contentWindow?.location.replace(src), REST);
    first = false;
  };
}
