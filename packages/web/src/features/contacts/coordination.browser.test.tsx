import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPage, SIZES, sidewaysPx, textFile } from '../../testing/test-page.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';
const tab = () => page.getByRole('tabpanel');

async function openCoordination(): Promise<void> {
  openPage(EVENT);
  await page.getByRole('link', { name: 'Operator contacts' }).click();
}

test('26.7 a red event gives the telephone number of the other operator and the intent of both', async () => {
  await openCoordination();
  await expect
    .element(tab().getByRole('link', { name: '+49 30 5550142' }).first())
    .toHaveAttribute('href', 'tel:+49305550142');
  await expect.element(tab().getByText(/The other operator: Does not manoeuvre/)).toBeVisible();
});

test('26.7 a reply by telephone is written down, and two operators who both move are warned of', async () => {
  await openCoordination();
  await tab().getByRole('button', { name: 'Record their answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer of the other operator' });
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(dialog.getByText('Select the intent of the other operator.')).toBeVisible();
  await dialog.getByRole('button', { name: /The other operator/ }).click();
  await page.getByRole('option', { name: 'Manoeuvres' }).click();
  await dialog.getByRole('textbox', { name: 'Person' }).fill('K. Sato');
  await dialog.getByRole('button', { name: 'Save answer' }).click();
  await expect.element(tab().getByText(/The other operator: Manoeuvres · K. Sato · by phone/)).toBeVisible();
  await tab().getByRole('button', { name: 'We manoeuvre' }).click();
  await expect.element(tab().getByText(/Both operators manoeuvre, or neither does/)).toBeVisible();
  await page.viewport(...SIZES.phone);
  await expect.poll(sidewaysPx).toBe(0);
  await page.viewport(...SIZES.wide);
});

test('26.7 a form for the other operator is made, its address shown once, and closed again', async () => {
  await openCoordination();
  await tab().getByRole('button', { name: 'Create answer form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer form for the other operator' });
  await dialog.getByRole('textbox', { name: 'Question' }).fill('Do you move?');
  await dialog.getByRole('button', { name: 'Create form' }).click();
  await expect.element(dialog.getByText(/\/answer#[\w-]{43}$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).last().click();
  const forms = page.getByRole('region', { name: 'Open forms' });
  await expect.element(forms.getByRole('listitem')).toHaveLength(2);
  await forms.getByRole('button', { name: 'Close form' }).first().click();
  await expect.element(forms.getByRole('listitem')).toHaveLength(1);
});

test('26.7 Contacts are added, changed, taken from a table and removed', async () => {
  openPage('/contacts');
  const table = page.getByRole('table', { name: 'Contacts' });
  await expect.element(table.getByRole('row', { name: /Meridian Operations/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add contact' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add contact' });
  await sheet.getByRole('textbox', { name: 'Organisation' }).fill('Third');
  await sheet.getByRole('textbox', { name: 'Objects' }).fill('ten');
  await sheet.getByRole('button', { name: 'Add contact' }).click();
  await expect.element(sheet.getByText(/Enter numbers, ranges/)).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Objects' }).fill('100-200');
  await sheet.getByRole('button', { name: 'Add contact' }).click();
  await table.getByRole('row', { name: /Third.*100-200/ }).click();
  const edit = page.getByRole('dialog', { name: 'Contact Third' });
  await edit.getByRole('button', { name: 'Remove contact' }).click();
  await page.getByRole('dialog', { name: 'Remove the contact?' }).getByRole('button', { name: 'Remove' }).click();
  await expect.element(table).not.toHaveTextContent('Third');
  await page.getByRole('button', { name: 'Import table' }).click();
  const taking = page.getByRole('dialog', { name: 'Import contacts from a table' });
  const file = taking.getByCss('input[type=file]');
  await userEvent.upload(file, new File([new Uint8Array([0x4d, 0xfc])], 'latin.csv', { type: 'text/csv' }));
  await expect.element(taking.getByText('latin.csv is not text in UTF-8')).toBeVisible();
  await expect.element(taking.getByRole('textbox', { name: 'Table' })).toHaveValue('');
  await userEvent.upload(file, textFile('contacts.csv', 'name,email\nA,a@b.example', 'text/csv'));
  await expect.element(taking.getByRole('textbox', { name: 'Table' })).toHaveValue('name,email\nA,a@b.example');
  await taking.getByRole('button', { name: 'Import contacts' }).click();
  await expect.element(taking.getByText('1 new, 0 changed, 2 unchanged.')).toBeVisible();
  await expect.element(taking.getByText('Line 4: email: nobody cannot be taken.')).toBeVisible();
});

test('26.7 without contacts the page says so', async () => {
  openPage('/contacts', { coordination: 'none' });
  await expect.element(page.getByText(/^No contacts yet/)).toBeVisible();
});

test('26.7 an event of an operator without a contact says so', async () => {
  openPage(`${EVENT}?tab=coordination`, { coordination: 'none' });
  await page.getByRole('tab', { name: 'Coordination' }).click();
  await expect.element(page.getByText(/^No contact for/)).toBeVisible();
});

test('26.7 contacts that cannot be loaded can be tried again', async () => {
  openPage('/contacts', { failures: { listOperatorContacts: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
