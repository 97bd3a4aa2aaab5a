import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { changeScenario } from '../../../mock-api/scenario.ts';
import { expectAddress, openPage, reopenPage } from '../../testing/test-page.ts';

const ADMIN = { access: { payments: ['admin'], 'on-demand-tracking': ['user'] } };
const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent);
const table = (name: string) => page.getByRole('table', { name });

test('R-05 E-07 the profile shows the balance; orders, transactions, invoices and a product to order', async () => {
  openPage('/account');
  const card = page.getByRole('region', { name: 'Balance' });
  await expect
    .element(card.getByText(/^3,?590\.00.EUR available, 1,?410\.00.EUR of 5,?000\.00.EUR credit used$/))
    .toBeVisible();
  await expect.element(card.getByRole('listitem')).toHaveLength(2);
  await card.getByRole('link', { name: 'Orders and invoices' }).click();
  await expectAddress('/payments');
  await expect.poll(() => textsOf(page.getByRole('tab'))).toEqual(['Balance and orders', 'Invoices', 'Products']);
  const tracking = table('Orders').getByRole('row').filter({ hasText: 'O-2026-000014' });
  await expect.element(tracking).toHaveTextContent(/135\.00/);
  await expect.element(tracking.getByRole('link')).toHaveAttribute('href', '/odt/observation/REQ-2611-0003');
  const transactions = table('Transactions').getByRole('row');
  await expect.element(transactions).toHaveLength(4);
  await expect.element(transactions.nth(1)).toHaveTextContent(/Charged from the reservation.*135\.00.EUR reserved/);
  await page.getByRole('button', { name: 'End the subscription O-2026-000013' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End subscription' }).click();
  await expect
    .element(table('Orders').getByRole('row').filter({ hasText: 'O-2026-000013' }))
    .toHaveTextContent('Complete');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expectAddress('/payments/invoices');
  await expect
    .element(table('Invoices').getByRole('row').filter({ hasText: 'I-2026-000004' }))
    .toHaveTextContent('To be paid');
  await expect.element(page.getByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent('The price is charged every month');
  await page.getByRole('button', { name: 'Order at this price' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // A product with a running order cannot be ordered again.
  await page.getByRole('button', { name: 'Order', exact: true }).click();
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('already has this subscription: order O-2026-000015.');
  await expect.element(page.getByRole('button', { name: 'Order at this price' })).toBeDisabled();
});

test('P-02 who runs the payments corrects a balance with a reason, and sees both versions where somebody was first', async () => {
  openPage('/payments/customers', ADMIN);
  const row = table('Customers').getByRole('row').filter({ hasText: 'Gull Ltd' });
  await row.getByRole('button', { name: 'Adjust balance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Balance of Gull Ltd' });
  await dialog.getByRole('textbox', { name: 'Available [EUR]' }).fill('300');
  await dialog.getByRole('button', { name: 'Book correction' }).click();
  await expect.element(dialog.getByText(/^Enter the reason/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid in by cheque');
  await expect.element(dialog.getByText(/180\.00.EUR will be booked/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book correction' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another user saved changes' });
  await expect
    .element(conflict.getByRole('radiogroup', { name: /Available/ }))
    .toHaveTextContent(/300\.00.EUR.*30\.00.EUR/);
  await conflict.getByRole('button', { name: 'Save selection' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  await expect.element(row).toHaveTextContent(/300\.00/);
  await row.getByRole('button', { name: 'Issue invoice' }).click();
  await expect.element(page.getByText(/^There are no charges of Gull Ltd/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'New price' }).click();
  await page.getByRole('textbox', { name: 'Price without tax [EUR]' }).fill('590');
  await page.getByRole('button', { name: 'Save price' }).click();
  await expect.element(table('Products')).toHaveTextContent('590.00');
  await page.getByRole('tab', { name: 'Invoices' }).click();
  const unbooked = table('Payments not booked').getByRole('row').filter({ hasText: 'I-2026-000004' });
  await expect.element(unbooked).toHaveTextContent(/520\.00.CHF.*The invoice is in EUR/);
  await unbooked.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(page.getByText('Enter a text of at most 500 characters.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Action taken' }).fill('Paid back');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect.element(unbooked).toHaveTextContent('Paid back (demo)');
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByRole('textbox', { name: 'Bank reference' }).fill('Statement 3');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect.element(table('Invoices')).toHaveTextContent('Paid');
});

test("P-05 an operator's admin is offered what is his, and nothing that moves money", async () => {
  openPage('/payments/customers', { ...ADMIN, runsPayments: false });
  const row = table('Customers').getByRole('row').filter({ hasText: 'Gull Ltd' });
  await expect.poll(() => textsOf(row.getByRole('button'))).toEqual(['Issue invoice']);
  await page.getByRole('button', { name: 'Add customer' }).click();
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveLength(4);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('tab', { name: 'Products' }).click();
  await expect.element(table('Products')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^(New price|Add product)$/ })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect.element(table('Payments not booked')).toBeVisible();
  await expect.element(table('Invoices')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^(Add note|Record payment|Withdraw invoice)$/ }))
    .not.toBeInTheDocument();
});

test('P-05 without the role there is no such page; without a customer one becomes one; a failed list can be tried again', async () => {
  const failing = { payments: 'none', failures: { listCustomers: 503 } } as const;
  openPage('/payments', failing);
  await expect.element(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  changeScenario({ failures: {} });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Aurora');
  await page.getByRole('button', { name: 'Become a customer' }).click();
  await expect.element(page.getByText(/^0\.00.EUR available$/)).toBeVisible();
  reopenPage('/payments/customers');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  changeScenario({ access: { 'on-demand-tracking': ['user'] } });
  reopenPage('/payments');
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
