import { readFileSync } from 'node:fs';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import type { Cdm, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import { NAMED_VOLUMES } from '@keepout/contract/ca/named-volumes';
import type { Screening } from '@keepout/contract/ca/screening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { screenWholly } from '../screenings/test-finish.ts';
import { testElements } from '../test-oem.ts';

const textOf = (path: string): string =>
  readFileSync(new URL(`../../../../../conformance/${path}`, import.meta.url), 'utf8');
const [header = '', ...lines] = textOf('tracss/answer_key_spherical.csv').trim().split('\n');
const names = header.split(',');
const rows = lines.map((line) => {
  const texts = line.split(',');
  return (name: string): string => texts[names.indexOf(name)]!;
});
type Row = (typeof rows)[number];

/** What the set holds in place of smaller probabilities. */
const FLOOR = 1e-10;
const ONE_MILLIMETRE = 1e-3;
/** Closest approach is found again: states of whole millimetres lie so far beside it, along the relative velocity. */
const BESIDE_CLOSEST = 3e-3;
/** As the set prints its Mahalanobis distances; found of messages, whose states are rounded to a millimetre. */
const SEVEN_DIGITS = 5e-7;
/** The set takes the density at the middle times the area; ours is the integral over the disc. */
const MIDDLE_OF_DISC = 1e-4;
/** The tolerance of the source. */
const DECORRELATED = 5e-3;

/** Events of the eleven whose closest approach lies in each box, by the set's own coordinates. */
const BOXED = { LEO1: 0, LEO2: 0, LEO3: 0, LEO4: 0, NEAR_EARTH: 2, DEEP_SPACE: 11, GEO: 11, UNBOUND: 11 };

const AXES = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];
/** Positions alone; the velocities are as if they were known. */
function covarianceLines(row: Row, n: 1 | 2): string[] {
  return AXES.flatMap((axis, i) =>
    AXES.slice(0, i + 1).map((other, j) => {
      const km2 = i < 3 ? Number(row(`c${n}_${j + 1}${i + 1}`)) : 0;
      return `C${axis}_${other} = ${km2 * 1e6}`;
    }),
  );
}

function objectLines(row: Row, n: 1 | 2): string[] {
  const number = row(`obj${n}`);
  return [
    `OBJECT = OBJECT${n}`,
    `OBJECT_DESIGNATOR = ${number}`,
    'CATALOG_NAME = SATCAT',
    `OBJECT_NAME = ${number}`,
    'INTERNATIONAL_DESIGNATOR = UNKNOWN',
    'EPHEMERIS_NAME = NONE',
    'COVARIANCE_METHOD = CALCULATED',
    'MANEUVERABLE = N/A',
    'REF_FRAME = EME2000',
    ...['X', 'Y', 'Z'].map((axis) => `${axis} = ${row(`${axis.toLowerCase()}${n}`)}`),
    ...['X', 'Y', 'Z'].map((axis) => `${axis}_DOT = ${row(`v${axis.toLowerCase()}${n}`)}`),
    ...covarianceLines(row, n),
  ];
}

/** An event of the set as a message. */
const messageOf = (row: Row): string =>
  [
    'CCSDS_CDM_VERS = 1.0',
    'CREATION_DATE = 2025-01-01T00:00:00',
    'ORIGINATOR = VERIFICATION-SET',
    `MESSAGE_ID = ${row('conj_id')}`,
    `TCA = ${row('epoch').replace(' ', 'T')}`,
    `MISS_DISTANCE = ${1000 * Number(row('min_range'))}`,
    'COMMENT HBR = 1 [m]',
    ...objectLines(row, 1),
    ...objectLines(row, 2),
    '',
  ].join('\n');

const FORCE_MODEL = {
  GRAVITY_MODEL: 'EGM_96: 24D 24O',
  ATMOSPHERIC_MODEL: 'NONE',
  N_BODY_PERTURBATIONS: 'NONE',
  SOLAR_RAD_PRESSURE: 'NO',
  EARTH_TIDES: 'NO',
  CD_AREA_OVER_MASS: '1.001 [m**2/kg]',
  CR_AREA_OVER_MASS: '1.001 [m**2/kg]',
};
const FORCE_CHECKS =
  'geopotential drag radiation-pressure moon-and-sun solid-tides drag-coefficient radiation-coefficient';
const SHAPE = { shape: 'CANNONBALL', propulsion: { type: 'NONE' } };

