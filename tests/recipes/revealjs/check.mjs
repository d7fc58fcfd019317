/** The deck keeps its arrow keys, unless the figure has the focus. Its clicks are the figure's stages. */
export default async function check(page, {at, FIGURE}) {
  await page.keyboard.press('ArrowRight');
  await at(page, 'keep');
  await page.keyboard.press('ArrowRight');
  await at(page, 'contacts');
  await page.keyboard.press('ArrowLeft');
  await at(page, 'keep');
  await page.locator(FIGURE).locator('.cs-view').click();
  const before = page.url();
  await page.keyboard.press('ArrowLeft');
  await at(page, 'clip-pos');
  if (page.url() !== before) throw new Error('the deck moved by a key of the figure');
}
