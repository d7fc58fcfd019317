import {meantAs} from '../figure/meant';
import {MOST} from '../trace/most';

/** Has open take the saved traces that a figure was given, every file that is dropped where no figure takes it, and a pasted text of another lab than the one that is shown. */
export function takeTraces(main: HTMLElement, shown: () => string, open: (file: File) => void): void {
  main.addEventListener('clipstage-given', (event) => {
    const {text, name} = event.detail;
    if (text.length > MOST || meantAs(text) !== 'trace') return;
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
  document.addEventListener('paste', (event) => {
    const {target, defaultPrevented, clipboardData} = event, text = clipboardData?.getData('text/plain') ?? '';
    if (defaultPrevented || (target instanceof Element && target.matches('input, textarea, select')) || [undefined, shown()].includes(meantAs(text))) return;
    event.preventDefault();
    open(new File([text], ''));
  });
}
