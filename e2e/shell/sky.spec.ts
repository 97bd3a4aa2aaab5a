import { expect, test } from '@playwright/test';
import { changeScenario, openShell, walkTo } from './open-shell.ts';

test('K-04 bodies, objects and states of the sky', async ({ page }) => {
  await test.step('K-04 Sun, Moon and planets stand in a table, over a site with azimuth and elevation', async () => {
    await openShell(page, '/sky');
    const table = page.getByRole('table', { name: 'Bodies in the sky' });
    await expect(table.getByRole('row')).toHaveCount(10);
    // K-03: lunar distances of 384,000 km.
    await expect(table.getByRole('row', { name: /Moon/ })).toContainText('374,698 km · 0.976 lunar distances');
    await expect(table.getByRole('columnheader', { name: 'Azimuth' })).toHaveCount(0);
    await page.goto('/sky?latitude=28.3&longitude=-16.5');
    await expect(table.getByRole('columnheader', { name: 'Azimuth' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Time (UTC)' }).fill('yesterday');
    await page.getByRole('button', { name: 'Compute' }).first().click();
    await expect(page.getByText('Write the time as yyyy-MM-dd HH:mm:ss.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Time (UTC)' }).fill('2026-11-24 08:00:00');
    await page.getByRole('button', { name: 'Compute' }).first().click();
    await expect(page).toHaveURL(/time=2026-11-24T08/);
    await expect(page.getByText('At 2026-11-24 08:00:00 Z;')).toBeVisible();
  });

  await test.step('K-04 an object of the catalogue and a state have their elements; what has none says so', async () => {
    await walkTo(page, '/sky?object=58210');
    const object = page.getByRole('region', { name: 'Object of the catalogue' });
    await expect(object).toContainText('in sunlight');
    await expect(object).toContainText(/Inclination\s*82\.4054°/);
    await object.getByRole('textbox').fill('1');
    await object.getByRole('button', { name: 'Show' }).click();
    await expect(object).toContainText('The catalogue has no object 1.');
    const state = page.getByRole('region', { name: 'Orbital elements of a state' });
    await state.getByRole('button', { name: 'Compute' }).click();
    await expect(state).toContainText(/Semi-major axis\s*7,037\.954\skm/);
  });

  await test.step('space weather is drawn day by day with the age of its table, is walked by keys and stands as a table', async () => {
    const weather = page.getByRole('region', { name: 'Space weather' });
    await expect(weather).toContainText(/SW-All\.csv, loaded .* ago\. Observed up to .* Predicted up to/);
    const flux = weather.getByRole('application', { name: /^Flux of the Sun F10\.7, 226 days/ });
    await flux.focus();
    await page.keyboard.press('ArrowRight');
    await expect(flux).toContainText('81-day mean');
    await expect(flux).toContainText('observed');
    await weather.getByRole('button', { name: /Before today/ }).click();
    await page.getByRole('option', { name: 'two years' }).click();
    await expect(page).toHaveURL(/weather=730/);
    await expect(weather.getByRole('application', { name: /^Magnetic activity Ap, 776 days/ })).toBeVisible();
    await weather.getByRole('button', { name: 'Flux of the Sun F10.7: menu' }).click();
    await page.getByRole('menuitem', { name: /table/i }).click();
    await expect(weather.getByRole('row', { name: /predicted/ }).first()).toBeVisible();
  });

  await test.step('without a table it says what orbits fly in', async () => {
    await changeScenario(page, { statistics: 'none' });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Space weather' })).toContainText(
      'No table of space weather is loaded',
    );
  });

  await test.step('K-04 what fails says so, with a way to try again', async () => {
    await changeScenario(page, { failures: { getSkyBodies: 503, getSpaceWeather: 503 } });
    await page.reload();
    await expect(page.getByRole('region', { name: 'Sun, Moon and planets' }).getByRole('button')).toContainText([
      /Try again/,
      /Copy/,
    ]);
    await expect(page.getByRole('region', { name: 'Space weather' })).toContainText('Try again');
  });
});
