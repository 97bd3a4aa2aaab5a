import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { changeScenario } from '../../mock-api/scenario.ts';
import { main, openPage } from '../testing/test-page.ts';

const LIST = '/ca/conjunctions';
const CONJUNCTIONS = 'listConjunctions';
const footer = () => page.getByRole('contentinfo').last();
const timeline = () => page.getByRole('region', { name: 'Overview' });
const marks = () => timeline().getByRole('application', { name: /closest approach/i });
const rows = () =>
  page
    .getByRole('grid', { name: 'Conjunctions' })
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });

/** Words next to the amber mark of caution. */
const caution = (words: string | RegExp): Locator =>
  footer()
    .getByCss('.status')
    .filter({ has: page.getByCss('.status-caution') })
    .filter({ hasText: words });

test('E-18 while the list loads the timeline says so, and claims no absence', async () => {
  openPage(LIST, { held: [CONJUNCTIONS] });
  await expect.element(timeline()).toHaveTextContent('Loading conjunctions');
  await expect.element(page.getByRole('status', { name: 'Loading conjunctions' })).toBeVisible();
  await expect.element(footer()).toHaveTextContent('Updating in background');
  await expect
    .element(page.getByText(/No (close approach|conjunction)|No upcoming|No decision needed/))
    .not.toBeInTheDocument();
  changeScenario({ held: [] });
  await expect.element(rows().first()).toBeVisible();
  await expect.element(timeline()).not.toHaveTextContent('Loading');
  await expect.element(marks()).toBeVisible();
});

test('E-18 an empty list waits for what was screened before it gives a reason', async () => {
  openPage(LIST, { conjunctions: 'none', held: ['getReadiness'] });
  await expect.element(page.getByRole('status', { name: 'Loading screening status' })).toBeVisible();
  await expect.element(page.getByText(/No upcoming conjunctions/)).not.toBeInTheDocument();
  changeScenario({ held: [] });
  await expect.element(page.getByText(/No upcoming conjunctions/)).toBeVisible();
});

test('E-18 a list that could not be loaded is not up to date, and neither is the page', async () => {
  openPage(LIST, { failures: { [CONJUNCTIONS]: 503 } });
  await expect.element(main().getByRole('alert')).toHaveTextContent('503');
  await expect.element(caution('Not up to date: not loaded')).toBeVisible();
  await expect.element(footer().getByText('Live', { exact: true })).toBeVisible();
  changeScenario({ failures: {} });
  await main().getByRole('button', { name: 'Try again' }).click();
  await expect.element(rows().first()).toBeVisible();
  // What failed next to the list is requested again too.
  await expect.element(page.getByRole('banner').getByRole('link', { name: /^Next critical/ })).toBeVisible();
  await expect.element(footer().getByText('Up to date', { exact: true })).toBeVisible();
});
