import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { PassRate } from '@keepout/contract/odt/pass-rate';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowTaiS } from '../../platform/now.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { NETWORK, OPERATOR, placePass, placeRequest, populate, REMOTE } from '../observations/test-observed.ts';
import { observationPass, observationRequestTable } from '../records/request-tables.ts';
import { call, startTracking } from '../test-tracking.ts';

describe('what came of passes', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false });
    await populate(platform);
  });
  afterAll(() => platform.close());

  const rates = async (operatorId = OPERATOR) =>
    (await call<PassRate[]>(platform, { operatorId }, route('listPassRates'))).json;

  /** Passes of an order, each as it ended and at how many degrees it culminated, an hour apart. */
  async function passed(sensorCode: string, ends: readonly (readonly [RequestStatus, number])[], daysAgo = 1) {
    const { orm } = platform.context.database;
    const requestId = await placeRequest(platform);
    const at = nowTaiS() - daysAgo * SECONDS_PER_DAY;
    const createdAt = new Date(Date.now() - daysAgo * 1000 * SECONDS_PER_DAY).toISOString();
    await orm.update(observationRequestTable).set({ createdAt }).where(eq(observationRequestTable.id, requestId));
    for (const [index, [status, maxElevation]] of ends.entries()) {
      const { id, visibility } = await placePass(platform, requestId, { sensorCode });
      const startTaiS = at + 3600 * index;
      const change = { status, startTaiS, endTaiS: startTaiS + 300, visibility: { ...visibility, maxElevation } };
      await orm.update(observationPass).set(change).where(eq(observationPass.id, id));
    }
  }

  it('says nothing of a sensor of which no pass has ended', async () => {
    const open = ['PENDING', 'APPROVED', 'EXECUTED', 'PUBLISHED'] as const;
    await passed(
      REMOTE.sensorCode,
      [...open, 'INFEASIBLE' as const, 'CANCELLED' as const].map((end) => [end, 40]),
    );
    expect(await rates()).toEqual([]);
  });

  it('counts passes that are over, with the exact interval of their share', async () => {
    await passed(NETWORK.sensorCode, [
      ...Array.from({ length: 9 }, () => ['SUCCESSFUL', 45] as const),
      ...[['UNSUCCESSFUL', 45] as const, ['UNSUCCESSFUL', 12] as const, ['SUCCESSFUL', 90] as const],
    ]);
    const [rate, ...others] = await rates();
    expect(others).toEqual([]);
    expect(rate).toMatchObject({ sensorCode: NETWORK.sensorCode, dataMode: 'SIMULATED', passes: 12, successful: 10 });
    // Clopper and Pearson's interval of 10 in 12: quantiles of the beta distribution by scipy 1.17.1, to all digits as by mpmath 1.4.1.
    expect(rate?.share).toBeCloseTo(10 / 12, 15);
    expect(rate?.lower).toBeCloseTo(0.5158622513, 10);
    expect(rate?.upper).toBeCloseTo(0.9791374745, 10);
    expect((Date.parse(rate?.to ?? '') - Date.parse(rate?.from ?? '')) / 3_600_000).toBeCloseTo(11, 6);
  });

  it('tells a band of elevation only where ten passes stand in it', async () => {
    const [rate] = await rates();
    expect(rate?.byElevation).toMatchObject([{ least: 30, most: 60, passes: 10, successful: 9, share: 0.9 }]);
  });

  it('leaves orders of more than a year ago out', async () => {
    await passed(REMOTE.sensorCode, [['SUCCESSFUL', 40]], 366);
    expect((await rates()).map(({ sensorCode }) => sensorCode)).toEqual([NETWORK.sensorCode]);
    await passed(REMOTE.sensorCode, [['SUCCESSFUL', 40]], 364);
    expect((await rates()).map(({ sensorCode, passes }) => [sensorCode, passes])).toEqual([
      [REMOTE.sensorCode, 1],
      [NETWORK.sensorCode, 12],
    ]);
  });

  it("is of an operator's own passes alone", async () => {
    expect(await rates('another')).toEqual([]);
  });
});
