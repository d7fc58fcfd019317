import {openFixture} from './embed';
import {expect, test} from './lab';

test('the scale bar makes room for the open buttons of the view', async ({page}) => {
  await openFixture(page, 'one');
  const {closed, opened, buttons} = await page.evaluate(async () => {
    const figure = window.figures[0]!, view = figure.element.querySelector('.cs-view')!, tools = figure.element.querySelector<HTMLDetailsElement>('.cs-viewtools')!;
    tools.style.cssText = 'grid-area: view; align-self: end; justify-self: end; padding: 0'; // as on the hosted page: over the picture
    const turn = async (open: boolean) => {
      if (tools.open !== open) tools.querySelector('summary')!.click();
      for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame);
      await figure.settled();
      return (figure as unknown as {labels: {text: string; x: number; y: number; width: number; height: number}[]}).labels.find(({text}) => /^[\d.]+ m$/.test(text))!;
    };
    const closed = await turn(false), opened = await turn(true), {x, y} = view.getBoundingClientRect();
    const buttons = [...tools.querySelectorAll('button')].map((one) => one.getBoundingClientRect()).filter(({width}) => width > 0).map((r) => ({x: r.x - x, y: r.y - y, right: r.right - x, bottom: r.bottom - y}));
    return {closed, opened, buttons};
  });
  const meets = ({x, y, width, height}: typeof closed): boolean => buttons.some((b) => x < b.right && x + width > b.x && y < b.bottom && y + height > b.y);
  expect([meets(closed), meets(opened)]).toEqual([true, false]);
});

test('the present step covers no other number of the axis', async ({page}) => {
  for (const step of [46, 53, 100]) {
    await page.goto(`./#lab=world&scene=single-box&step=${step}`);
    await expect(page.locator('.cs-world')).toHaveAttribute('data-step', String(step));
    expect(await page.locator('.cs-timeline').evaluate((line) => {
      const here = line.querySelector('.cs-here')!.getBoundingClientRect();
      return [...line.querySelectorAll('.cs-tick')].filter((tick) => {
        const {left, right} = tick.getBoundingClientRect();
        return left < here.right && right > here.left && getComputedStyle(tick).opacity !== '0';
      }).map((tick) => tick.textContent);
    })).toEqual([]);
  }
});
