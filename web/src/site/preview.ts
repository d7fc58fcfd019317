/** How long the preview waits after the last choice, in milliseconds. Each new address starts an engine. */
const REST = 250;

/** Returns a function that shows an address in a frame: the first at once, later ones after REST. The browser's history stays unchanged. */
export function previewIn(frame: HTMLIFrameElement): (src: string) => void {
  let timer = 0, first = true;
  return (src) => {
    clearTimeout(timer);
    if (first) frame.src = src;
    else timer = window.setTimeout(() => frame.contentWindow?.location.replace(src), REST);
    first = false;
  };
}
