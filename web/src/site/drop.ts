import {meantAs} from '../figure/meant';
import {MOST} from '../figure/download';

/**
 * Opens saved traces that are given to a figure. Also opens files that are dropped outside figures, and pasted texts
 * that do not belong to the shown lab.
 */
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
    event.preventDefault(); // otherwise the browser replaces the page by the file
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
