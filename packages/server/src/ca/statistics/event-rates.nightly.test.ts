import { existsSync, readFileSync } from 'node:fs';
import type { EventRates } from '@keepout/contract/ca/event-rates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance]);
});
afterAll(() => platform.close());

const published = new URL('../../../../../../shared/reference/event-rate/pctable_43617.csv.gz', import.meta.url);
it.runIf(existsSync(published))('R-19 the published archive has the published rate over HTTP', async () => {
  const question = { radius: 4.5, years: 5, 'commit-days': 0.5, 'consider-days': 3, residual: 0.03 };
  const answer = await platform.app.inject({
    ...route('computeArchiveRates', {}, question),
    headers: { ...(await platform.bearer()), 'content-type': 'application/gzip' },
    payload: readFileSync(published),
  });
  const json = answer.json<EventRates>();
  expect(json.archive).toMatchObject({ messages: 17_365, events: 3134, eventsUsed: 256 });
  const { ratePerYear } = json.rates[2]!;
  expect(Math.abs(ratePerYear.median / 0.074 - 1)).toBeLessThan(0.05);
  expect(ratePerYear.upper95).toBeCloseTo(0.4, 6);
});