describe('24-12 published sets over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
  }, 60_000);
  afterAll(() => platform.close());

  async function ownSatellite(noradId: number, configuration: object): Promise<string> {
    const payload = { name: `OWN ${noradId}`, noradId, cosparId: '', configuration };
    const made = await platform.app.inject({ ...route('createSatellite'), headers, payload });
    expect(made.statusCode, made.body).toBe(201);
    return made.json<{ satelliteId: string }>().satelliteId;
  }

  async function uploaded(name: string, content: string): Promise<{ cdm: Cdm; conjunctionId: string }> {
    const form = testForm([{ name, content }]);
    const sent = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(sent.statusCode, sent.body).toBe(201);
    const { cdmId, conjunctionId } = sent.json<CdmUpload>().accepted[0]!;
    const read = await platform.app.inject({ ...route('getCdm', { cdmId }), headers });
    return { cdm: read.json<Cdm>(), conjunctionId };
  }

  it('events of the public verification set have the geometry, the distance over its errors in space and the probability that it has, 11 of 11', async () => {
    const counts: Record<string, number> = {};
    const [lengths, places, distances, pcs] = [[] as number[], [] as number[], [] as number[], [] as number[]];
    for (const row of rows) {
      await ownSatellite(Number(row('obj1')), SHAPE);
      const { cdm, conjunctionId } = await uploaded(`${row('conj_id')}.cdm`, messageOf(row));
      const event = await platform.app.inject({ ...route('getConjunction', { conjunctionId }), headers });
      for (const { mahalanobisDistance, mahalanobisDistanceInSpace } of [cdm, event.json<Conjunction>()]) {
        distances.push(mahalanobisDistanceInSpace! / Number(row('mdistance')) - 1);
        expect(mahalanobisDistance).toBeLessThan(mahalanobisDistanceInSpace!);
      }
      const { r, t, n } = cdm.relativePosition;
      lengths.push(
        cdm.totalMissDistance - 1000 * Number(row('min_range')),
        cdm.relativeSpeed - 1000 * Number(row('Vrel')),
      );
      places.push(...[r, t, n].map((value, i) => value - 1000 * Number(row(`local_${'xyz'[i]}1`))));
      for (const [name, half] of Object.entries(NAMED_VOLUMES)) {
        const isInside = Math.abs(r) <= half.r && Math.abs(t) <= half.t && Math.abs(n) <= half.n;
        counts[name] = (counts[name] ?? 0) + Number(isInside);
      }
      if (Number(row('prob')) > FLOOR) pcs.push(cdm.probabilityOfCollision! / Number(row('prob')) - 1);
    }
    const worst = (values: readonly number[]): number => Math.max(...values.map(Math.abs));
    expect(places).toHaveLength(33);
    expect(worst(lengths)).toBeLessThan(ONE_MILLIMETRE);
    expect(worst(places)).toBeLessThan(BESIDE_CLOSEST);
    expect(counts).toEqual(BOXED);
    expect(distances).toHaveLength(22);
    expect(worst(distances)).toBeLessThan(SEVEN_DIGITS);
    expect(pcs).toHaveLength(1);
    expect(worst(pcs)).toBeLessThan(MIDDLE_OF_DISC);
  });

  it('the density error that both objects share is taken out as published, and told as a reason of the verdict', async () => {
    await ownSatellite(43_477, SHAPE);
    const message = textOf('pc/cross-correlation/grace-fo-2-cosmos-2251-debris.cdm');
    const { cdm } = await uploaded('dcp.cdm', message.replace(/^(OBJECT *= *OBJECT1)/m, 'COMMENT HBR = 6 [m]\n$1'));
    expect(cdm.conjunctionData.combinedHardBodyRadius).toBe(6);
    const reason = cdm.verdict!.reasons.find(({ code }) => code === 'errors-correlated')!;
    expect(Math.abs(reason.figures!.correlatedPc! / 8.16e-6 - 1)).toBeLessThan(DECORRELATED);
    expect(Math.abs(reason.figures!.pc! / 8.16e-6 - 1)).toBeGreaterThan(DECORRELATED / 4);
    const one = message.replace(/^COMMENT DCP.*$/gm, (line, at: number) =>
      at < message.indexOf('OBJECT2') ? '' : line,
    );
    const alone = (await uploaded('one.cdm', one.replace(/^(MESSAGE_ID *=).*$/m, '$1 of-one-object'))).cdm;
    expect(alone.verdict!.reasons.map(({ code }) => code)).not.toContain('errors-correlated');
  });

  it('the quality of an orbit determination has the published composite beside the score of what is told, and names each check that is not passed', async () => {
    await ownSatellite(11_111, SHAPE);
    const sound = textOf('od-quality/cdm.txt');
    const from = sound.indexOf('= OBJECT2');
    const changed = (messageId: string, lineOf: (keyword: string, value: string) => string): string =>
      sound.slice(0, from).replace(/^(MESSAGE_ID *=).*$/m, `$1 ${messageId}`) +
      Object.entries(FORCE_MODEL).reduce(
        (text, [keyword, value]) => text.replace(new RegExp(`^${keyword} *= .*\n`, 'm'), lineOf(keyword, value)),
        sound.slice(from),
      );
    const spoiled = changed('SPOILED', (keyword, value) => `${keyword} = ${value}\n`);
    const untold = changed('UNTOLD', () => '');
    const failed = [];
    for (const content of [sound, spoiled, untold]) {
      const { cdm, conjunctionId } = await uploaded('od.cdm', content);
      const place = route('getConjunctionAnalysis', { conjunctionId }, { message: cdm.cdmId });
      const { orbits } = (await platform.app.inject({ ...place, headers })).json<EventAnalysis>();
      const checks = orbits!.object2.groups.flatMap((group) => group.checks);
      const { score, composite } = orbits!.object2;
      failed.push([score, composite, checks.flatMap(({ code, isPassed }) => (isPassed ? [] : [code])).join(' ')]);
    }
    expect(failed).toEqual([
      // An along-track sigma below an eighth of the orbit says nothing: that check stays unknown.
      [1, 1, 'covariance-size'],
      [0.625, 0.625, `${FORCE_CHECKS} covariance-size`],
      // Unknown checks fail in the composite; with fewer than half of them known there is no score.
      [null, 0.625, `${FORCE_CHECKS} covariance-size`],
    ]);
  });

  it('a volume of the public verification set is screened with by its name: whatever is closest inside it, and of a sphere around it only what passes through, told apart', async () => {
    const startTaiS = Math.floor(nowTaiS()) + 600;
    const own = testElements(startTaiS);
    const others = Array.from({ length: 16 }, (_, i) =>
      testElements(startTaiS, {
        noradId: 90_100 + i,
        name: '',
        raanDeg: 90,
        meanAnomalyDeg: 306.87 + (i - 8) / 20,
        meanMotionRevPerDay: 15 + (i % 7) / 20_000,
      }),
    );
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [own, ...others],
      rejectedCount: 0,
      faults: [],
      source: 'test catalogue',
      bytes: Buffer.from('volumes'),
    });
    const made = await ownSatellite(own.noradId, SHAPE);
    const screened = async (volume: object | string, numbers: object) => {
      const payload = { satelliteId: made, start: formatUtcZ(startTaiS + 43_200), days: 0.5, volume };
      const ordered = await platform.app.inject({ ...route('createScreening'), headers, payload });
      expect(ordered.statusCode, ordered.body).toBe(202);
      const { screeningId: id, volume: toldVolume } = ordered.json<Screening>();
      expect(toldVolume).toEqual(numbers);
      await screenWholly(platform.context, id);
      const place = route('listScreeningConjunctions', { screeningId: id }, { limit: 1000 });
      const found = (await platform.app.inject({ ...place, headers })).json<ConjunctionSummary[]>();
      return found.map(({ object2, conjunctionData, isMinimumInside, relativePosition: { r, t, n } }) => ({
        isMinimumInside,
        key: `${object2.noradId} ${conjunctionData.tca.slice(0, 19)}`,
        ratios: [r / 400, t / 44_000, n / 51_000],
      }));
    };
    const box = await screened('LEO1', { shape: 'BOX', r: 400, t: 44_000, n: 51_000 });
    const around = { shape: 'SPHERE', r: 67_400 };
    const sphere = await screened(around, around);
    const keysOf = (rows: typeof box) => rows.map(({ key }) => key);
    const inside = sphere.filter(({ ratios }) => Math.max(...ratios.map(Math.abs)) < 1);
    expect(inside.length).toBeGreaterThan(3);
    expect(keysOf(inside).filter((key) => !keysOf(box).includes(key))).toEqual([]);
    // Entered by the path, not only at its minimum.
    expect(keysOf(box).filter((key) => !keysOf(sphere).includes(key))).toEqual([]);
    expect(box.length).toBeLessThan(sphere.length);
    // As many as the set would count, of more.
    const minima = box.filter(({ isMinimumInside }) => isMinimumInside);
    expect(keysOf(minima)).toEqual(keysOf(inside));
    expect(minima.length).toBeLessThan(box.length);
    expect(sphere.every(({ isMinimumInside }) => isMinimumInside)).toBe(true);
  });

  it('six- and nine-digit numbers are taken into the catalogue, and a set that lost a character is left out with its line', async () => {
    const admin = await platform.bearer({ roles: { 'collision-avoidance': ['admin'] } });
    const send = async (type: string, payload: string) => {
      const sent = await platform.app.inject({
        ...route('uploadCatalogue'),
        headers: { ...admin, 'content-type': type },
        payload,
      });
      expect(sent.statusCode, sent.body).toBe(201);
      return (await platform.app.inject({ ...route('getCatalogue'), headers })).json<CatalogueInfo>();
    };
    const [record] = JSON.parse(textOf('gp/unedited-array.json')) as [Record<string, unknown>];
    const numbers = [270_028, 799_501_621];
    await send('application/json', JSON.stringify(numbers.map((id) => ({ ...record, NORAD_CAT_ID: id }))));
    for (const noradId of numbers) {
      const place = route('getCatalogueObject', { noradId: String(noradId) });
      expect((await platform.app.inject({ ...place, headers })).json<CatalogueObject>()).toMatchObject({ noradId });
    }
    const sets = textOf('gp/unedited-sets.tle').trimEnd().split(/\r?\n/);
    const cut = sets.map((line) => (line.startsWith('2 69999') ? line.slice(0, 53) + line.slice(54) : line));
    const { objects, rejected, faults } = await send('text/plain', cut.join('\n'));
    expect({ objects, rejected }).toEqual({ objects: 2, rejected: 1 });
    expect(faults).toMatchObject([{ code: 'columns-shifted', line: 6 }]);
  });
});
