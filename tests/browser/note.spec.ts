import type {Locator, Page} from '@playwright/test';
import {expect, frames, say, some, soon, test} from './lab';

const CONTACTS = 'lab=pair&stage=contacts&preset=both-clip', SHOWN = ['contact', 'reference', 'step', 'id', 'impulse', 'lite', 'solver', 'normal', 'depth', 'separation', 'front'];
const note = (page: Page): Locator => page.locator('.cs-explain:visible');
const term = (page: Page, name: string, within = '.cs-panel'): Locator => page.locator(`${within} .cs-term[data-note=${name}]`);

/** A term's first form, with a capital letter. */
const nameOf = (id: string): string => say(`term.${id}`).replace(/\|.*/, '').replace(/^./, (first) => first.toUpperCase());

/** Checks that a term's note is open, announced as open, and inside the window. */
async function isOpen(page: Page, name: string, of: Locator): Promise<void> {
  await expect(note(page).locator('strong')).toHaveText(nameOf(name));
  await expect(note(page).locator('p')).toHaveText(say(`page.note.${name}`));
  await expect(note(page)).toBeInViewport({ratio: 1});
  await expect(of).toHaveAttribute('aria-expanded', 'true');
  await expect(of).toHaveAccessibleDescription(say(`page.note.${name}`));
}

async function isClosed(page: Page, of: Locator): Promise<void> {
  await expect(note(page)).toHaveCount(0);
  await expect(of).toHaveAttribute('aria-expanded', 'false');
}

test('a note opens by mouse, and by key', {tag: '@engine'}, async ({page, lab}) => {
  await lab.open(CONTACTS);
  await lab.isAt('contacts');
  const [step, impulse] = [term(page, 'step'), term(page, 'impulse')];
  await expect(page.locator('.cs-panel .cs-term')).toHaveCount(SHOWN.length);
  await expect(lab.twin).toHaveText(`${await lab.title.textContent()}. ${await page.locator('.cs-text').textContent()}`);

  await test.step('it is open while the mouse is over the word or the note', async () => {
    await step.hover();
    await isOpen(page, 'step', step);
    await note(page).hover();
    await frames(page, 20);
    await isOpen(page, 'step', step);
    await page.mouse.move(300, 300);
    await isClosed(page, step);
  });
  await test.step('a click keeps it until the next one', async () => {
    await impulse.click();
    await isOpen(page, 'impulse', impulse);
    await page.mouse.move(300, 300);
    await frames(page, 20);
    await isOpen(page, 'impulse', impulse);
    await step.click();
    await isOpen(page, 'step', step);
    await expect(impulse).toHaveAttribute('aria-expanded', 'false');
    await step.click();
    await isClosed(page, step);
    await impulse.click();
    await isOpen(page, 'impulse', impulse);
    await page.locator('.cs-lesson').click();
    await isClosed(page, impulse);
  });
  await test.step('Tab opens it, Enter and Space keep and close it, Escape closes it and nothing else', async () => {
    const gallery = page.getByRole('button', {name: say('ui.gallery.name')});
    await gallery.press('Enter');
    await expect(page.locator('.cs-gallery')).toBeVisible();
    await page.locator('.cs-gallery button').last().focus();
    for (const name of SHOWN.slice(0, 5)) {
      await page.keyboard.press('Tab');
      await expect(term(page, name)).toBeFocused();
      await isOpen(page, name, term(page, name));
    }
    await page.keyboard.press('Escape');
    await isClosed(page, impulse);
    await expect(impulse).toBeFocused();
    await expect(page.locator('.cs-gallery')).toBeVisible();
    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await isOpen(page, 'impulse', impulse);
      await page.keyboard.press(key);
      await isClosed(page, impulse);
    }
    await lab.isAt('contacts'); // Space played nothing
    await page.keyboard.press('Enter');
    await isOpen(page, 'impulse', impulse);
    const link = note(page).getByRole('link', {name: say('page.glossary')});
    for (const back of ['Shift+Tab', 'Escape']) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press(back);
      await expect(impulse).toBeFocused();
    }
    await isClosed(page, impulse);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(term(page, 'lite')).toBeFocused();
    await isOpen(page, 'lite', term(page, 'lite'));
    await page.keyboard.press('Escape');
    await isClosed(page, term(page, 'lite'));
    await page.keyboard.press('Escape');
    await expect(page.locator('.cs-gallery')).toHaveCount(0);
  });
  await test.step('another stage closes it, and the keyboard still works', async () => {
    await impulse.press('Enter');
    await isOpen(page, 'impulse', impulse);
    await page.keyboard.press('ArrowLeft');
    await lab.isAt('keep');
    await expect(note(page)).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await lab.isAt('clip-pos');
    await page.keyboard.press('End');
    await lab.isAt('contacts');
    await expect(page.locator('.cs-panel .cs-term')).toHaveText(['contacts', 'reference face', 'step', 'ids', 'impulses', 'Box2D-Lite', 'solver', 'normal', 'depth', 'separation', 'front normal']);
  });
});

