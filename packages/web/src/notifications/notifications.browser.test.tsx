import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openPage, SIZES } from '../testing/test-page.ts';

const send = () => page.getByRole('button', { name: 'Send a notification' }).click();
const openMessages = () => openPage('/dev/kitchensink?group=status');
const messages = () => page.getByRole('region', { name: 'Notifications' });
const toasts = () => messages().getByCss('.toast');
const badge = (name: string) => page.getByRole('button', { name, exact: true });
const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' });

/** Timers run on while the test waits, and can be advanced. */
const holdClock = () => vi.useFakeTimers({ shouldAdvanceTime: true });

test('N-02 N-03 a toast stays for 12 s, then only the badge counts it', async () => {
  holdClock();
  openMessages();
  await send();
  await expect.element(messages().getByText('Settings updated')).toBeVisible();
  await expect.element(badge('Notifications, 1 new')).toBeVisible();
  await vi.advanceTimersByTimeAsync(12_000);
  await expect.element(messages().getByText('Settings updated')).not.toBeInTheDocument();
  await expect.element(badge('Notifications, 1 new')).toBeVisible();
});

test.each(['wide', 'phone'] as const)('N-02 a toast covers nothing of the page: %s', async (size) => {
  const [width, height] = SIZES[size];
  await page.viewport(width, height);
  openMessages();
  await send();
  await expect.element(toasts()).toHaveLength(1);
  const bottom = page.getByRole('main').element().getBoundingClientRect().bottom;
  await expect.poll(() => toasts().element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('N-02 a toast that is closed is read', async () => {
  openMessages();
  await send();
  await messages().getByRole('button', { name: 'Close Settings updated' }).click();
  await expect.element(messages().getByText('Settings updated')).not.toBeInTheDocument();
  await expect.element(badge('Notifications')).toBeVisible();
});

test('N-02 a toast under the pointer stays and is read when the pointer leaves', async () => {
  holdClock();
  openMessages();
  await send();
  await messages().getByText('Settings updated').hover();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(messages().getByText('Settings updated')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.element(messages().getByText('Settings updated')).not.toBeInTheDocument();
  await expect.element(badge('Notifications')).toBeVisible();
});

test('N-04 C-04 the sidebar lists the newest notification first, with the code except for 200', async () => {
  openMessages();
  await send();
  await send();
  await badge('Notifications, 2 new').click();
  const list = sidebar().getByRole('listitem');
  await expect.element(list).toHaveLength(2);
  await expect.element(list.nth(0)).toHaveTextContent('404 Not Found');
  await expect.element(list.nth(1)).toHaveTextContent('Settings updated');
  await expect.element(list.nth(1)).not.toHaveTextContent('200');
});

test('N-02 in the sidebar the pointer marks a notification as read, and its button hides it', async () => {
  openMessages();
  await send();
  await badge('Notifications, 1 new').click();
  await sidebar().getByText('Your user settings have been saved.').hover();
  await expect.element(badge('Notifications')).toBeVisible();
  await sidebar().getByRole('button', { name: 'Hide Settings updated' }).click();
  await expect.element(sidebar().getByText('No notifications')).toBeVisible();
});

test('C-07 a failure is an alert to a screen reader, any other notification a status', async () => {
  openMessages();
  await send();
  await send();
  await expect.element(messages().getByRole('status')).toHaveTextContent('Settings updated');
  await expect.element(messages().getByRole('alert')).toHaveTextContent('404 Not Found');
});

test('at most four toasts are shown at once, two on a phone, the newest on top', async () => {
  openMessages();
  for (let count = 0; count < 6; count++) await send();
  await expect.element(toasts()).toHaveLength(4);
  await expect.element(toasts().first()).toHaveTextContent('503 Service Unavailable');
  // Each is as wide as a phone.
  await page.viewport(...SIZES.phone);
  await expect.element(toasts()).toHaveLength(2);
  await expect.element(toasts().first()).toHaveTextContent('503 Service Unavailable');
});
