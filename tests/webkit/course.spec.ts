import {readFileSync} from 'node:fs';
import {soon, test} from './lab';

const {chapters: CHAPTERS} = JSON.parse(readFileSync(new URL('../../web/course.json', import.meta.url), 'utf8')) as {chapters: {id: string}[]};

/** A chapter of each lab; by "make test-all" every chapter. */
const READ = CHAPTERS.filter(({id}) => process.env['LONG'] || ['overlap', 'impulse', 'hulls'].includes(id));

for (const {id} of READ) test(`the course’s chapter ${id}: each figure stands, and the numbers are those of the text`, async ({lab}) => {
  await lab.visit(`course/${id}.html`);
  const texts = (): string[] => [...document.querySelectorAll('clip-value')].map(({textContent}) => textContent!);
  const printed = [...(await lab.run(async () => (await fetch(location.href)).text())).matchAll(/<clip-value [^>]*>(?<text>[^<]*)</g)].map(({groups}) => groups!['text']!);
  for (const figure of ['fig1', 'fig2', 'ask']) {
    await lab.run((id) => document.getElementById(id)!.scrollIntoView(), figure);
    await soon(() => lab.run((id) => {
      const element = document.getElementById(id)!, state = new URLSearchParams(element.getAttribute('state') ?? ''), {stage, step} = element.shadowRoot?.querySelector<HTMLElement>('.cs-figure')?.dataset ?? {};
      const section = document.querySelector<HTMLElement>(`clip-story[for=${id}] > section[aria-current]`)?.dataset ?? {};
      const wanted = (name: 'stage' | 'step'): string | null => section[name] ?? element.getAttribute(name) ?? state.get(name);
      return `${id}: ${(stage ?? step) !== undefined && (wanted('stage') ?? stage) === stage && (wanted('step') ?? step) === step ? 'stands' : `at ${stage} ${step}`}`;
    }, figure), 60_000).toBe(`${figure}: stands`); // a comparison runs 140 steps of two worlds
  }
  await lab.run(() => document.querySelector('clip-story > section')?.scrollIntoView({block: 'center'}));
  await soon(() => lab.run(texts)).toEqual(printed);
});
