import { expect, type Page, test } from '@playwright/test';
import { changeScenario, openShell } from './open-shell.ts';

const ADMIN = { access: { payments: ['admin'], 'on-demand-tracking': ['user'] } };
const table = (page: Page, name: string) => page.getByRole('table', { name });

test('R-05 E-07 the profile shows the balance; orders, transactions, invoices and a product to order', async ({
  page,
}) => {
  await openShell(page, '/account');
  const card = page.getByRole('region', { name: 'Balance' });
  await expect(
    card.getByText(/^3,?590\.00.EUR available, 1,?410\.00.EUR of 5,?000\.00.EUR credit used$/),
  ).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await card.getByRole('link', { name: 'Orders and invoices' }).click();
  await expect(page).toHaveURL('/payments');
  await expect(page.getByRole('tab')).toHaveText(['Balance and orders', 'Invoices', 'Products']);
  const tracking = table(page, 'Orders').getByRole('row').filter({ hasText: 'O-2026-000014' });
  await expect(tracking).toContainText(/135\.00/);
  await expect(tracking.getByRole('link')).toHaveAttribute('href', '/odt/observation/REQ-2611-0003');
  const transactions = table(page, 'Transactions').getByRole('row');
  await expect(transactions).toHaveCount(4);
  await expect(transactions.nth(1)).toContainText(/Charged of what was held.*135\.00.EUR held/);
  await page.getByRole('button', { name: 'End the subscription O-2026-000013' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(table(page, 'Orders').getByRole('row').filter({ hasText: 'O-2026-000013' })).toContainText('Complete');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page).toHaveURL('/payments/invoices');
  await expect(table(page, 'Invoices').getByRole('row').filter({ hasText: 'I-2026-000004' })).toContainText(
    'To be paid',
  );
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('The same is charged with every month');
  await page.getByRole('button', { name: 'Order at this price' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What runs is not sold twice.
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('has this subscription already: order O-2026-000015.');
  await expect(page.getByRole('button', { name: 'Order at this price' })).toBeDisabled();
});

test('P-02 who runs the payments corrects a balance with a reason, and sees both versions where somebody was first', async ({
  page,
}) => {
  await openShell(page, '/payments/customers', { scenario: ADMIN });
  const row = table(page, 'Customers').getByRole('row').filter({ hasText: 'Gull Ltd' });
  await row.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Balance of Gull Ltd' });
  await dialog.getByRole('textbox', { name: 'Available [EUR]' }).fill('300');
  await dialog.getByRole('button', { name: 'Book the correction' }).click();
  await expect(dialog.getByText(/^Enter the reason/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid in by cheque');
  await expect(dialog.getByText(/180\.00.EUR will be booked/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book the correction' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved first' });
  await expect(conflict.getByRole('radiogroup', { name: /Available/ })).toContainText(/300\.00.EUR.*30\.00.EUR/);
  await conflict.getByRole('button', { name: 'Save the choice' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(row).toContainText(/300\.00/);
  await row.getByRole('button', { name: 'Invoice now' }).click();
  await expect(page.getByText(/^Nothing is to be invoiced to Gull Ltd/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'New price' }).click();
  await page.getByRole('textbox', { name: 'Price without tax [EUR]' }).fill('590');
  await page.getByRole('button', { name: 'Save price' }).click();
  await expect(table(page, 'Products')).toContainText('590.00');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  const unbooked = table(page, 'Payments not booked').getByRole('row').filter({ hasText: 'I-2026-000004' });
  await expect(unbooked).toContainText(/520\.00.CHF.*The invoice is in EUR/);
  await unbooked.getByRole('button', { name: 'Note what was done' }).click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Enter a text of at most 500 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'What was done' }).fill('Paid back');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(unbooked).toContainText('Paid back (demo)');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('textbox', { name: 'Reference of the bank' }).fill('Statement 3');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(table(page, 'Invoices')).toContainText('Paid');
});

test("P-05 an operator's admin is offered what is his, and nothing that moves money", async ({ page }) => {
  await openShell(page, '/payments/customers', { scenario: { ...ADMIN, runsPayments: false } });
  const row = table(page, 'Customers').getByRole('row').filter({ hasText: 'Gull Ltd' });
  await expect(row.getByRole('button')).toHaveText(['Invoice now']);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect(table(page, 'Products')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(New price|Add product)$/ })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(table(page, 'Payments not booked')).toBeVisible();
  await expect(table(page, 'Invoices')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Note what was done|Record payment|Withdraw)$/ })).toHaveCount(0);
});

test('P-05 without the role there is no such page; without a customer one becomes one; a failed list can be tried again', async ({
  page,
}) => {
  const failing = { payments: 'none', failures: { listCustomers: 503 } } as const;
  await openShell(page, '/payments', { scenario: failing });
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await changeScenario(page, { failures: {} });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Aurora');
  await page.getByRole('button', { name: 'Become a customer' }).click();
  await expect(page.getByText(/^0\.00.EUR available$/)).toBeVisible();
  await page.goto('/payments/customers');
  await expect(page.getByText('Page not found')).toBeVisible();
  await changeScenario(page, { access: { 'on-demand-tracking': ['user'] } });
  await page.goto('/payments');
  await expect(page.getByText('Page not found')).toBeVisible();
});
