import {expect, test} from '@playwright/test';

test('the page loads with an empty console and no failed request', {tag: '@sub-path'}, async ({page}) => {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`console.${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  const wasm = page.waitForResponse(/\.wasm$/);
  await page.goto('./');
  await wasm;
  await expect.soft(page.locator('[data-stage]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual([]);
});