test('every term has its note at its first place: labs, post, a figure in a post', {tag: '@long'}, async ({page, lab}) => {
  const all = async (scope: string, names: string[]): Promise<void> => {
    const terms = page.locator(`${scope} .cs-term:visible`);
    await expect(terms).toHaveCount(names.length);
    for (const [i, name] of names.entries()) {
      await expect(terms.nth(i)).toHaveAttribute('data-note', name);
      await terms.nth(i).scrollIntoViewIfNeeded();
      await terms.nth(i).hover();
      await isOpen(page, name, terms.nth(i));
      await page.mouse.move(1, 1);
      await isClosed(page, terms.nth(i));
    }
  };
  await lab.open();
  await all('.page-intro', ['solver']);
  await lab.go('lab=pair&stage=best-axis&preset=near-tie');
  await lab.isAt('best-axis');
  await all('.cs-panel', ['overlap', 'axis', 'separation', 'half', 'id', 'step', 'contact']);
  await page.goto('./#lab=world');
  await page.locator('.cs-world[data-step]').waitFor();
  await all('.page-intro', ['step', 'lite', 'solver', 'impulse']);
  await all('.cs-legend', ['persisted', 'new', 'lost']);
  await all('.cs-words', ['step', 'contact']);
  await page.goto('./post.html');
  await expect(page.locator('main .cs-term').first()).toBeVisible();
  await all('main', await page.locator('main .cs-term').evaluateAll((terms) => terms.map((one) => (one as HTMLElement).dataset.note!)));
  await page.goto('./embed.html?preset=both-clip&stage=contacts');
  await lab.isAt('contacts');
  await all('.cs-panel', ['contact', 'reference', 'step', 'id', 'impulse', 'lite']);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap opens it, the next one closes it, and so does one elsewhere', async ({page, lab}) => {
    await lab.open(CONTACTS);
    const impulse = term(page, 'impulse');
    await impulse.tap();
    await isOpen(page, 'impulse', impulse);
    await impulse.tap();
    await isClosed(page, impulse);
    await impulse.tap();
    await isOpen(page, 'impulse', impulse);
    await lab.title.tap();
    await isClosed(page, impulse);
    await page.goto('./#lab=world');
    await page.locator('.cs-world[data-step]').waitFor();
    for (const name of ['persisted', 'new', 'lost']) {
      const one = term(page, name, '.cs-legend');
      await one.tap();
      await isOpen(page, name, one);
      if (name !== 'persisted') await one.tap(); // closes the note, which covers the next control
    }
    await page.getByRole('button', {name: say('world.next.name')}).tap();
    await expect(note(page)).toHaveCount(0);
    await soon(() => page.locator('.cs-world').getAttribute('data-step')).toBe('1');
  });
});

for (const width of some([320, 390])) {
  test(`no edge clips a note, ${width} px wide`, async ({page, lab}) => {
    await page.setViewportSize({width, height: 640});
    const open = async (of: Locator, name: string): Promise<void> => {
      await of.click();
      await isOpen(page, name, of);
      const hidden = await note(page).evaluate((element) => {
        const {left, top, right, bottom} = element.getBoundingClientRect();
        return [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]]
          .filter(([x, y]) => document.elementFromPoint(x!, y!) !== element);
      });
      expect(hidden, `${name}: corners under something`).toEqual([]);
      await of.click();
    };
    await lab.open(CONTACTS);
    for (const name of ['step', 'impulse']) await open(term(page, name), name);
    await page.goto('about:blank');
    await lab.open(); // a link to a stage has no introduction
    await open(term(page, 'solver', '.page-of-pair'), 'solver');
    await page.goto('./#lab=world');
    await page.locator('.cs-world[data-step]').waitFor();
    for (const name of ['persisted', 'new', 'lost']) await open(term(page, name, '.cs-legend'), name);
    await page.setViewportSize({width, height: 560});
    await page.goto('./embed.html?preset=both-clip&stage=contacts');
    await lab.isAt('contacts');
    for (const name of ['step', 'impulse']) await open(term(page, name), name);
  });
}
