import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, openPage, press } from '../../testing/test-page.ts';

test('K-04 Sun, Moon and planets stand in a table, over a site with azimuth and elevation', async () => {
  openPage('/sky');
  const table = page.getByRole('table', { name: 'Bodies in the sky' });
  await expect.element(table.getByRole('row')).toHaveLength(10);
  // K-03: lunar distances of 384,000 km.
  await expect
    .element(table.getByRole('row', { name: /Moon/ }))
    .toHaveTextContent('374,698 km · 0.976 lunar distances');
  await expect.element(table.getByRole('columnheader', { name: 'Azimuth' })).not.toBeInTheDocument();
  openPage('/sky?latitude=28.3&longitude=-16.5');
  await expect.element(table.getByRole('columnheader', { name: 'Azimuth' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Time (UTC)' }).fill('yesterday');
  await page.getByRole('button', { name: 'Compute' }).first().click();
  await expect.element(page.getByText('Enter the time as yyyy-MM-dd HH:mm:ss.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Time (UTC)' }).fill('2026-11-24 08:00:00');
  await page.getByRole('button', { name: 'Compute' }).first().click();
  await expectAddress(/time=2026-11-24T08/);
  await expect.element(page.getByText('At 2026-11-24 08:00:00 Z;')).toBeVisible();
});

test('K-04 an object of the catalogue and a state have their elements; what has none says so', async () => {
  openPage('/sky?object=58210');
  const object = page.getByRole('region', { name: 'Object of the catalogue' });
  await expect.element(object).toHaveTextContent('in sunlight');
  await expect.element(object).toHaveTextContent(/Inclination\s*82\.4054°/);
  await object.getByRole('textbox').fill('1');
  await object.getByRole('button', { name: 'Show' }).click();
  await expect.element(object).toHaveTextContent('The catalogue has no object 1.');
  const state = page.getByRole('region', { name: 'Orbital elements of a state' });
  await state.getByRole('button', { name: 'Compute' }).click();
  await expect.element(state).toHaveTextContent(/Semi-major axis\s*7,037\.954\skm/);
});

test('space weather is drawn by day with the age of its table, is read by keys and shown as a table', async () => {
  openPage('/sky');
  const weather = page.getByRole('region', { name: 'Space weather' });
  await expect.element(weather).toHaveTextContent(/SW-All\.csv, loaded .* ago\. Observed up to .* Predicted up to/);
  const flux = weather.getByRole('application', { name: /^Solar flux F10\.7, 226 days/ });
  await press(flux, 'ArrowRight');
  await expect.element(flux).toHaveTextContent('81-day mean');
  await expect.element(flux).toHaveTextContent('observed');
  await weather.getByRole('button', { name: /Period before today/ }).click();
  await page.getByRole('option', { name: 'two years' }).click();
  await expectAddress(/weather=730/);
  await expect.element(weather.getByRole('application', { name: /^Geomagnetic activity Ap, 776 days/ })).toBeVisible();
  await weather.getByRole('button', { name: 'Solar flux F10.7: menu' }).click();
  await page.getByRole('menuitem', { name: /table/i }).click();
  await expect.element(weather.getByRole('row', { name: /predicted/ }).first()).toBeVisible();
});

test('without a table of space weather the page says which one orbits use', async () => {
  openPage('/sky', { statistics: 'none' });
  await expect
    .element(page.getByRole('region', { name: 'Space weather' }))
    .toHaveTextContent('No space weather table is loaded');
});

test('K-04 calculations that fail say so and can be tried again', async () => {
  openPage('/sky', { failures: { getSkyBodies: 503, getSpaceWeather: 503 } });
  const bodies = page.getByRole('region', { name: 'Sun, Moon and planets' });
  await expect.element(bodies.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(bodies.getByRole('button', { name: /Copy/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Space weather' })).toHaveTextContent('Try again');
});
