import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { CovarianceRules } from '@keepout/contract/ca/sigma-rules';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { GroundStation } from '@keepout/contract/fleet/station';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { liveCandidates } from '@keepout/operations/live/live-candidates';
import { filePlan } from '@keepout/operations/live/plans';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { keepEarthOrientation } from '../../earth-orientation/store.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem } from '../test-oem.ts';
import { screenWholly } from './test-finish.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const DAY_S = 86_400;
const VOLUME = { shape: 'sphere', radiusM: 20_000 } as const;
const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 } as const;
const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion } as const;

/** Variances of 100 m and 0.1 m/s along each axis. */
const matrix = Float64Array.from({ length: 36 }, (_, at) => (at % 7 === 0 ? (at < 21 ? 1e4 : 1e-2) : 0));

describe('R-13 R-14 a file screened elsewhere is judged as an upload of it', () => {
  let platform: TestPlatform;
  const own = testElements(START_TAI_S);
  const crosser = testCrosser(START_TAI_S);
  const known: MeanElements = {
    ...crosser,
    noradId: 90_002,
    name: 'KNOWN',
    cosparId: '2026-003C',
    meanAnomalyDeg: crosser.meanAnomalyDeg + 0.02,
    covariance: { epochTaiS: START_TAI_S, frame: 'RTN', matrix },
  };
  const stated = testOem(own, { startTaiS: START_TAI_S, count: 1441, stepS: 60 });
  const bare = stated.replace(/COVARIANCE_START[\s\S]*COVARIANCE_STOP\n/, '');
  const get = async (place: ReturnType<typeof route>) =>
    (await platform.app.inject({ ...place, headers: await platform.bearer() })).body;

  /** A rule of each source, by another factor; in the band of the first day alone. */
  const decided = ['OEM', 'ELEMENT_SET', 'ESTIMATED'].map((covarianceSource, place) => ({
    originator: 'KEEPOUT',
    covarianceSource,
    regime: 'perigee-400-600-km',
    leadFromDays: 0,
    leadToDays: 1,
    use: 'FACTOR',
    factor: 1.5 + place,
    isCalibrated: false,
    samples: 100,
    testedAt: '2026-11-01T00:00:00Z',
    decidedBy: 'ada',
  }));

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeTestCatalogue(platform.context, [own, crosser, known]);
    // Half a second beside UTC, with the motion of the pole: without it the orbit lies 230 m elsewhere.
    const firstDay = Math.floor(START_TAI_S / DAY_S) - 10;
    const values = Array.from({ length: 30 }, (_, day) => [
      -36.5 + day * 1e-3,
      0.1 + day * 1e-3,
      0.3,
      1e-3,
      0.01,
      0.02,
    ]);
    await keepEarthOrientation(platform.context.database, { firstDay, values: values.flat() }, 'EOP.csv');
    const headers = await platform.bearer();
    const payload = { name: 'SENTINEL A', noradId: own.noradId, cosparId: own.cosparId, configuration };
    await platform.app.inject({ ...route('createSatellite'), headers, payload });
  });
  afterAll(() => platform.close());
  afterEach(() => void vi.useRealTimers());

  /** As the server judged its upload. */
  async function uploaded(oem: string, { designation = 'CANDIDATE', days = 1 } = {}) {
    const form = testForm([{ name: 'a.oem', content: oem }], { designation, screen: 'false' });
    const headers = await platform.bearer();
    const sent = { headers: { ...headers, ...form.headers }, payload: form.payload };
    const taken = (await platform.app.inject({ ...route('uploadEphemeris'), ...sent })).json();
    const order = { oemFileId: taken.accepted[0].oemFileId, volume: { shape: 'SPHERE', r: VOLUME.radiusM }, days };
    const payload = { ...order, start: formatUtcZ(START_TAI_S) };
    const { screeningId } = (await platform.app.inject({ ...route('createScreening'), headers, payload })).json();
    await screenWholly(platform.context, screeningId);
    const { pool } = platform.context.database;
    const { rows } = await pool.query(
      'select tca_tai_s, probability, max_probability from cdm where screening_id = $1 order by tca_tai_s',
      [screeningId],
    );
    const [row] = (await pool.query('select as_of_tai_s from screening where id = $1', [screeningId])).rows;
    if (designation === 'CANDIDATE')
      await pool.query('delete from cdm; delete from conjunction; delete from ephemeris');
    return { figures: rows.map((each) => Object.values(each)), asOfTaiS: Number(row.as_of_tai_s) };
  }

  async function elsewhere(oem: string, asOfTaiS: number) {
    const catalogue = liveCatalogue(await get(route('getCatalogueElements')));
    const { rules } = JSON.parse(await get(route('getCovarianceRules'))) as CovarianceRules;
    const fleet = [{ noradId: own.noradId, name: 'SENTINEL A', cosparId: own.cosparId, configuration }];
    const question = { file: { name: 'a.oem', size: oem.length }, fleet, longestS: DAY_S, volume: VOLUME };
    const judging = { asOfTaiS, covariances: rules };
    const orbit = fileOrbit(oem, { ...question, ...judging }, catalogue);
    const plan = filePlan(catalogue, orbit, VOLUME);
    const steps = screenInSteps(catalogue, plan, judging);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    const { encounters } = step.value.findings;
    return { catalogue, judging, screened: step.value, encounters, turnedBy: orbit.facts.turnedBy };
  }

  const turned = testOem(own, { startTaiS: START_TAI_S, count: 1441, stepS: 60, frame: 'ITRF' });
  const files = { 'with covariance': stated, 'without covariance': bare, 'in ITRF': turned };
  it.each(Object.entries(files))(
    'the same probabilities to the last digit, with rules and without: a file %s',
    async (_, oem) => {
      const probabilities: unknown[] = [];
      for (const rules of [[], decided]) {
        await platform.context.database.pool.query('update operator set covariance_rules = $1', [
          JSON.stringify(rules),
        ]);
        const { figures, asOfTaiS } = await uploaded(oem);
        const { encounters, turnedBy } = await elsewhere(oem, asOfTaiS);
        expect(turnedBy).toBe(oem === turned ? 'EARTH_ORIENTATION' : undefined);
        expect(encounters.map(({ tcaTaiS, pc, maxPc }) => [tcaTaiS, pc ?? null, maxPc ?? null])).toEqual(figures);
        expect(new Set(encounters.map(({ secondary }) => secondary.name))).toEqual(new Set(['CROSSER', 'KNOWN']));
        expect(encounters.some(({ sigmaFactors }) => sigmaFactors !== undefined)).toBe(rules.length > 0);
        probabilities.push(encounters.map(({ pc }) => pc));
      }
      if (oem === stated) expect(probabilities[0]).not.toEqual(probabilities[1]);
    },
  );

  it('the same candidates as of the planner, of every figure the same digits', async () => {
    const call = async <T>(place: ReturnType<typeof route>, payload?: object) => {
      const headers = { 'if-match': '*', ...(await platform.bearer()) };
      const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return answer.json() as T;
    };
    // A quarter of a day: the time of both searches grows with the number of conjunctions.
    const quarter = testOem(own, { startTaiS: START_TAI_S, count: 361, stepS: 60 });
    const { asOfTaiS } = await uploaded(quarter, { designation: 'OPERATIONAL', days: 0.25 });
    const events = await call<ConjunctionSummary[]>(route('listConjunctions', {}, { limit: '500' }));
    // Three orbits ahead at most, and the clock stands: both searches begin at the same instant, and without stations no pass is searched.
    const isNear = ({ conjunctionData }: ConjunctionSummary) => {
      const tca = parseUtc(conjunctionData.tca);
      return tca.ok && tca.value > START_TAI_S + 8000 && tca.value < START_TAI_S + 16_000;
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    const [risky] = events
      .filter(isNear)
      .toSorted((a, b) => (b.probabilityOfCollision ?? 0) - (a.probabilityOfCollision ?? 0));
    const { conjunctionId } = risky!;
    const server = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId });
    const { catalogue, screened, judging } = await elsewhere(quarter, asOfTaiS);
    const tca = parseUtc(risky!.conjunctionData.tca);
    const place = screened.findings.encounters.findIndex(
      ({ tcaTaiS, secondary }) =>
        tca.ok && Math.abs(tcaTaiS - tca.value) < 1 && secondary.noradId === risky!.object2.noradId,
    );
    const here = liveCandidates(
      catalogue,
      { satellite: { noradId: own.noradId, name: 'SENTINEL A', configuration }, screened, assessmentQuestion: judging },
      {
        place,
        nowTaiS: nowTaiS(),
        rules: await call<FlightRules>(route('getFlightRules')),
        stations: await call<GroundStation[]>(route('listStations')),
      },
    );
    if (!here.ok) throw new Error(here.fault.code);
    expect(here.value.candidates.length).toBeGreaterThan(2);
    const figures = here.value.candidates.map(({ manoeuvre, result }) => {
      const { pc, missDistanceM } = result.events[0]!.after;
      return [manoeuvre, pc, missDistanceM, result.totalPc, result.figures.deltaVMps, result.figures.orbitsBeforeTca];
    });
    expect(figures).toEqual(
      server.candidates.map(({ manoeuvre, result }) => {
        const { probability, missDistance, totalProbability } = result;
        return [
          manoeuvre,
          probability,
          missDistance,
          totalProbability,
          result.figures.deltaVMagnitude,
          result.figures.orbitsBeforeTca,
        ];
      }),
    );
    expect([here.value.totalPcBefore, here.value.target.totalPc]).toEqual([
      server.totalProbabilityBefore,
      server.targetProbability,
    ]);
  });
});
