import { interpolatedState } from '@keepout/assessment/orbit/interpolated-state';
import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EphemerisFile, EphemerisState, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type QueryOf, route } from '../../test-route.ts';
import { elementSets } from '../../tle/module.ts';
import { readEphemeris } from '../ephemerides/read.thread.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements, testOem } from '../test-oem.ts';

describe('R-11 the quality report over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements = testElements(startTaiS);
  const oem = (changes: Partial<Parameters<typeof testOem>[1]> = {}) =>
    testOem(elements, { startTaiS, count: 1440, stepS: 60, ...changes });

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets], { worker: false });
    headers = await platform.bearer();
    await platform.addSatellite(elements);
  }, 60_000);
  afterAll(() => platform.close());

  async function uploaded(name: string, text: string, fields: Record<string, string> = {}): Promise<EphemerisFile> {
    const form = testForm([{ name, content: text }], { screen: 'false', ...fields });
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return (answer.json() as EphemerisUpload).accepted[0]!;
  }

  async function quality(oemId: string, query: QueryOf<'getEphemerisQuality'> = {}) {
    const answer = await platform.app.inject({ ...route('getEphemerisQuality', { oemId }, query), headers });
    return { status: answer.statusCode, json: answer.json() as EphemerisQuality & Problem };
  }

  it('a first file stands alone, the next one goes on from it and is in force', async () => {
    const first = await uploaded('first.oem', oem());
    const alone = await quality(first.oemFileId);
    expect(alone.status, JSON.stringify(alone.json)).toBe(200);
    expect(alone.json).toMatchObject({ isInForce: true, comparison: null, identicalTo: [], gaps: [] });
    expect(alone.json.findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['span-short', 'nothing-before']),
    );

    const second = await uploaded('second.oem', oem({ count: 1500 }));
    const next = (await quality(second.oemFileId)).json;
    expect(next.isInForce).toBe(true);
    expect((await quality(first.oemFileId)).json.isInForce).toBe(false);
    expect(next.comparison).toMatchObject({ oemFileId: first.oemFileId, fileName: 'first.oem', burn: null });
    expect(next.comparison!.overlapSeconds).toBeCloseTo(1439 * 60, 3);
    expect(next.comparison!.handover!.mahalanobisDistance).toBeLessThan(1e-3);
    expect(next.findings.map(({ code }) => code)).toContain('continues');
  });

  it('a file that was sent before is named, and is not compared with itself', async () => {
    const again = await uploaded('again.oem', oem({ count: 1500 }));
    const { json } = await quality(again.oemFileId);
    expect(json.identicalTo.map(({ fileName }) => fileName)).toEqual(['second.oem']);
    expect(json.comparison?.fileName).toBe('first.oem');
  });

  it('a candidate is compared with the file in force, or with one that is named, and speaks for nobody', async () => {
    const candidate = await uploaded('candidate.oem', oem({ count: 1400 }), { designation: 'CANDIDATE' });
    const { json } = await quality(candidate.oemFileId);
    expect(json).toMatchObject({ isInForce: false, comparison: { fileName: 'again.oem' } });
    const first = json.comparison && (await quality(candidate.oemFileId, { against: json.comparison.oemFileId })).json;
    expect(first?.comparison?.oemFileId).toBe(json.comparison?.oemFileId);
  });

  it('there is no report of a file that is not there, nor one against it or against itself', async () => {
    const mine = await uploaded('mine.oem', oem({ count: 1410 }));
    expect((await quality('oem-nothing')).status).toBe(404);
    expect((await quality(mine.oemFileId, { against: 'oem-nothing' })).status).toBe(404);
    expect((await quality(mine.oemFileId, { against: mine.oemFileId })).status).toBe(404);
  });

  it('C12 tells state and covariance between points as the command does, and refuses a time outside', async () => {
    const file = await uploaded('between.oem', oem({ count: 60 }));
    const ask = async (atTaiS: number) => {
      const at = formatUtcZ(atTaiS, 6);
      return await platform.app.inject({ ...route('getEphemerisState', { oemId: file.oemFileId }, { at }), headers });
    };
    const answer = await ask(startTaiS + 1510.25);
    expect(answer.statusCode, answer.body).toBe(200);
    const read = readEphemeris({ bytes: Buffer.from(oem({ count: 60 })), limitBytes: 1e8 });
    if (!read.ok) throw new Error(read.fault.code);
    const state = interpolatedState(unpackEphemeris(read.value.ephemeris), startTaiS + 1510.25);
    expect(answer.json()).toEqual(state);
    const { positionKm, covarianceKm, isPositive } = answer.json<EphemerisState>();
    expect(Math.hypot(...positionKm)).toBeGreaterThan(6500);
    expect([covarianceKm?.length ?? null, isPositive]).toEqual(file.covarianceCount > 0 ? [6, true] : [null, null]);
    const outside = await ask(startTaiS + 90_000);
    expect([outside.statusCode, outside.json().code]).toEqual([422, 'time-outside-ephemeris']);
  });
});
