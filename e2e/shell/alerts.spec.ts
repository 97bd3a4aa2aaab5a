import { expect, test } from '@playwright/test';
import { ADDRESS, dismissToasts, section } from './alerts-page.ts';
import { openShell, walkTo } from './open-shell.ts';

const SETTINGS = '/api/v1/alerts/settings';

test('R-05 N-05 N-06 N-07 notification channels: sections, faults at their fields, refusals', async ({ page }) => {
  await test.step('R-05 N-05 N-06 N-07 the settings form: sections by role, BETA, statuses, the specification’s words, focus on the first fault', async () => {
    await openShell(page, ADDRESS);
    const form = page.getByRole('form', { name: 'Notification channels' });
    const ca = section(page, 'Collision Avoidance');
    await expect(ca.getByRole('textbox')).toHaveCount(4);
    await expect(ca.getByText('BETA')).toHaveCount(2);
    await expect(form.getByText('Slack')).toHaveCount(0);
    for (const [status, isChosen] of [
      ['Complete', true],
      ['Cancelled', true],
      ['Pending', false],
      ['In progress', false],
    ] as const)
      await expect(ca.getByRole('checkbox', { name: status, exact: true })).toBeChecked({ checked: isChosen });
    const odt = section(page, 'On-Demand Tracking');
    await ca.getByRole('textbox', { name: 'Email' }).fill('');
    await ca.getByRole('textbox', { name: 'Microsoft Teams' }).fill('teams.example.org');
    await odt.getByRole('textbox', { name: 'Email' }).fill('nobody');
    await form.getByRole('button', { name: 'Save changes' }).click();
    const alert = form.getByRole('alert');
    await expect(alert).toContainText('Microsoft Teams address must be a valid address.');
    await expect(alert).toContainText('Email address must be a valid address.');
    await expect(ca.getByRole('textbox', { name: 'Microsoft Teams' })).toBeFocused();

    await ca.getByRole('textbox', { name: 'PagerDuty' }).fill('no key');
    await expect(alert).toContainText('PagerDuty needs a routing key');
    await ca.getByRole('textbox', { name: 'PagerDuty' }).fill('R0123456789abcdefR0123456789abcd');
    await ca.getByRole('textbox', { name: 'Microsoft Teams' }).fill('https://teams.example.org/workflows/1');
    await odt.getByRole('textbox', { name: 'Email' }).fill('night@example.org');
    await odt.getByText('In progress').click();
    await expect(form.getByText('Unsaved changes')).toBeVisible();
    await form.getByRole('button', { name: 'Save changes' }).click();
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByRole('status')).toContainText('Settings updated');
    await expect(toasts.getByRole('status')).toContainText('Your user settings have been saved.');
    await dismissToasts(page);
    // The form is loaded anew from what was saved.
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('tab', { name: 'Channels' }).click();
    await expect(odt.getByRole('textbox', { name: 'Email' })).toHaveValue('night@example.org');
    await expect(odt.getByRole('checkbox', { name: 'In progress' })).toBeChecked();
    await expect(ca.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  });

  await test.step('N-06 an address that the server never calls is refused in the words of the specification, and nothing is lost', async () => {
    await walkTo(page, ADDRESS);
    const form = page.getByRole('form', { name: 'Notification channels' });
    const webhook = section(page, 'On-Demand Tracking').getByRole('textbox', { name: 'Webhook' });
    await section(page, 'Collision Avoidance').getByRole('textbox', { name: 'Email' }).fill('night@example.org');
    await webhook.fill('http://hooks.example.org/x');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByRole('alert')).toContainText('Webhook URL must be a valid address.');
    await expect(webhook).toBeFocused();
    await expect(webhook).toHaveValue('http://hooks.example.org/x');
    await expect(page.getByRole('region', { name: 'Notifications' }).locator('.toast')).toHaveCount(0);
    await webhook.fill('https://hooks.example.org:5432/x');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(form.getByRole('alert')).toContainText(
      'Webhook URL must be a valid address. Only port 443 is allowed.',
    );
    await webhook.fill('https://hooks.example.org/x');
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toContainText(
      'Settings updated',
    );
    await dismissToasts(page);
  });

  await test.step('N-05 the button says Saving... and is disabled meanwhile; a failure gives it back without a message', async () => {
    await walkTo(page, ADDRESS);
    const save = page.getByRole('button', { name: 'Save changes' });
    await expect(save).toBeEnabled();
    await page.evaluate(`localStorage.setItem('keepout.mock', JSON.stringify({ held: ['getUserConfiguration'] }))`);
    await save.click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await page.evaluate(
      `localStorage.setItem('keepout.mock', JSON.stringify({ failures: { getUserConfiguration: 503 } }))`,
    );
    await expect(save).toBeEnabled();
    const toasts = page.getByRole('region', { name: 'Notifications' }).locator('.toast');
    await expect(toasts.filter({ hasNotText: 'Settings updated' })).toHaveCount(0);
  });
});

test('N-12 a channel is tested, rules are backtested, and a message is sent again', async ({ page }) => {
  await test.step('N-12 a place is tested and switched on again, rules are rehearsed before they are saved, and messages open with their attempts', async () => {
    await openShell(page, ADDRESS);
    await page.getByRole('button', { name: 'Send test to ops@example.org' }).click();
    await expect(page.getByText('Stored in the outbox: this installation has no mail relay.')).toBeVisible();
    await page.getByRole('button', { name: /Format of messages to https/ }).click();
    await page.getByRole('option', { name: 'CloudEvents' }).click();
    await expect(page.getByRole('button', { name: /Format of messages to https/ })).toContainText('CloudEvents');
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByRole('button', { name: 'Switch on' })).toHaveCount(0);

    await page.getByRole('button', { name: 'New calendar URL' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tablet');
    await page.getByRole('button', { name: 'Create calendar URL' }).click();
    const shown = page.getByRole('dialog', { name: 'Calendar URL for Tablet' });
    await expect(shown).toContainText('/subscription.ics?token=');
    await shown.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Revoke Tablet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Revoke Tablet' })).toHaveCount(0);

    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('button', { name: 'Run backtest' }).click();
    const outcome = page.getByRole('region', { name: 'Backtest' }).getByRole('status').filter({ hasText: 'messages' });
    await expect(outcome).toContainText(/^9 messages ·.* from \d+ assessments and alerts since \d{4}-/);
    const watch = page.getByRole('listitem').filter({ hasText: 'The verdict rises to watch' });
    await watch.getByText('Immediately').click();
    await page.getByRole('button', { name: 'Run backtest' }).click();
    await expect(outcome).toContainText('42 messages');
    await page.evaluate(
      `fetch('${SETTINGS}').then((answer) => answer.json()).then((settings) =>
        fetch('${SETTINGS}', { method: 'PUT', body: JSON.stringify({ ...settings, digestAt: '05:30' }) }))`,
    );
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('dialog', { name: 'Another user saved changes' });
    await expect(conflict.getByRole('radio', { name: 'Saved value: 05:30' })).toBeChecked();
    await conflict.getByRole('button', { name: 'Save selection' }).click();
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Digest at' })).toHaveValue('05:30');

    await page.getByRole('tab', { name: 'Delivery log' }).click();
    await page
      .getByRole('button', { name: /^Act: AURORA-3/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('451 later');
    await sheet.getByRole('button', { name: 'Send again' }).click();
    await expect(sheet).toContainText('Queued');
  });
});
