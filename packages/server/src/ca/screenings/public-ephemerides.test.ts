import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { screenedEphemeris } from '@keepout/assessment/orbit/subject-orbit';
import { tableEphemeris } from '@keepout/astro/ephemeris/table';
import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { Ephemeris, MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { Screening } from '@keepout/contract/ca/screening';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { filePlan, type LivePlan, livePlan, withPublished } from '@keepout/operations/live/plans';
import { nearbyPublic, publicOrbit } from '@keepout/operations/live/public-orbits';
import type { PublicFacts } from '@keepout/operations/live/question';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { publicEphemeridesOf } from '../public-ephemerides/intake.ts';
import { itcOf, testCrosser, testElements, testOem } from '../test-oem.ts';
import { screenWholly } from './test-finish.ts';
import { queueDueScreenings } from './timetable.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const HALF_DAY = { startTaiS: START_TAI_S, count: 721, stepS: 60 };
const DAY = { ...HALF_DAY, count: 1441 };
const ENDS_TAI_S = START_TAI_S + 720 * 60;
const VOLUME_M = 20_000;
/** Above twice the orbital speed of the lowest orbit. */
const MAX_RELATIVE_SPEED_MPS = 16_000;

describe('R-14 a screening meets objects of others as they publish themselves', () => {
  let platform: TestPlatform;
  const own = testElements(START_TAI_S);
  const crosser = testCrosser(START_TAI_S);
  /** As its operator has it: some kilometres ahead of the catalogue. */
  const ahead: MeanElements = { ...crosser, meanAnomalyDeg: crosser.meanAnomalyDeg + 0.05 };
  /** So far above that no volume holds it, until its operator says that it came down. */
  const above: MeanElements = { ...crosser, noradId: 90_002, cosparId: '2026-003C', meanMotionRevPerDay: 13 };
  const fileName = (noradId: number, name: string) => `MEME_${noradId}_${name}_3300000_Operational_1_UNCLASSIFIED.txt`;
  const madeAt = (text: string, taiS: number) =>
    text.replace(/created:.*/, `created:${formatUtcZ(taiS, 0).replace('T', ' ').replace('Z', ' UTC')}`);
  const MADE_TAI_S = START_TAI_S - 7200;
  const published = madeAt(itcOf(testOem(ahead, HALF_DAY)), MADE_TAI_S);
  const primary = testOem(own, DAY);
  const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } } as const;
  let satelliteId: string;
  let fileId: string;

  async function call(place: Route, payload?: object) {
    const headers = await platform.bearer();
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  }

  const take = async (noradId: number, text: string) => {
    const feed = { id: 'fed-1', name: 'Starlink' };
    const bytes = Buffer.from(text);
    const file = { feed, fileName: fileName(noradId, 'CROSSER'), bytes, isTrial: false };
    return (await publicEphemeridesOf(platform.context).take(file)).is;
  };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    const { pool } = platform.context.database;
    await pool.query(
      `insert into feed (id, name, kind, address, sets, every_minutes, least_share, is_on) values ('fed-1', 'Starlink', 'EPHEMERIS_FOLDER', '/', '[]', 1, 0, false)`,
    );
    await storeTestCatalogue(platform.context, [own, crosser, above]);
    const made = await call(route('createSatellite'), { name: 'SENTINEL A', noradId: own.noradId, configuration });
    ({ satelliteId } = made.json() as { satelliteId: string });
    const form = testForm([{ name: 'a.oem', content: primary }], { screen: 'false' });
    const uploaded = await platform.app.inject({
      ...route('uploadEphemeris'),
      headers: { ...(await platform.bearer()), ...form.headers },
      payload: form.payload,
    });
    fileId = uploaded.json().accepted[0].oemFileId;
  });
  afterAll(() => platform.close());

  async function screened(what: object) {
    const volume = { shape: 'SPHERE', r: VOLUME_M };
    const ordered = await call(route('createScreening'), { ...what, volume, start: formatUtcZ(START_TAI_S), days: 1 });
    const { screeningId } = ordered.json() as Screening;
    await screenWholly(platform.context, screeningId);
    const run = (await call(route('getScreening', { screeningId }))).json() as Screening;
    expect(run.state).toBe('COMPLETED');
    const conjunctions = (await call(route('listScreeningConjunctions', { screeningId }))).json() as Conjunction[];
    const listed = (await call(route('listCdms', {}, { 'screening-id': screeningId }))).json() as Cdm[];
    const cdms: Cdm[] = [];
    for (const { cdmId } of listed) cdms.push((await call(route('getCdm', { cdmId }))).json() as Cdm);
    return { run, conjunctions, cdms };
  }

  const tcaOf = ({ conjunctionData }: Conjunction): number => {
    const parsed = parseUtc(conjunctionData.tca);
    return parsed.ok ? parsed.value : Number.NaN;
  };
  const orbitOf = (text: string): Ephemeris => {
    const taken = readEphemerisFile(text);
    if (!taken.ok) throw new Error(taken.fault.code);
    return screenedEphemeris(tableEphemeris(taken.value.table));
  };

  /** Returns every closest approach inside the volume, searched by second and then by millisecond. */
  function meetings(first: Ephemeris, second: Ephemeris, from: number, to: number) {
    const [x, y] = [new Float64Array(6), new Float64Array(6)];
    const distanceM = (t: number) => {
      first.stateAt(t, x);
      second.stateAt(t, y);
      return Math.hypot(x[0]! - y[0]!, x[1]! - y[1]!, x[2]! - y[2]!);
    };
    const closest = (middle: number, steps: number, stepS: number) =>
      Array.from({ length: 2 * steps + 1 }, (_, k) => middle + (k - steps) * stepS)
        .map((at) => [at, distanceM(at)] as const)
        .reduce((a, b) => (b[1] < a[1] ? b : a));
    const found: { tcaTaiS: number; missM: number }[] = [];
    for (let t = from + 1; t < to - 1; t++) {
      const missM = distanceM(t);
      // The seconds in which two objects cannot come near enough are skipped.
      const skippedS = Math.floor((missM - VOLUME_M - 10_000) / MAX_RELATIVE_SPEED_MPS);
      if (skippedS >= 0) t += skippedS;
      else if (missM <= distanceM(t - 1) && missM < distanceM(t + 1)) {
        const [tcaTaiS, minimumM] = closest(closest(t, 20, 0.05)[0], 50, 0.001);
        if (minimumM < VOLUME_M) found.push({ tcaTaiS, missM: minimumM });
      }
    }
    return found;
  }

  function expectAll(conjunctions: readonly Conjunction[], primaryOrbit: Ephemeris) {
    const expected = [
      ...meetings(primaryOrbit, orbitOf(published), START_TAI_S, ENDS_TAI_S),
      ...meetings(primaryOrbit, sgp4Ephemeris(crosser), ENDS_TAI_S, START_TAI_S + 86_400),
    ];
    expect(expected.length).toBeGreaterThan(20);
    const sorted = conjunctions.toSorted((a, b) => tcaOf(a) - tcaOf(b));
    expect(sorted.map((each) => each.object2.noradId)).toEqual(expected.map(() => crosser.noradId));
    sorted.forEach((conjunction, k) => {
      expect(tcaOf(conjunction)).toBeCloseTo(expected[k]!.tcaTaiS, 2);
      expect(conjunction.totalMissDistance).toBeCloseTo(expected[k]!.missM, 0);
    });
  }

  it('finds by it what is there, and by the element set only what lies beyond; before, by the element set alone', async () => {
    const before = await screened({ oemFileId: fileId });
    expect(before.run.otherEphemerides).toBe(0);
    expect(before.cdms.every(({ object2 }) => object2.orbitSource.startsWith('element set of '))).toBe(true);
    expect(await take(crosser.noradId, published)).toBe('FIRST');
    expect(await take(crosser.noradId, published)).toBe('NO_NEWS');
    const { run, conjunctions, cdms } = await screened({ oemFileId: fileId });
    expect(run.otherEphemerides).toBe(1);
    expectAll(conjunctions, orbitOf(primary));
    for (const conjunction of conjunctions) {
      const isKnown = tcaOf(conjunction) <= ENDS_TAI_S;
      expect(conjunction.screeningType).toBe(isKnown ? 'OPS_OPS' : 'OPS_CAT');
    }
    const told = new Set(cdms.map(({ object2 }) => object2.orbitSource));
    expect([...told].toSorted()).toEqual([
      `element set of ${formatUtcZ(START_TAI_S, 0)}`,
      `public ephemeris of ${formatUtcZ(MADE_TAI_S, 0)}, Starlink`,
    ]);
    const [known] = cdms.filter(({ object2 }) => object2.orbitSource.startsWith('public'));
    expect(known!.object2).toMatchObject({ name: 'CROSSER', covarianceSource: 'OEM', manoeuvrable: 'N/A' });
    const text = (await call(route('getCdmFile', { cdmId: known!.cdmId }))).body;
    expect(text).toMatch(new RegExp(`EPHEMERIS_NAME\\s+= ${fileName(crosser.noradId, 'CROSSER')}`));
  });

  /** What a screening elsewhere is made of, as it is downloaded. */
  async function downloaded() {
    const catalogue = liveCatalogue((await call(route('getCatalogueElements'))).body);
    const { rawPayload } = await call(route('getPublicEphemerides'));
    const end = rawPayload.indexOf('\n');
    const facts = JSON.parse(rawPayload.subarray(0, end).toString()) as PublicFacts[];
    expect(facts.map(({ noradId }) => noradId)).toEqual([crosser.noradId]);
    expect(rawPayload.subarray(end + 1).toString()).toBe(published);
    return { catalogue, facts };
  }

  /** The same screening there: times and probabilities to the last digit. */
  async function expectElsewhere(
    cdms: readonly Cdm[],
    { catalogue, facts }: Awaited<ReturnType<typeof downloaded>>,
    plan: LivePlan,
  ) {
    const { rows } = await platform.context.database.pool.query(
      `select tca_tai_s, probability, max_probability, miss_distance_m from cdm where id = any($1) order by tca_tai_s`,
      [cdms.map(({ cdmId }) => cdmId)],
    );
    const near = nearbyPublic(catalogue, plan, facts);
    const live = withPublished(plan, [publicOrbit(catalogue, near[0]!, published)!]);
    const steps = screenInSteps(catalogue, live, { asOfTaiS: START_TAI_S }, async () => published);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const { encounters, publicEphemerides } = step.value.findings;
    expect(publicEphemerides).toMatchObject([{ fileName: fileName(crosser.noradId, 'CROSSER') }]);
    expect(encounters.length).toBeGreaterThan(20);
    expect(new Set(encounters.map(({ secondary }) => secondary.publisher))).toEqual(new Set(['Starlink', undefined]));
    const figures = encounters.map(({ tcaTaiS, pc, maxPc }) => [tcaTaiS, pc, maxPc]);
    expect(figures).toEqual(rows.map((row) => Object.values(row).slice(0, 3)));
    // Of states that were turned for the message: a length keeps twelve digits.
    for (const [k, { missDistanceM }] of encounters.entries())
      expect(missDistanceM).toBeCloseTo(rows[k].miss_distance_m, 8);
  }
  const radius = { shape: 'sphere', radiusM: VOLUME_M } as const;
  const fleet = [{ noradId: own.noradId, name: 'SENTINEL A', cosparId: own.cosparId, configuration }];

  it('whoever screens the same file elsewhere with what is downloaded finds the same', async () => {
    const basis = await downloaded();
    const span = { asOfTaiS: START_TAI_S, longestS: 86_400 };
    const question = { file: { name: 'a.oem', size: primary.length }, fleet, volume: radius, ...span };
    const plan = filePlan(basis.catalogue, fileOrbit(primary, question, basis.catalogue), radius);
    await expectElsewhere((await screened({ oemFileId: fileId })).cdms, basis, plan);
  });

  it('also where the satellite itself is known by its element set', async () => {
    await call(route('deleteEphemeris', { oemId: fileId }));
    const { run, conjunctions, cdms } = await screened({ satelliteIds: [satelliteId] });
    expect(run.otherEphemerides).toBe(1);
    expectAll(conjunctions, sgp4Ephemeris(own));
    const basis = await downloaded();
    const window = { startTaiS: START_TAI_S, stopTaiS: START_TAI_S + 86_400 };
    await expectElsewhere(
      cdms,
      basis,
      livePlan(basis.catalogue, { objects: fleet, ...window, volume: radius, asOfTaiS: START_TAI_S }),
    );
    expect(new Set(conjunctions.map(({ screeningType }) => screeningType))).toEqual(new Set(['TLE_OPS', 'TLE_CAT']));
  });

  it('takes an object for where it says that it is, wherever the catalogue has it', async () => {
    expect(await take(above.noradId, itcOf(testOem({ ...ahead, noradId: above.noradId }, HALF_DAY)))).toBe('FIRST');
    const { conjunctions } = await screened({ satelliteIds: [satelliteId] });
    const ofAbove = conjunctions.filter(({ object2 }) => object2.noradId === above.noradId);
    expect(ofAbove.length).toBe(meetings(sgp4Ephemeris(own), orbitOf(published), START_TAI_S, ENDS_TAI_S).length);
  });

  it('orders by itself the screening of whom a new one touches, an hour after the last, and of nobody else', async () => {
    const { pool } = platform.context.database;
    // One circle, other planes and phases; the last two far below and opposite in the plane of the crosser.
    const fleet = [
      ...Array.from({ length: 6 }, (_, k) => ({ raanDeg: 15 * k, meanAnomalyDeg: 50 * k })),
      { meanMotionRevPerDay: 15.7 },
      { raanDeg: 90, meanAnomalyDeg: 126.87 },
    ].map((changes, k) => testElements(START_TAI_S, { noradId: 90_010 + k, name: `FLEET ${k}`, ...changes }));
    await storeTestCatalogue(platform.context, [own, crosser, above, ...fleet]);
    for (const { name, noradId } of fleet) await call(route('createSatellite'), { name, noradId, configuration });
    await pool.query(`update satellite set created_at = now() - interval '20 days'`);
    const ordered = async (): Promise<string[]> => {
      await pool.query(`delete from screening`);
      await pool.query(`insert into screening select (jsonb_populate_record(null::screening, row)).* from ended`);
      await queueDueScreenings(platform.context);
      const { rows } = await pool.query(
        `select name from screening join satellite on satellite.id = any(satellite_ids) where state = 'QUEUED' order by name`,
      );
      return rows.map(({ name }) => name);
    };
    const lastEnded = (hours: number) =>
      pool.query(`update ended set row = row || jsonb_build_object('created_at', now() - interval '${hours} hours')`);
    await pool.query(`delete from screening`);
    await queueDueScreenings(platform.context);
    await pool.query(`update screening set state = 'COMPLETED',
      catalogue_id = (select id from catalogue order by loaded_at desc limit 1)`);
    await pool.query(`create table ended as select to_jsonb(screening) as row from screening`);

    await lastEnded(0.5);
    expect(await ordered(), 'within the hour').toEqual([]);
    await lastEnded(2);
    const touched = await ordered();
    await pool.query(`update public_ephemeris set came_at = now() - interval '3 hours'`);
    expect(await ordered(), 'nothing came since').toEqual([]);
    await pool.query(`drop table ended; delete from screening`);

    // By a screening of each, and by looking each second.
    const found: string[] = [];
    for (const { noradId, name, ...elements } of [own, ...fleet]) {
      const { rows } = await pool.query(`select id from satellite where norad_id = $1`, [noradId]);
      const ran = await call(route('createScreening'), { satelliteIds: [rows[0].id], days: 1 });
      const { screeningId } = ran.json() as Screening;
      await screenWholly(platform.context, screeningId);
      const all = (await call(route('listScreeningConjunctions', { screeningId }))).json() as Conjunction[];
      if (all.some(({ screeningType }) => screeningType === 'TLE_OPS')) found.push(name);
      const orbit = sgp4Ephemeris({ ...elements, noradId, name });
      const nearby = meetings(orbit, orbitOf(published), START_TAI_S, ENDS_TAI_S);
      if (nearby.some(({ missM }) => missM < 1000)) expect(touched).toContain(name);
    }
    expect(found.length).toBeGreaterThan(0);
    expect(touched).toEqual(expect.arrayContaining(found));
    expect(touched).not.toContain('FLEET 6');
    expect(touched).not.toContain('FLEET 7');
  });

  it('and by its element set again once the feed is gone; what is replaced goes when nothing is made of it', async () => {
    const { pool } = platform.context.database;
    const later = madeAt(published, MADE_TAI_S + 3600);
    expect(await take(crosser.noradId, later)).toBe('NEWER');
    await publicEphemeridesOf(platform.context).tidy();
    const kept = async () => (await pool.query('select id from public_ephemeris')).rowCount;
    expect(await kept()).toBe(3);
    await pool.query(`update public_ephemeris set came_at = came_at - interval '2 hours'`);
    await publicEphemeridesOf(platform.context).tidy();
    expect(await kept()).toBe(2);
    await pool.query(`delete from feed`);
    expect((await screened({ satelliteIds: [satelliteId] })).run.otherEphemerides).toBe(0);
    await publicEphemeridesOf(platform.context).tidy();
    expect(await kept()).toBe(0);
  });
});
