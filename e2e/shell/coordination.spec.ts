import { COORDINATION_EXAMPLES } from '@keepout/contract/ca/coordination-examples';
import { RECORDED } from '@keepout/contract/recorded';
import { expect, test } from '@playwright/test';
import { SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';

test('26.7 A red event says whom to call; both sides are said, and what does not go together is told', async ({
  page,
}) => {
  await openShell(page, EVENT);
  await page.getByRole('link', { name: 'Whom to call' }).click();
  const tab = page.getByRole('tabpanel');
  await expect(tab.getByRole('link', { name: '+49 30 5550142' }).first()).toHaveAttribute('href', 'tel:+49305550142');
  await expect(tab.getByText(/The other operator: Stays/)).toBeVisible();

  await test.step('what they say is written down', async () => {
    await tab.getByRole('button', { name: 'Write down what they said' }).click();
    const dialog = page.getByRole('dialog', { name: 'What the other operator said' });
    await dialog.getByRole('button', { name: 'Write it down' }).click();
    await expect(dialog.getByText('Choose what they do.')).toBeVisible();
    await dialog.getByRole('button', { name: /They/ }).click();
    await page.getByRole('option', { name: 'Moves' }).click();
    await dialog.getByRole('textbox', { name: 'By whom' }).fill('K. Sato');
    await dialog.getByRole('button', { name: 'Write it down' }).click();
    await expect(tab.getByText(/The other operator: Moves · K. Sato · by telephone/)).toBeVisible();
  });

  await test.step('that both move is said loudly', async () => {
    await tab.getByRole('button', { name: 'We move' }).click();
    await expect(tab.getByText(/Both move, or both stay/)).toBeVisible();
    await page.setViewportSize(SIZES.phone);
    await expect.poll(() => sidewaysPx(page)).toBe(0);
    await page.setViewportSize(SIZES.wide);
  });

  await test.step('a form is made, its address shown once, and closed again', async () => {
    await tab.getByRole('button', { name: 'Ask by a form' }).click();
    const dialog = page.getByRole('dialog', { name: 'A form for the other operator' });
    await dialog.getByRole('textbox', { name: 'What you ask' }).fill('Do you move?');
    await dialog.getByRole('button', { name: 'Make the form' }).click();
    await expect(dialog.getByText(/\/answer#[\w-]{43}$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).last().click();
    const forms = page.getByRole('region', { name: 'Open forms' });
    await expect(forms.getByRole('listitem')).toHaveCount(2);
    await forms.getByRole('button', { name: 'Close the form' }).first().click();
    await expect(forms.getByRole('listitem')).toHaveCount(1);
  });
});

test('26.7 Contacts are added, changed, taken from a table and removed', async ({ page }) => {
  await openShell(page, '/contacts');
  const table = page.getByRole('table', { name: 'Contacts' });
  await expect(table.getByRole('row', { name: /Meridian Operations/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a contact' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a contact' });
  await sheet.getByRole('textbox', { name: 'Organisation' }).fill('Third');
  await sheet.getByRole('textbox', { name: 'Its objects' }).fill('ten');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByText(/Write numbers, ranges/)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Its objects' }).fill('100-200');
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await table.getByRole('row', { name: /Third.*100-200/ }).click();
  const edit = page.getByRole('dialog', { name: 'Contact Third' });
  await edit.getByRole('button', { name: 'Remove the contact' }).click();
  await page.getByRole('dialog', { name: 'Remove the contact?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(table).not.toContainText('Third');
  await page.getByRole('button', { name: 'Take a table' }).click();
  const taking = page.getByRole('dialog', { name: 'Take contacts from a table' });
  await taking.locator('input[type=file]').setInputFiles({
    name: 'latin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name,email\nM\xfcller,a@b.example', 'latin1'),
  });
  await expect(taking.getByText('latin.csv is not text in UTF-8')).toBeVisible();
  await expect(taking.getByRole('textbox', { name: 'Table' })).toHaveValue('');
  await taking
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from('name,email\nA,a@b.example') });
  await expect(taking.getByRole('textbox', { name: 'Table' })).toHaveValue('name,email\nA,a@b.example');
  await taking.getByRole('button', { name: 'Take it' }).click();
  await expect(taking.getByText('1 new, 0 changed, 2 as they were.')).toBeVisible();
  await expect(taking.getByText('Line 4: email: nobody cannot be taken.')).toBeVisible();
});

test('26.7 Contacts: none, failing; an event of which nobody is known', async ({ page }) => {
  await openShell(page, '/contacts', { scenario: { coordination: 'none' } });
  await expect(page.getByText(/^Nobody is known yet/)).toBeVisible();
  await openShell(page, `${EVENT}?tab=coordination`, { scenario: { coordination: 'none' } });
  await page.getByRole('tab', { name: 'Who moves' }).click();
  await expect(page.getByText(/^Nobody is known for/)).toBeVisible();
  await openShell(page, '/contacts');
  await changeScenario(page, { failures: { listOperatorContacts: 503 } });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aurora Space asks what you do');
  await expect(page.getByText('214.7')).toBeVisible();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Say who you are.')).toBeVisible();
  await expect(page.getByText('Say what you do.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name and organisation' }).fill('K. Sato, Meridian');
  await page.getByRole('button', { name: /We/ }).click();
  await page.getByRole('option', { name: 'Move', exact: true }).click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText(/Your answer is with them/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was answered by this form' })).toContainText('K. Sato, Meridian');
  expect(asked.filter((line) => line.includes(token))).toEqual([]);
  await page.goto('/answer#short');
  await expect(page.getByRole('heading', { name: 'The address is not whole' })).toBeVisible();
});
