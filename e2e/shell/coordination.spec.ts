import { COORDINATION_EXAMPLES } from '@keepout/contract/ca/coordination-examples';
import { RECORDED } from '@keepout/contract/recorded';
import { expect, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

test('26.7 The other operator answers without an account, and nothing of the address goes to a server', async ({
  page,
}) => {
  const form = { ...RECORDED.readAnswerForm, operatorName: 'Aurora Space', missDistance: 214.7 };
  const { token } = COORDINATION_EXAMPLES.AnswerFormBody;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.route('**/api/v1/ca/coordination/answer-forms', (route) => route.fulfill({ json: form }));
  await page.route('**/api/v1/ca/coordination/answers', (route) => {
    const { who, intent, note } = route.request().postDataJSON() as typeof COORDINATION_EXAMPLES.AnswerBody;
    return route.fulfill({ json: { ...form, given: [{ who, intent, note, at: form.tca }] } });
  });
  await openShell(page, `/answer#${token}`, { scenario: { session: 'signed-out' } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora Space requests your manoeuvre intent');
  await expect(page.getByText('214.7')).toBeVisible();
  await page.getByRole('button', { name: 'Send answer', exact: true }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByText('Select your intent.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name and organisation' }).fill('K. Sato, Meridian');
  await page.getByRole('button', { name: /Your intent/ }).click();
  await page.getByRole('option', { name: 'Manoeuvre', exact: true }).click();
  await page.getByRole('button', { name: 'Send answer', exact: true }).click();
  await expect(page.getByText(/^Answer sent\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answers given with this form' })).toContainText('K. Sato, Meridian');
  expect(asked.filter((line) => line.includes(token))).toEqual([]);
  await page.goto('/answer#short');
  await expect(page.getByRole('heading', { name: 'The address is incomplete' })).toBeVisible();
});
