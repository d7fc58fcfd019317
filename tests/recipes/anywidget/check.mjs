/** The model moves the figure, and the figure the model. */
export default async function check(page, {at}) {
  await page.evaluate(() => model.set('stage', 'keep'));
  await at(page, 'keep');
  await page.evaluate(() => document.querySelector('clip-stage').next());
  await page.waitForFunction(() => model.get('stage') === 'contacts');
}
