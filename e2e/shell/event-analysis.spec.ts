import { expect, test } from '@playwright/test';
import { brokenDigits, SIZES, sidewaysPx } from './fit.ts';
import { openShell } from './open-shell.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';

test('R-26 R-17 R-16 sources, passages, forecast and space of an event, and its message on a phone', async ({
  page,
}) => {
  await test.step('R-26 originators stand side by side with what sets them apart', async () => {
    await openShell(page, `${EVENT}?tab=analysis`);
    const sources = page.getByRole('region', { name: 'Table of originators' }).getByRole('table');
    await expect(sources.getByRole('row', { name: /KEEPOUT/ })).toContainText('on show');
    await expect(sources.getByRole('row', { name: /CSPOC/ })).toContainText(/4\.10 σ\s*Apart/);
  });

  await test.step('R-26 passages, forecast, density and the score of both orbits are told with what they rest on', async () => {
    await openShell(page, `${EVENT}?tab=analysis`);
    await expect(page.getByRole('region', { name: 'Passages of this pair' })).toContainText('2 ahead');
    const ahead = page.getByRole('region', { name: 'What may still come' });
    await expect(ahead).toContainText(/Rests on 84 past events/);
    await expect(ahead).toContainText(/Of past forecasts 87\s% held what came/);
    await expect(
      ahead.getByRole('application', { name: /forecast for the decision 3\.10e−09 to 6\.40e−04/ }),
    ).toBeVisible();
    const density = ahead.getByRole('application', { name: /as forecast, at most/ });
    await density.focus();
    await density.press('ArrowLeft');
    await expect(density).toContainText('−0.50 σ');
    const second = page.getByRole('region', { name: /^Orbit determination of object 2/ });
    await expect(second).toContainText(/Models\s*weight 3/);
    await expect(second).toContainText(/score 80\s%, 2 of 3 checks told · composite 30\s%/);
    await expect(second).toContainText('71.0, limit 80.0');
    await expect(second).toContainText('not told');
  });

  await test.step('R-26 changes from message to message, other drag and fragments are told of both objects', async () => {
    const updates = page.getByRole('region', { name: 'Change from message to message' });
    await expect(
      updates.getByRole('application', { name: /changed by .* sigma in the latest of 11 messages/ }),
    ).toHaveCount(4);
    const trade = page.getByRole('region', { name: 'Space-weather trade space' }).getByRole('row');
    await expect(trade).toHaveCount(10);
    await expect(trade.nth(5).getByRole('cell').nth(4)).toContainText('2.41e−04');
    await expect(page.getByRole('region', { name: 'If they collided' })).toContainText(
      '268 kg, record of the satellite',
    );
  });

  await test.step('R-17 the course of Pc goes on to the decision as a band, and its table has the figures', async () => {
    await openShell(page, EVENT);
    const plot = page.getByRole('figure', { name: 'Probability of collision' });
    await expect(plot).toContainText('forecast, 5 to 95 %');
    await plot.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(plot.getByRole('row').last()).toContainText('forecast, 5 to 95 %: 3.10e−09');
  });

  await test.step('R-17 the encounter stands in space: turned by keys, told as a table, and kept in the address', async () => {
    await openShell(page, EVENT);
    const figures = page.getByRole('group', { name: 'Geometry' });
    await figures.getByRole('button', { name: '3D' }).click();
    await expect(page).toHaveURL(/geometry=space/);
    const scene = page.getByRole('application', { name: /ONEWEB-0417 164\.4.m from AURORA-1/ });
    await expect(scene).toBeVisible();
    const outline = scene.locator('.scene-object-2 .scene-shell').first();
    const before = await outline.getAttribute('d');
    await scene.focus();
    await scene.press('ArrowRight');
    await expect(outline).not.toHaveAttribute('d', before ?? '');
    // Along N, T lies to the right: the velocity of object 1 is level.
    await scene.press('n');
    await scene.press('c');
    await expect(page.getByRole('button', { name: 'Combined covariance at object 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const frame = page.getByRole('figure', { name: 'Encounter in space' });
    await frame.getByRole('button', { name: /menu/ }).click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    await expect(frame.getByRole('row', { name: /^Miss m/ })).toContainText('164.4');
    await page.reload();
    await expect(page.getByRole('figure', { name: 'Encounter in space' })).toBeVisible();
  });

  await test.step('R-26 an analysis that does not come says so, and the rest of the event stays', async () => {
    const failures = { getConjunctionAnalysis: 503 };
    await openShell(page, `${EVENT}?tab=analysis`, { scenario: { failures } });
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('×');
  });

  await test.step('R-16 a message with a long identifier fits a phone', async () => {
    await page.setViewportSize(SIZES.phone);
    // As a screening names it: nothing in it lets a line break.
    const long = '20261121T083825_99001_99101_20261122T150043_013061780f85_20261121T083825';
    await page.addInitScript({
      content: `const parse = JSON.parse; JSON.parse = (text, ...rest) => parse(String(text).replaceAll(/"messageId":"[^"]*"/g, '"messageId":"${long}"'), ...rest);
      const json = Response.prototype.json; Response.prototype.json = async function () { return JSON.parse(await this.text()); };`,
    });
    await openShell(page, '/ca/cdm/aurora-1/C48210/C48210-M12');
    await expect(page.getByText(long).first()).toBeVisible();
    await expect.poll(() => sidewaysPx(page)).toBeLessThanOrEqual(0);
    expect((await brokenDigits(page)).filter((digits) => !digits.includes('20261121T083825'))).toEqual([]);
  });
});
