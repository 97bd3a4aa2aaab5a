import { expect, test } from '@playwright/test';
import { openShell, walkTo } from './open-shell.ts';

const ADMIN = { 'collision-avoidance': ['admin'], 'on-demand-tracking': ['user'] };

test('N-11 S-06 P-03 an administrator ends sign-ins, makes a program and revokes it', async ({ page }) => {
  await test.step('N-11 S-06 one sign-in ends, then all others, each after a question', async () => {
    await openShell(page, '/account?view=sessions', { scenario: { access: ADMIN } });
    const table = page.getByRole('table', { name: 'Active sign-ins' });
    const rows = table.getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText(/Chrome 131 on Linux\s*192\.0\.2\.17.*This browser/);
    await expect(rows.nth(3)).toContainText(/Firefox 133 on Windows\s*unknown/);

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
    await expect(dialog).toContainText('One sign-in will end. You stay signed in here.');
    await dialog.getByRole('button', { name: 'End', exact: true }).click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'End all others' })).toHaveCount(0);
  });

  await test.step('P-03 a program is made with the own roles, its secret shown once with the call for a token, and revoked', async () => {
    await walkTo(page, '/account?view=machines');
    const table = page.getByRole('table', { name: 'Machine access' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('button', { name: 'New secret for books' })).toHaveCount(0);

    await page.getByRole('button', { name: 'New program' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Create program' }).click();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Orbit control');
    await dialog.getByText('Collision Avoidance: user').click();
    await dialog.getByRole('button', { name: 'Create program' }).click();
    await expect(dialog.getByText('Copy the secret now. It is shown only once.')).toBeVisible();
    await expect(dialog).toContainText('q8R3nYb0cV6xLw2TfKpZs5JmHd9GaEu4iXo7QyB1tNw');
    await expect(dialog).toContainText('grant_type=client_credentials');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(table.getByRole('row')).toHaveCount(4);
    await table.getByRole('button', { name: 'Revoke Orbit control' }).click();
    await expect(dialog).toContainText('Issued tokens expire within five minutes.');
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect(table.getByRole('row')).toHaveCount(3);
  });
});
