import { readFileSync } from 'node:fs';
import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { interpolatedState } from '@keepout/assessment/orbit/interpolated-state';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Cdm, CdmSummary } from '@keepout/contract/ca/cdm';
import type { EphemerisFile, EphemerisState, EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { EphemerisQuality } from '@keepout/contract/ca/ephemeris-quality';
import type { Screening } from '@keepout/contract/ca/screening';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { elementSets } from '../../tle/module.ts';
import { excerptOf } from '../ephemerides/excerpt.thread.ts';
import { collisionAvoidance } from '../module.ts';
import { ocmOf, testCrosser, testElements, testOem } from '../test-oem.ts';

const PUBLIC = readFileSync(new URL('../../../../../conformance/tracss/47401.ocm', import.meta.url), 'utf8');
/** What a public file does without the book: named, and taken. */
const DEPARTURE = { code: 'value-not-allowed', line: 1, keyword: 'CCSDS_OCM_VERS', value: '502.0-B-3' };

describe('R-11 an OCM over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const elements = testElements(startTaiS);
  const oem = testOem(elements, { startTaiS, count: 721, stepS: 60 });
  const ocm = ocmOf(oem);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets]);
    headers = await platform.bearer();
    await storeTestCatalogue(platform.context, [elements, testCrosser(startTaiS)]);
    for (const satellite of [elements, { name: 'S', noradId: 47_401, cosparId: '' }])
      await platform.addSatellite(satellite);
  });
  afterAll(() => platform.close());

  async function upload(name: string, text: string, fields: Record<string, string> = { screen: 'false' }) {
    const form = testForm([{ name, content: text }], fields);
    const request = { ...route('uploadEphemeris'), headers: { ...headers, ...form.headers }, payload: form.payload };
    const answer = await platform.app.inject(request);
    return { status: answer.statusCode, json: answer.json() as EphemerisUpload & Problem };
  }

  async function accepted(...parts: Parameters<typeof upload>) {
    const { status, json } = await upload(...parts);
    expect(status, JSON.stringify(json)).toBe(201);
    return json.accepted[0]!;
  }

  async function get<T>(place: Route): Promise<T> {
    const answer = await platform.app.inject({ ...place, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as T;
  }

  it('C12 a public file is taken with its departure named, kept as it came, and tells the figures of the command', async () => {
    const file = await accepted('47401.ocm', PUBLIC);
    expect(file).toMatchObject({
      satelliteName: 'S',
      objectName: 'STARLINK-2123',
      objectId: '47401',
      frame: 'EME2000',
      stateCount: 9,
      covarianceCount: 0,
      startTime: '2025-01-01T12:00:00.000Z',
      warningCount: 2,
    });
    const text = 'CCSDS_OCM_VERS is "502.0-B-3"; it must be one of 3.0.';
    expect(file.warnings).toMatchObject([{ ...DEPARTURE, message: text }, { code: 'states-end-early' }]);
    const { oemFileId: oemId } = file;
    const stored = await platform.app.inject({ ...route('getEphemerisFile', { oemId }), headers });
    expect(stored.body).toBe(PUBLIC);
    // A line of the file.
    const at = '2025-01-01T12:02:07.302080Z';
    const { positionKm } = await get<EphemerisState>(route('getEphemerisState', { oemId }, { at }));
    const written = [1262.2255461732, -4238.0570252271, 5319.6853697862];
    expect(Math.hypot(...positionKm.map((km, axis) => km - written[axis]!))).toBeLessThan(1e-6);
    const between = '2025-01-01T12:01:30.125000Z';
    const taken = readEphemerisFile(PUBLIC);
    const time = parseUtc(between);
    if (!taken.ok || !time.ok) throw new Error('not taken');
    const state = await get<EphemerisState>(route('getEphemerisState', { oemId }, { at: between }));
    expect(state).toEqual(interpolatedState(tableEphemeris(taken.value.table), time.value));
  });

  it('C12 has the states, the positive covariance and the quality of the same trajectory as an OEM', async () => {
    const [asOem, asOcm] = [await accepted('a.oem', oem), await accepted('a.ocm', ocm)];
    const { oemFileId, fileName, sizeBytes, sha256, uploadedAt, warnings, warningCount, ...same } = asOem;
    expect(asOcm).toMatchObject(same);
    expect([warnings, asOcm.warnings]).toMatchObject([[], [DEPARTURE]]);
    const at = formatUtcZ(startTaiS + 1510.25, 6);
    const [a, b] = [oemFileId, asOcm.oemFileId].map((oemId) => route('getEphemerisState', { oemId }, { at }));
    const state = await get<EphemerisState>(b!);
    expect(state.isPositive).toBe(true);
    expect(state).toEqual(await get<EphemerisState>(a!));
    const { comparison } = await get<EphemerisQuality>(
      route('getEphemerisQuality', { oemId: asOcm.oemFileId }, { against: oemFileId }),
    );
    expect(Math.hypot(...Object.values(comparison!.largest!.position))).toBeLessThan(1e-6);
  });

  it('A-05 is screened to the same events and messages as the same trajectory as an OEM', async () => {
    const runs: unknown[] = [];
    // The OCM first: nothing that is known of the other can stand in for it.
    for (const [name, text] of [
      ['run.ocm', ocm],
      ['run.oem', oem],
    ] as const) {
      const { screeningId } = await accepted(name, text, {});
      const screening = await vi.waitFor(async () => {
        const run = await get<Screening>(route('getScreening', { screeningId: screeningId! }));
        expect(['COMPLETED', 'FAILED', 'CANCELLED']).toContain(run.state);
        return run;
      }, PATIENT);
      expect(screening).toMatchObject({ state: 'COMPLETED', coverage: 'FULL', failure: null });
      const listed = await get<CdmSummary[]>(route('listCdms', {}, { 'screening-id': screeningId! }));
      const messages = await Promise.all(listed.map(({ cdmId }) => get<Cdm>(route('getCdm', { cdmId }))));
      for (const { object1 } of messages)
        expect(object1).toMatchObject({ orbitSource: `ephemeris ${name}`, covarianceSource: 'OEM' });
      runs.push(messages.map(figuresOf).toSorted((a, b) => (a.tca < b.tca ? -1 : 1)));
    }
    expect((runs[0] as unknown[]).length).toBeGreaterThan(5);
    expect(runs[0]).toEqual(runs[1]);
  });

  it('is what speaks for its satellite elsewhere: its part of a span is the same orbit', () => {
    const span = { limitBytes: 1e8, fileName: 'a', startTaiS: startTaiS + 7200, stopTaiS: startTaiS + 10_800 };
    const [ofOem, ofOcm] = [oem, ocm].map((text) => {
      const taken = readEphemerisFile(excerptOf({ bytes: Buffer.from(text), ...span })!);
      if (!taken.ok) throw new Error(taken.fault.code);
      return taken.value;
    });
    expect(ofOcm!.table).toEqual(ofOem!.table);
    expect(ofOcm!.table.epochsTaiS).toHaveLength(61 + 2 * 12);
  });

  it('that cannot be taken is refused with its line, keyword and reason, and leaves nothing', async () => {
    const rows = ocm.split('\n');
    const lineOf = (start: string) => rows.findIndex((row) => row.startsWith(start)) + 1;
    const without = (from: string, to: string) => rows.toSpliced(lineOf(from) - 1, lineOf(to) - lineOf(from) + 1);
    const first = rows[lineOf('TRAJ_TYPE')]!;
    const twice = rows.toSpliced(lineOf('TRAJ_STOP'), 0, ...rows.slice(lineOf('TRAJ_START') - 1, lineOf('TRAJ_STOP')));
    const positions = rows.map((row, i) =>
      i > lineOf('TRAJ_TYPE') - 1 && i < lineOf('TRAJ_STOP') - 1 ? row.split(' ').slice(0, 4).join(' ') : row,
    );
    const cases: [text: string, code: string, keyword: string | undefined, line: number | undefined][] = [
      [without('TRAJ_START', 'TRAJ_STOP').join('\n'), 'no-segment', 'TRAJ_START', lineOf('EPOCH_TZERO')],
      [ocm.replace('= EME2000', '= MOON_PA'), 'unsupported-frame', 'TRAJ_REF_FRAME', lineOf('TRAJ_REF_FRAME')],
      [ocm.replace('SYSTEM = UTC', 'SYSTEM = TDB'), 'unsupported-time-system', 'TIME_SYSTEM', lineOf('TIME_SYSTEM')],
      [ocm.replace('TYPE = CARTPV', 'TYPE = ADBARV'), 'unsupported-element-set', 'TRAJ_TYPE', lineOf('TRAJ_TYPE')],
      [
        positions.join('\n').replace('TYPE = CARTPV', 'TYPE = CARTP'),
        'unsupported-element-set',
        'TRAJ_TYPE',
        lineOf('TRAJ_TYPE'),
      ],
      [twice.join('\n'), 'segments-overlap', 'TRAJ_START', lineOf('TRAJ_STOP') + 1],
      [
        rows.slice(0, lineOf(first)).concat('TRAJ_STOP', '').join('\n'),
        'too-few-states',
        undefined,
        lineOf('TRAJ_START'),
      ],
      [rows.slice(0, lineOf(first) + 99).join('\n'), 'truncated', 'TRAJ_STOP', lineOf(first) + 99],
      [ocm.replace('= LAGRANGE', '= CHEBYSHEV'), 'unsupported-interpolation', 'INTERPOLATION', lineOf('INTERPOLATION')],
      [ocm.replace('= 502.0-B-3', '= 4.0'), 'unsupported-version', 'CCSDS_OCM_VERS', 1],
      ['CCSDS_OCM_VERS = 3.0\n', 'missing-keyword', 'CREATION_DATE', 1],
      [
        ocm.replace('2026-001A', '1999-999Z').replace('SENTINEL A', 'NOBODY'),
        'satellite-unknown',
        'OBJECT_DESIGNATOR',
        undefined,
      ],
    ];
    const before = await get<EphemerisFile[]>(route('listEphemerides'));
    for (const [text, code, keyword, line] of cases) {
      const { status, json } = await upload('bad.ocm', text);
      expect([code, status]).toEqual([code, 422]);
      const [place] = json.errors ?? [];
      expect({ code: place?.code, keyword: place?.keyword, line: place?.line }).toEqual({ code, keyword, line });
      expect(place?.message).toMatch(/^[A-Z"].*\.$/);
    }
    expect(await get(route('listEphemerides'))).toEqual(before);
  });
});

/** What a message says of the encounter, whichever file its primary comes from. */
function figuresOf({ conjunctionId, conjunctionData, object1, object2, ...message }: Cdm) {
  const { totalMissDistance, relativePosition, probabilityOfCollision, mahalanobisDistance, dilution } = message;
  const { orbitSource, ...primary } = object1;
  const figures = { totalMissDistance, relativePosition, probabilityOfCollision, mahalanobisDistance, dilution };
  return { tca: conjunctionData.tca, conjunctionId, conjunctionData, primary, object2, figures };
}
