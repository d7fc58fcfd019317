import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {type Lab, LONG, STAGES, some, expect, say, soon, test} from './lab';

/** axe's findings, as rules and places. Legacy mode opens no second page, which only pages with frames need. */
async function findings(page: Page): Promise<string[]> {
  const {violations, passes} = await new AxeBuilder({page}).setLegacyMode().analyze();
  expect(passes.length, 'rules that axe could apply').toBeGreaterThan(20);
  return violations.flatMap(({id, nodes}) => nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}: ${failureSummary}`));
}

/** Waits until the panel's text equals the announced message. */
async function reads(lab: Lab): Promise<void> {
  const panel = lab.page.locator('.cs-panel');
  const seen = async (): Promise<string> => `${await lab.title.textContent()}. ${await panel.locator('.cs-text').textContent()}`;
  await soon(async () => await lab.twin.textContent() === await seen()).toBe(true);
}

const SCREENS = [{width: 1280, height: 800}, {width: 390, height: 844}] as const;

/** Widths with themes. "make test" runs each width and each theme once, "make test-all" every combination. */
const LOOKS = some([[SCREENS[0], 'light'], [SCREENS[1], 'dark'], [SCREENS[0], 'dark'], [SCREENS[1], 'light']] as const, 2);

/** The states to check: wide at 1280 px, narrow on the phone. "make test-all" checks both lists at both widths. */
const halved = <T>(width: number, wide: readonly T[], narrow: readonly T[]): readonly T[] => LONG ? [...wide, ...narrow] : width === 1280 ? wide : narrow;

for (const [viewport, theme] of LOOKS) {
  test.describe(`axe, ${viewport.width} px wide, ${theme}`, () => {
    test.use({viewport});
    test.slow();

    test('finds nothing at any stage', async ({page, lab}) => {
      await lab.open('lab=pair&preset=keep-drops');
      await lab.theme.selectOption(theme);
      // All stages have the same layout, so only "make test-all" checks each. Some stages of separated-b are not
      // reached, and the page says why.
      for (const preset of halved(viewport.width, ['keep-drops'], ['separated-b'])) {
        for (const stage of preset === 'separated-b' ? ['keep' as const] : some([...STAGES].sort((a) => a === 'keep' ? -1 : 0))) {
          await lab.go(`lab=pair&stage=${stage}&preset=${preset}`);
          await lab.isAt(stage, preset === 'separated-b' ? 'faces-b' : undefined);
          expect(await findings(page), `${preset}, ${stage}`).toEqual([]);
        }
      }
    });

    test('finds nothing in dialogs and notices', async ({page, lab}) => {
      await lab.open('lab=pair&stage=nonsense');
      await lab.theme.selectOption(theme);
      await expect(lab.notice).toBeVisible();
      await lab.type('a.w', 'wide');
      await page.getByRole('button', {name: say('ui.gallery.name')}).click();
      await expect(page.locator('.cs-gallery')).toBeVisible();
      await page.locator('.cs-keys summary').click();
      await page.getByRole('button', {name: say('ui.numbers.name')}).click();
      for (const part of [lab.notice, page.locator('.cs-refused'), page.locator('.cs-keys dl')]) await expect(part).toBeVisible();
      expect(await findings(page), 'notice, refused number, gallery, keys').toEqual([]);
    });

    test('finds nothing in the World lab', async ({page, lab}) => {
      await page.goto('./#lab=world&scene=dominos&step=40');
      await expect(page.locator('.cs-world')).toHaveAttribute('data-step', '40');
      await lab.theme.selectOption(theme);
      for (const scene of halved(viewport.width, ['dominos'], ['moon'])) {
        if (scene === 'moon') {
          await lab.go('lab=world&scene=moon');
          await expect(page.locator('.cs-notice')).toBeVisible();
        }
        expect(await findings(page), scene === 'moon' ? 'notice' : scene).toEqual([]);
      }
      await lab.go('lab=world&scene=vertical-stack&step=60&pick=1,2&stage=solve&code=on');
      await expect(page.locator('.cs-code-lines tbody tr').first()).toContainText('function iterate');
      expect(await findings(page), 'code').toEqual([]);
    });

    test('finds nothing in the Hulls lab', async ({page, lab}) => {
      const opens = async (key: string): Promise<void> => {
        await page.getByRole('button', {name: say(key), exact: true}).click();
        await expect(page.locator('.cs-sheets > :nth-child(2)')).toBeVisible();
      };
      // Sheets, notices and refused fields are in the page together, so one run of axe checks all.
      const states: Record<string, () => Promise<void>> = {
        'clip': () => lab.open('lab=hull&stage=clip&sub=2'),
        'refused bias, gallery': async () => {
          await lab.go('lab=hull&stage=best-axis&preset=edgeedge');
          await lab.type('bias.0', 'much');
          await expect(page.locator('.cs-refused')).toBeVisible();
          await opens('ui.gallery.name');
          await expect(page.locator('.cs-refused')).toBeVisible();
        },
        'not reached, import': async () => {
          await lab.go('lab=hull&stage=keep&preset=gap');
          await expect(lab.figure).toHaveAttribute('data-stage', 'keep');
          await opens('hull.ui.import.name');
        },
        'notice, export': async () => {
          await lab.go('lab=hull&preset=moon');
          await expect(lab.notice).toBeVisible();
          await opens('hull.ui.export.name');
          await expect(lab.notice).toBeVisible();
        },
      };
      await lab.open('lab=hull&stage=clip&sub=2');
      await lab.theme.selectOption(theme);
      for (const state of halved(viewport.width, ['clip', 'refused bias, gallery'], ['not reached, import', 'notice, export'])) {
        await states[state]!();
        expect(await findings(page), state).toEqual([]);
      }
    });

    test('finds nothing if the engine may not run', {tag: viewport.width === 1280 ? [] : '@long'}, async ({page, lab, faults}) => {
      faults.allow(/Content Security Policy|wasm-unsafe-eval/);
      await page.route((url) => url.pathname === '/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': "default-src 'self'; img-src 'self' data:"}});
      });
      await page.goto('./');
      await expect(page.locator('[data-code]')).toBeVisible();
      await lab.theme.selectOption(theme);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe('by keyboard alone', () => {
  /** Presses Tab, or Shift+Tab with back, until target has the focus. */
  async function tabTo(page: Page, target: Locator, back = false): Promise<void> {
    for (let i = 0; i < 90; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`Tab does not reach ${target}`);
  }

  for (const viewport of SCREENS) {
    test.describe(`${viewport.width} px wide`, () => {
      test.use({viewport});

      test('the whole way', {tag: viewport.width === 1280 ? [] : '@long'}, async ({page, lab}) => {
        await lab.open();
        const {keyboard} = page;

        // The theme is in the page's head; on a phone it is in a menu.
        if (viewport.width === 390) {
          await tabTo(page, page.getByRole('button', {name: say('page.more'), exact: true}));
          await keyboard.press('Enter');
        }
        await tabTo(page, lab.theme);
        await keyboard.press('ArrowDown');
        await keyboard.press('ArrowDown');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

        await tabTo(page, lab.preset);
        const preset = await lab.preset.inputValue();
        await keyboard.press('ArrowDown'); // the next preset reaches every stage
        await expect(lab.preset).not.toHaveValue(preset);

        await tabTo(page, lab.next, true);
        for (const stage of STAGES.slice(1)) {
          await keyboard.press('Enter');
          await lab.isAt(stage);
        }
        // The button is now disabled but keeps the focus. Another press does nothing.
        await expect(lab.next).toBeDisabled();
        await expect(lab.next).toBeFocused();
        await keyboard.press('Enter');
        await lab.isAt('contacts');
        await expect(lab.next).toBeFocused();
        await keyboard.press('ArrowLeft');
        await lab.isAt('keep');
        await keyboard.press('End');
        await lab.isAt('contacts');

        const calm = await lab.picture();
        await tabTo(page, lab.box('B'), true);
        await soon(() => lab.picture()).not.toBe(calm);
        const before = {x: await lab.number('b.x'), angle: await lab.number('b.angle')};
        await keyboard.press('ArrowRight');
        await keyboard.press('[');
        await soon(() => lab.number('b.x')).toBeCloseTo(before.x + 0.1, 6);
        await soon(() => lab.number('b.angle')).toBeCloseTo(before.angle + 0.05, 6);
        await lab.isAt('contacts');

        await tabTo(page, lab.field('a.w'));
        await keyboard.press('ControlOrMeta+a');
        await keyboard.type('2.25');
        await keyboard.press('Enter');
        await soon(async () => (await lab.pose())['a.w']).toBe('2.25');

        await tabTo(page, lab.undo, true);
        await keyboard.press('Enter');
        await soon(async () => (await lab.pose())['a.w']).not.toBe('2.25');
        await tabTo(page, lab.redo);
        await keyboard.press('Enter');
        await soon(async () => (await lab.pose())['a.w']).toBe('2.25');

        const gallery = page.locator('.cs-gallery');
        const opener = page.getByRole('button', {name: say('ui.gallery.name')});
        await tabTo(page, opener, true);
        await keyboard.press('Enter');
        await expect(gallery).toBeVisible();
        await tabTo(page, gallery.locator('[data-preset=thin]'));
        await keyboard.press('Enter');
        await expect(lab.preset).toHaveValue('thin');
        await keyboard.press('Escape');
        await expect(gallery).toHaveCount(0);

        await tabTo(page, page.locator('.cs-keys summary'));
        await keyboard.press('Enter');
        await expect(page.locator('.cs-keys dl')).toBeVisible();
      });

      test('the focused element is visible and has a ring', {tag: viewport.width === 1280 ? '@engine' : []}, async ({page, lab}) => {
        await lab.open('lab=pair&stage=keep&preset=keep-drops');
        const hidden: string[] = [];
        const seen = new Set<string>();
        for (let i = 0; i < 90; i++) {
          await page.keyboard.press('Tab');
          const {name, fault, end} = await page.evaluate(() => {
            const element = document.activeElement as HTMLElement;
            const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
            if (element === document.body) return {name, end: true};
            if (element.classList.contains('cs-boxkey')) return {name}; // the canvas draws its ring
            const {left, top, right, bottom} = element.getBoundingClientRect();
            const {outlineStyle, outlineWidth} = getComputedStyle(element);
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const fault = outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? 'no ring'
              : left < 0 || right > innerWidth || top < 0 || bottom > innerHeight ? `off the screen: ${[left, top, right, bottom].map(Math.round)}`
                : !element.contains(hit) ? `under ${hit?.outerHTML.slice(0, 80)}` : '';
            return {name, fault};
          });
          if (end) break;
          seen.add(name);
          if (fault) hidden.push(`${name}: ${fault}`);
        }
        expect(hidden).toEqual([]);
        expect(seen.size).toBeGreaterThan(30);
      });
    });
  }
});

test('each stage is announced by one message: the panel’s text', async ({page, lab}) => {
  await lab.open('lab=pair&preset=both-clip');
  await expect(lab.twin).toHaveCount(1);
  await reads(lab);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, {told});
    // Records what a screen reader would announce: each change of a live region.
    new MutationObserver((changes) => {
      for (const {target} of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const live = element?.closest('[aria-live], [role=alert], [role=status], [role=log]');
        if (live) told.push(live.textContent!);
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  const expected: string[] = [];
  for (const stage of STAGES.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await lab.isAt(stage);
    await reads(lab);
    expected.push((await lab.twin.textContent())!);
  }
  const told = await page.evaluate(() => (window as unknown as {told: string[]}).told);
  expect(told).toEqual(expected);
  expect(new Set(told).size).toBe(told.length);
});
