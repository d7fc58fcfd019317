import {PROSE} from '../text/prose.gen';
import {readSection, type Settings, settingsAt} from './link';
import {type Target, targetAt} from './target';

/** The longest smooth scroll, milliseconds. */
const SCROLL = 1500;

const Base = globalThis.HTMLElement ?? Object as unknown as typeof HTMLElement;

/**
 * <clip-story for>: a figure and the sections about it. In a wide column the figure stays in view, and follows the section
 * that passes the middle of the window. Elsewhere it stands above the sections. Buttons and arrow keys go from section to
 * section everywhere. Each section sets the same, however the reader comes to it.
 */
export class ClipStory extends Base {
  private gone = new AbortController();
  private sections: HTMLElement[] = [];
  private settings: Settings[] = []; // of each section
  private stages: (string | undefined)[] = []; // the stage at each section
  private target: Target | undefined;
  private holder: Element | undefined; // of the figure
  private at = 0;
  private set = false; // a section has set the figure
  private setting = false; // a section is setting it
  private aim: number | undefined; // the section that the page is scrolling to
  private readonly bar = document.createElement('div');
  private readonly back = button('←', PROSE['page.prose.back']);
  private readonly next = button('→', PROSE['page.prose.next']);
  private readonly count = document.createElement('span');

  connectedCallback(): void {
    this.gone = new AbortController();
    const {signal} = this.gone, id = this.getAttribute('for'), figure = id === null ? this.querySelector('clip-stage, iframe') : document.getElementById(id);
    this.sections = [...this.querySelectorAll<HTMLElement>('section')].filter((section) => Object.keys(readSection(section)).length > 0);
    this.settings = this.sections.map(readSection);
    this.stages = this.settings.map((_, i) => settingsAt(this.settings, i, {}).stage);
    this.target = targetAt(figure);
    const holder = this.holder = [...this.children].find((child) => child.contains(figure));
    if (!this.target || !holder) return console.warn(PROSE['page.prose.none'], this);
    if (this.sections.length === 0) return;
    holder.toggleAttribute('data-held', true);
    this.bar.className = 'clip-bar';
    this.bar.replaceChildren(this.back, this.count, this.next);
    if (holder === figure) holder.after(this.bar); // a frame that is moved loads again
    else holder.append(this.bar);
    this.back.addEventListener('click', () => this.go(this.at - 1), {signal});
    this.next.addEventListener('click', () => this.go(this.at + 1), {signal});
    this.bar.addEventListener('keydown', (event) => {
      const by = {ArrowLeft: -1, ArrowRight: 1}[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      this.go(this.at + by);
    }, {signal});
    figure?.addEventListener('stage', (event) => this.follow((event as CustomEvent<{stage: string}>).detail.stage), {signal});
    const passing = new IntersectionObserver((changes) => {
      for (const {target, isIntersecting} of changes) if (isIntersecting) this.pass(this.sections.indexOf(target as HTMLElement));
    }, {rootMargin: '-45% 0px -50%'});
    for (const section of this.sections) passing.observe(section);
    signal.addEventListener('abort', () => passing.disconnect());
    this.tell();
    this.target.whenThere(() => this.set || this.apply());
  }

  disconnectedCallback(): void {
    this.gone.abort();
    this.bar.remove();
  }

  /** Whether the figure stays in view beside the sections, as clip-stage.css decides. */
  private get wide(): boolean { return getComputedStyle(this.holder!).position === 'sticky'; }

  /** A section passes the middle of the window. */
  private pass(i: number): void {
    if (!this.wide || (this.aim !== undefined && this.aim !== i)) return;
    this.aim = undefined;
    if (i !== this.at) this.show(i);
  }

  /** The reader asks for a section. */
  private go(i: number): void {
    const section = this.sections[i];
    if (!section) return;
    if (!this.target!.live) this.target!.mark(''); // starts the figure
    this.show(i);
    if (!this.wide) return this.target!.element.scrollIntoView({block: 'nearest'});
    this.aim = i;
    section.scrollIntoView({block: section.offsetHeight < innerHeight ? 'center' : 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'});
    const arrived = (): void => {
      if (this.aim === i) this.aim = undefined;
    };
    document.addEventListener('scrollend', arrived, {once: true, signal: this.gone.signal});
    setTimeout(arrived, SCROLL);
  }

  private show(i: number): void {
    this.at = i;
    this.tell();
    this.target!.whenThere(() => i === this.at && this.apply());
  }

  /** Sets the figure as the present section asks. At first it is as its tag says. */
  private apply(): void {
    const {settings, at} = this, target = this.target!, first = !this.set && at === 0;
    target.set(first ? Object.fromEntries(Object.entries(settings[0]!).filter(([name, value]) => target.option(name) !== value)) : settingsAt(settings, at, target.begun));
    this.set = this.setting = true;
    void target.done.finally(() => {
      this.setting = false;
    });
  }

  /** The figure goes to a stage by itself: the first section about this stage becomes the present one. */
  private follow(stage: string): void {
    const i = this.stages.indexOf(stage);
    if (!this.set || this.setting || i < 0 || this.stages[this.at] === stage) return;
    this.at = i;
    this.tell();
  }

  /** Tells which section is the present one. */
  private tell(): void {
    this.sections.forEach((section, i) => {
      if (i === this.at) section.setAttribute('aria-current', 'step');
      else section.removeAttribute('aria-current');
    });
    const count = this.sections.length;
    this.count.textContent = PROSE['page.prose.at'].replace('{n}', String(this.at + 1)).replace('{count}', String(count));
    this.back.setAttribute('aria-disabled', String(this.at === 0));
    this.next.setAttribute('aria-disabled', String(this.at === count - 1));
  }
}

function button(sign: string, name: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = sign;
  made.setAttribute('aria-label', name);
  made.title = name;
  return made;
}
