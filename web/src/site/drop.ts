import {MOST} from '../trace/most';

/** Has open take the saved traces that a figure was given, and every file that is dropped where no figure takes it. */
export function takeTraces(main: HTMLElement, open: (file: File) => void): void {
  main.addEventListener('clipstage-given', (event) => {
    const {text, name} = event.detail;
    if (!meansTrace(text)) return;
    event.preventDefault();
    open(new File([text], name || 'trace'));
  });
  for (const type of ['dragover', 'dragleave', 'drop'] as const) document.addEventListener(type, (event) => {
    const {dataTransfer, defaultPrevented} = event;
    if (defaultPrevented || dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault(); // the browser would leave the page for the file
    main.firstElementChild?.classList.toggle('cs-dropping', type === 'dragover');
    const [file] = dataTransfer.files;
    if (type === 'drop' && file !== undefined) open(file);
  });
}

/** Whether a text means to be a saved trace, right or wrong: neither the file of a scene nor that of hulls says of which lab it is. */
function meansTrace(text: string): boolean {
  if (text.length > MOST) return false;
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && Object.hasOwn(json, 'lab') && Object.hasOwn(json, 'stages');
  } catch {
    return false;
  }
}
