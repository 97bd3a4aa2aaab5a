import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, main, openPage } from '../testing/test-page.ts';

const crumbs = () => page.getByRole('navigation', { name: 'Breadcrumbs' });
const title = () => expect.poll(() => document.title);
const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' });

test('C-03 an address that names a tab of the sidebar opens it there, and closing removes it from the address', async () => {
  openPage('/account?sidebar=notifications');
  await expect.element(sidebar().getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true');
  await sidebar().getByRole('button', { name: 'Close' }).click();
  await expect.element(sidebar()).not.toBeInTheDocument();
  await expectAddress('/account');
});

test('C-03 an unknown tab in the address opens nothing', async () => {
  openPage('/account?sidebar=elsewhere');
  await expect.element(main().getByRole('heading').first()).toBeVisible();
  await expect.element(sidebar()).not.toBeInTheDocument();
});

test('R-28 the title names both objects and the closest approach of an event, and the satellite with its number', async () => {
  openPage('/ca/conjunction/aurora-1/C48210');
  await title().toMatch(/^AURORA-1 × .+, TCA \d{4}-\d\d-\d\d \d\d:\d\d:\d\d Z · Conjunction · Keepout$/);
  openPage('/ca/manoeuvre/aurora-1/C48210');
  await title().toMatch(/^AURORA-1 × .+, TCA .+ · Manoeuvre · Keepout$/);
  openPage('/ca/satellite/aurora-2');
  await title().toMatch(/^AURORA-2, \d+ · Satellite · Keepout$/);
});

test('R-22 R-28 the trail of a page or a record that does not exist has no ids', async () => {
  openPage('/ca/nowhere');
  await expect.element(crumbs()).toHaveTextContent(/^Collision AvoidancePage not found$/);
  await title().toBe('Page not found \u00b7 Keepout');
  openPage('/ca/conjunction/no-satellite/no-event');
  await expect.element(crumbs()).toHaveTextContent(/^Collision AvoidanceConjunctionsPage not found$/);
  await title().toBe('Page not found \u00b7 Keepout');
});
