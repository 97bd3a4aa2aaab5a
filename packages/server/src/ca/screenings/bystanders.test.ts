import { parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { screenWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;

describe('R-14 a screening meets other satellites as their operators know them', () => {
  let platform: TestPlatform;
  const own = testElements(START_TAI_S);
  const crosser = testCrosser(START_TAI_S);
  /** Where its operator has it: some hundred metres ahead of the catalogue. */
  const ahead: MeanElements = { ...crosser, meanAnomalyDeg: crosser.meanAnomalyDeg + 0.003 };
  let fileId: string;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeTestCatalogue(platform.context, [own, crosser]);
    await platform.addSatellite({ name: 'SENTINEL A', noradId: 90_000 }, await platform.bearer({ operatorId: 'a' }));
    await platform.addSatellite({ name: 'CROSSER', noradId: 90_001 }, await platform.bearer({ operatorId: 'b' }));
    // Half a day of it.
    await upload('b', 'secret name.oem', testOem(ahead, { startTaiS: START_TAI_S, count: 721, stepS: 60 }));
    fileId = await upload('a', 'a.oem', testOem(own, { startTaiS: START_TAI_S, count: 1441, stepS: 60 }));
  });
  afterAll(() => platform.close());

  async function call(operatorId: string, place: Route, payload?: object) {
    const headers = await platform.bearer({ operatorId });
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  }

  async function upload(operatorId: string, name: string, content: string): Promise<string> {
    const form = testForm([{ name, content }], { screen: 'false' });
    const headers = { ...(await platform.bearer({ operatorId })), ...form.headers };
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers,
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().accepted[0].oemFileId;
  }

  async function screened(): Promise<{ run: Screening; conjunctions: Conjunction[]; messages: string }> {
    const { screeningId: id } = (
      await call('a', route('createScreening'), { oemFileId: fileId, days: 1 })
    ).json() as Screening;
    await screenWholly(platform.context, id);
    const run = (await call('a', route('getScreening', { screeningId: id }))).json() as Screening;
    const conjunctions = (
      await call('a', route('listScreeningConjunctions', { screeningId: id }))
    ).json() as Conjunction[];
    return { run, conjunctions, messages: (await call('a', route('listCdms', {}, { 'screening-id': id }))).body };
  }

  /** Least distance of two element sets around a time, by looking every millisecond. */
  function leastDistanceM(set: MeanElements, otherSet: MeanElements, aroundTaiS: number): number {
    const [first, second] = [sgp4Ephemeris(set), sgp4Ephemeris(otherSet)];
    const [x, y] = [new Float64Array(6), new Float64Array(6)];
    let least = Number.POSITIVE_INFINITY;
    for (let ms = -1000; ms <= 1000; ms++) {
      first.stateAt(aroundTaiS + ms / 1000, x);
      second.stateAt(aroundTaiS + ms / 1000, y);
      least = Math.min(least, Math.hypot(x[0]! - y[0]!, x[1]! - y[1]!, x[2]! - y[2]!));
    }
    return least;
  }

  const tcaOf = ({ conjunctionData }: Conjunction): number => {
    const parsed = parseUtc(conjunctionData.tca);
    if (!parsed.ok) throw new Error(conjunctionData.tca);
    return parsed.value;
  };

  it('takes the catalogue while the other operator keeps his ephemeris to himself', async () => {
    const { run, conjunctions } = await screened();
    expect(run.otherEphemerides).toBe(0);
    expect(conjunctions.length).toBeGreaterThan(20);
    for (const conjunction of conjunctions) {
      expect(conjunction.totalMissDistance).toBeCloseTo(leastDistanceM(own, crosser, tcaOf(conjunction)), 0);
      expect(conjunction.screeningType).toBe('OPS_CAT');
    }
  });

  it('takes his ephemeris, as long as it lasts, when he shares it, and never the name of his file', async () => {
    const before = (await screened()).conjunctions;
    const rules = (await call('b', route('getFlightRules'))).json();
    await call('b', route('changeFlightRules'), { ...rules, sharesEphemerides: true });
    const { run, conjunctions, messages } = await screened();
    expect(run.otherEphemerides).toBe(1);
    // Each passage once: the catalogue's twin does not stand beside it.
    expect(conjunctions.length).toBe(before.length);
    const ends = START_TAI_S + 720 * 60;
    for (const conjunction of conjunctions) {
      const isKnown = tcaOf(conjunction) <= ends;
      expect(conjunction.screeningType).toBe(isKnown ? 'OPS_OPS' : 'OPS_CAT');
      expect(conjunction.totalMissDistance).toBeCloseTo(
        leastDistanceM(own, isKnown ? ahead : crosser, tcaOf(conjunction)),
        0,
      );
    }
    expect(conjunctions.some((conjunction) => tcaOf(conjunction) > ends)).toBe(true);
    expect(messages).not.toContain('secret name');
  });
});
