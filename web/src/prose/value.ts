import {targetOf} from './target';

/** The paths of numbers that count. */
const COUNT = /^(contacts|step)$|(^|\.)n$/;

/** How many decimals a number has if the author does not say it. */
export const digitsOf = (path: string): number => (COUNT.test(path) ? 0 : 2);

/** The text of a value: a number with its decimals, words as they are, a dash if the figure does not have it now. */
export function shown(value: unknown, digits: number): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return String(value.length);
  if (typeof value !== 'number') return '–';
  return value.toFixed(digits).replace(/^-(?=0\.?0*$)/, '').replace('-', '−');
}

/** Whether a value is as the attributes is, above and below ask. */
export function holds(value: unknown, {is, above, below}: {is: string | null; above: string | null; below: string | null}): boolean {
  if (value === undefined || value === null) return false;
  const number = Number(value);
  return (is === null || String(value) === is || (is.trim() !== '' && number === Number(is)))
    && (above === null || number > Number(above)) && (below === null || number < Number(below));
}

const Base = globalThis.HTMLElement ?? Object as unknown as typeof HTMLElement;

/** An element that follows a number of the figure that its attribute for names. */
abstract class Following extends Base {
  private end: (() => unknown) | undefined;

  connectedCallback(): void {
    const of = this.getAttribute('of') ?? '';
    this.end = targetOf(this.getAttribute('for') ?? '')?.follow({of, read: (value) => this.read(value)});
  }

  disconnectedCallback(): void { this.end?.(); }

  protected abstract read(value: unknown): void;
}

/** <clip-value for of digits>: a number of a figure in a text. Its content is the number for readers without scripts. */
export class ClipValue extends Following {
  protected read(value: unknown): void {
    const text = shown(value, Number(this.getAttribute('digits') ?? digitsOf(this.getAttribute('of') ?? '')));
    if (this.textContent !== text) this.textContent = text;
  }
}

/** <clip-until for of is>: words that appear when the reader has brought a number of a figure to a value. They stay then. */
export class ClipUntil extends Following {
  private words: DocumentFragment | undefined;
  private readonly print = (): void => this.append(this.words ?? '');
  private readonly hide = (): void => this.words?.append(...this.childNodes);

  override connectedCallback(): void {
    if (this.hasAttribute('done')) return;
    this.setAttribute('role', 'status');
    this.words ??= document.createDocumentFragment();
    this.hide();
    addEventListener('beforeprint', this.print);
    addEventListener('afterprint', this.hide);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeprint', this.print);
    removeEventListener('afterprint', this.hide);
  }

  protected read(value: unknown): void {
    const asks = {is: this.getAttribute('is'), above: this.getAttribute('above'), below: this.getAttribute('below')};
    if (!holds(value, asks)) return;
    this.toggleAttribute('done', true);
    this.print();
    this.words = undefined;
    this.disconnectedCallback();
  }
}
