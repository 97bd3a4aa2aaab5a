import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, openPage, press, reopenPage } from '../../testing/test-page.ts';

const EVENT = '/ca/conjunction/aurora-1/C48210';

test('R-26 the originators of an event are compared in a table', async () => {
  openPage(`${EVENT}?tab=analysis`);
  const sources = page.getByRole('region', { name: 'Table of originators' }).getByRole('table');
  await expect.element(sources.getByRole('row', { name: /KEEPOUT/ })).toHaveTextContent('reference');
  await expect.element(sources.getByRole('row', { name: /CSPOC/ })).toHaveTextContent(/4\.10 σ\s*Inconsistent/);
});

test('R-26 passages, forecast, density and the score of both orbits are shown with their basis', async () => {
  openPage(`${EVENT}?tab=analysis`);
  await expect
    .element(page.getByRole('region', { name: 'Close approaches of this pair' }))
    .toHaveTextContent('2 upcoming');
  const ahead = page.getByRole('region', { name: 'Outlook' });
  await expect.element(ahead).toHaveTextContent(/Based on 84 past conjunctions/);
  await expect.element(ahead).toHaveTextContent(/87\s% of past forecasts contained the outcome/);
  await expect
    .element(ahead.getByRole('application', { name: /forecast for the decision 3\.10e−09 to 6\.40e−04/ }))
    .toBeVisible();
  const density = ahead.getByRole('application', { name: /as forecast, maximum/ });
  await press(density, 'ArrowLeft');
  await expect.element(density).toHaveTextContent('−0.50 σ');
  const second = page.getByRole('region', { name: /^Orbit determination of object 2/ });
  await expect.element(second).toHaveTextContent(/Models\s*weight 3/);
  await expect.element(second).toHaveTextContent(/score 80\s%, 2 of 3 checks have data · composite 30\s%/);
  await expect.element(second).toHaveTextContent('71.0, limit 80.0');
  await expect.element(second).toHaveTextContent('not stated');
});

test('R-26 changes between messages, the trade space of drag and the fragments concern both objects', async () => {
  openPage(`${EVENT}?tab=analysis`);
  const updates = page.getByRole('region', { name: 'Change from message to message' });
  await expect
    .element(updates.getByRole('application', { name: /changed by .* sigma in the latest of 11 messages/ }))
    .toHaveLength(4);
  const trade = page.getByRole('region', { name: 'Space-weather trade space' }).getByRole('row');
  await expect.element(trade).toHaveLength(10);
  await expect.element(trade.nth(5).getByRole('cell').nth(4)).toHaveTextContent('2.41e−04');
  await expect
    .element(page.getByRole('region', { name: 'Fragments of a collision' }))
    .toHaveTextContent('268 kg, record of the satellite');
});

test('R-17 the plot of Pc continues to the decision as a band, and its table has the figures', async () => {
  openPage(EVENT);
  const plot = page.getByRole('figure', { name: 'Probability of collision' });
  await expect.element(plot).toHaveTextContent('forecast, 5 to 95 %');
  await plot.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect.element(plot.getByRole('row').last()).toHaveTextContent('forecast, 5 to 95 %: 3.10e−09');
});

test('R-17 the encounter in space is turned by keys, shown as a table, and kept in the address', async () => {
  openPage(EVENT);
  const figures = page.getByRole('group', { name: 'Geometry' });
  await figures.getByRole('button', { name: '3D' }).click();
  await expectAddress(/geometry=space/);
  const scene = page.getByRole('application', { name: /ONEWEB-0417 164\.4.m from AURORA-1/ });
  await expect.element(scene).toBeVisible();
  const outline = scene.getByCss('.scene-object-2 .scene-shell').first();
  const before = outline.element().getAttribute('d');
  await press(scene, 'ArrowRight');
  await expect.element(outline).not.toHaveAttribute('d', before);
  // Seen along N, T points to the right: the velocity of object 1 is horizontal.
  await userEvent.keyboard('nc');
  await expect
    .element(page.getByRole('button', { name: 'Combined covariance at object 2' }))
    .toHaveAttribute('aria-pressed', 'true');
  const frame = page.getByRole('figure', { name: 'Encounter in space' });
  await frame.getByRole('button', { name: /menu/ }).click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  await expect.element(frame.getByRole('row', { name: /^Miss m/ })).toHaveTextContent('164.4');
  reopenPage();
  await expect.element(page.getByRole('figure', { name: 'Encounter in space' })).toBeVisible();
});

test('R-26 an analysis that cannot be loaded says so, and the rest of the event remains', async () => {
  openPage(`${EVENT}?tab=analysis`, { failures: { getConjunctionAnalysis: 503 } });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('×');
});
