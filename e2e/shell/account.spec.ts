import { expect, type Page, test } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { brokenDigits, SIZES, sidewaysPx } from './fit.ts';
import { changeScenario, openShell } from './open-shell.ts';

/** Axe finds nothing in either theme, and on a phone nothing scrolls sideways and no number breaks. */
async function looksRight(page: Page) {
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(SIZES.phone);
  await expect.poll(() => sidewaysPx(page)).toBeLessThanOrEqual(0);
  await expect.poll(() => brokenDigits(page)).toEqual([]);
  await page.setViewportSize(SIZES.wide);
}

const admin = { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['user'] };

test('N-11 S-06 where the user is signed in: one sign-in ends, then all others, each after a question', async ({
  page,
}) => {
  await openShell(page, '/account?view=sessions');
  const table = page.getByRole('table', { name: 'Where you are signed in' });
  const rows = table.getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(/Chrome 131 on Linux\s*192\.0\.2\.17.*This one/);
  await expect(rows.nth(3)).toContainText(/Firefox 133 on Windows\s*not known/);
  await looksRight(page);

  await table.getByRole('button', { name: 'End the sign-in of Safari 18 on iOS' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2001:db8:85a3::8a2e:370:7334');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows).toHaveCount(4);
  await table.getByRole('button', { name: 'End the sign-in of Safari 18 on iOS' }).click();
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByText('The sign-in has been ended.')).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(dialog).toContainText('One sign-in ends. You stay signed in here.');
  await dialog.getByRole('button', { name: 'End', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
});

test('N-11 a provider that tells nothing leads to its own page, one that is away says so, and the guide is one press away', async ({
  page,
}) => {
  await openShell(page, '/account?view=sessions', { scenario: { sessions: 'not-offered' } });
  const main = page.getByRole('main');
  await expect(main.getByText('does not tell this application where you are signed in')).toBeVisible();
  await expect(main.getByRole('link', { name: 'See and end sign-ins on its account page' })).toHaveAttribute(
    'href',
    '/auth/realms/platform/account',
  );
  await changeScenario(page, { sessions: 'failing' });
  await page.reload();
  await expect(main.getByRole('alert')).toContainText('Provider unreachable');
  await changeScenario(page, { sessions: 'none' });
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('The identity provider names no sign-in.')).toBeVisible();
  await main.getByRole('link', { name: 'About this page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('25.4 limits of the organisation: how much there is, what to do near one, and what is known while the server is away', async ({
  page,
}) => {
  await openShell(page, '/account/profile?view=usage');
  const table = page.getByRole('table', { name: 'Collision Avoidance' });
  const files = table.getByRole('row').filter({ hasText: 'Files of all services' });
  await expect(files).toContainText('17.4 GB of 20.0 GB');
  await expect(files.getByRole('meter')).toHaveAttribute('aria-valuetext', '87\u00a0%');
  await expect(files).toContainText('Ask for more before it is full.');
  await expect(table.getByRole('meter', { name: /^Satellites/ })).toHaveAttribute('aria-valuetext', '<\u00a01\u00a0%');
  await expect(table).toContainText(/Satellites, stations, ephemerides, messages, plans, decisions/);
  await expect(page.getByRole('table', { name: 'On-Demand Tracking' })).toContainText('Sensors, requests, observation');
  await looksRight(page);
  await changeScenario(page, { failures: { getUsage: 503 } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('table', { name: 'On-Demand Tracking' })).toBeVisible();
});

test('P-03 programs: made with the own roles, the secret shown once with the call for a token, revoked; others read whom to ask', async ({
  page,
}) => {
  await openShell(page, '/account?view=machines', { scenario: { access: admin } });
  const table = page.getByRole('table', { name: 'Machine access' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('button', { name: 'New secret for books' })).toHaveCount(0);
  await looksRight(page);

  await page.getByRole('button', { name: 'New program' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog.getByText('Give it a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Orbit control');
  await dialog.getByText('Collision Avoidance: user').click();
  await dialog.getByRole('button', { name: 'Make' }).click();
  await expect(dialog.getByText('Copy it now: it is shown this once')).toBeVisible();
  await expect(dialog).toContainText('q8R3nYb0cV6xLw2TfKpZs5JmHd9GaEu4iXo7QyB1tNw');
  await expect(dialog).toContainText('grant_type=client_credentials');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('button', { name: 'Revoke Orbit control' }).click();
  await expect(dialog).toContainText('Tokens that it has end within five minutes.');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);

  await changeScenario(page, { machines: 'elsewhere' });
  await page.reload();
  await expect(page.getByRole('link', { name: 'https://id.example.com/realms/aurora' })).toBeVisible();
  await changeScenario(page, { access: { 'collision-avoidance': ['user'] } });
  await page.reload();
  await expect(page.getByText('Machine access is managed by administrators of a service.')).toBeVisible();
});
