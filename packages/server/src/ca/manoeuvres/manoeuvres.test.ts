import { formatUtcZ, parseUtc } from '@keepout/astro/epoch';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreReturn } from '@keepout/contract/ca/manoeuvre-return';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { saveMachineClient } from '../../identity/embedded/clients.ts';
import { nowTaiS } from '../../platform/now.ts';
import { keepSpaceWeather } from '../../space-weather/store.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testEvent } from './test-event.ts';

function taiOf(utc: string): number {
  const parsed = parseUtc(utc);
  if (!parsed.ok) throw new Error(utc);
  return parsed.value;
}

const PROPULSIONS = {
  IMPULSIVE: {
    type: 'IMPULSIVE',
    specificImpulse: 220,
    maxDeltaV: 0.5,
    propellantMass: 4,
    executionMagnitudeError: 0.02,
  },
  CONTINUOUS: {
    type: 'CONTINUOUS',
    thrust: 0.02,
    specificImpulse: 1500,
    dutyCycle: 0.5,
    burnsInEclipse: false,
    propellantMass: 4,
  },
  DIFFERENTIAL_DRAG: { type: 'DIFFERENTIAL_DRAG', dragAreaMin: 0.5, dragAreaMax: 900 },
  NONE: { type: 'NONE' },
} as const;
type Kind = keyof typeof PROPULSIONS;

const PROGRAM = { clientId: 'keepout-machine-of-a', name: 'Of a', operatorId: 'a', roles: {} };

/** The fields of the specification, section 3; position and velocity before and after are four. */
const E_06_FIELDS = [
  ...['deltaMass', 'deltaVMagnitude', 'deltaVReferenceFrame', 'deltaVVector', 'dragCrossSection', 'dutyCycle'],
  ...['effectiveThrustMagnitude', 'ignitionEpoch', 'manoeuvreDuration', 'manoeuvreType', 'orbitsBeforeTca'],
  ...['positionAfter', 'positionBefore', 'smaChange', 'spacecraftInitialMass', 'specificImpulse', 'totalDeltaMass'],
  ...['totalDeltaVMagnitude', 'totalThrustingTime', 'totalTimeInDifferentialDragConfiguration'],
  ...['totalTimeInNominalConfiguration', 'velocityAfter', 'velocityBefore'],
];
/** Ignition epochs of the searches, orbits before closest approach: a weak thrust needs hours, and few epochs are enough here. */
const SPANS = {
  IMPULSIVE: { orbitsFrom: 0.5, orbitsTo: 2 },
  CONTINUOUS: { orbitsFrom: 6, orbitsTo: 6.2 },
  DIFFERENTIAL_DRAG: { orbitsFrom: 17.8, orbitsTo: 18 },
};
/** What a kind of propulsion does not have. */
const ABSENT = {
  IMPULSIVE: ['dragCrossSection', 'dutyCycle', 'effectiveThrustMagnitude'],
  CONTINUOUS: ['dragCrossSection'],
  DIFFERENTIAL_DRAG: ['dutyCycle', 'effectiveThrustMagnitude', 'specificImpulse'],
};

describe('R-15 plans for manoeuvres', () => {
  let platform: TestPlatform;
  const events = new Map<Kind, { conjunctionId: string; satelliteId: string }>();
  const plans = new Map<Kind, ManoeuvrePlan>();
  // As near as the plans allow: shadows and orbits are computed from now on. Drag needs more than a day.
  const tcaTaiS = nowTaiS() + 0.5 * 86_400;
  const tcaOf = (kind: Kind) => (kind === 'DIFFERENTIAL_DRAG' ? tcaTaiS + 86_400 : tcaTaiS);

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    for (const [k, kind] of (Object.keys(PROPULSIONS) as Kind[]).entries()) {
      const configuration = {
        shape: 'CANNONBALL',
        hardBodyRadius: 3,
        dragArea: 0.5,
        dragCoefficient: 2.2,
        wetMass: 200,
        propulsion: PROPULSIONS[kind],
      };
      const noradId = 71_000 + k;
      const satellite = await call('a', route('createSatellite'), { name: `SAT ${kind}`, noradId, configuration });
      expect(satellite.status).toBe(201);
      const upload = await call('a', route('uploadCdms'), testEvent(tcaOf(kind), { noradId, other: 72_000 + k }));
      expect(upload.status, JSON.stringify(upload.json)).toBe(201);
      const [event] = (
        await call<{ conjunctionId: string }[]>(
          'a',
          route('listConjunctions', {}, { 'satellite-id': String(satellite.json['satelliteId']) }),
        )
      ).json;
      events.set(kind, { conjunctionId: event!.conjunctionId, satelliteId: String(satellite.json['satelliteId']) });
    }
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => platform.close());

  async function call<T = Record<string, unknown>>(
    operatorId: string,
    place: Route,
    payload?: object | string,
    extraHeaders: Record<string, string> = {},
    actor = `user of ${operatorId}`,
  ) {
    const bearer = await platform.bearer({ operatorId, subject: actor, userName: actor });
    const isText = typeof payload === 'string';
    const answer = await platform.app.inject({
      ...place,
      headers: { 'if-match': '*', ...bearer, ...(isText && { 'content-type': 'text/plain' }), ...extraHeaders },
      ...(payload !== undefined && { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, json: answer.json() as T };
  }
  const eventOf = (kind: Kind) => events.get(kind)!;
  const search = async (kind: Kind, more: object = {}) =>
    await call<ManoeuvreCandidates & Problem>('a', route('searchManoeuvres'), {
      ...eventOf(kind),
      satelliteId: undefined,
      ...more,
    });

  it.each(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG'] as const)(
    'A-16 E-06 finds manoeuvres of %s, and the plan made of the best reaches the target with all forces',
    async (kind) => {
      const { status, json } = await search(kind, SPANS[kind]);
      expect(status, JSON.stringify(json)).toBe(200);
      expect(json.totalProbabilityBefore).toBeGreaterThan(1e-4);
      expect(json.targetProbability).toBeLessThanOrEqual(3e-6);
      expect(json.candidates.length).toBeGreaterThan(0);
      // No catalogue is loaded: planned all the same, and said.
      expect(json.notScreened).toBe('NO_CATALOGUE');
      expect(json.candidates.map(({ screening }) => screening)).toEqual(json.candidates.map(() => null));
      const stars = json.candidates.flatMap((candidate) => candidate.recommendedAs);
      expect(new Set(stars)).toEqual(new Set(['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE', 'FARTHEST']));
      expect(json.candidates.map(({ roles }) => roles)).toEqual(
        json.candidates.map((candidate) => candidate.recommendedAs),
      );
      for (const { result, recommendedAs: own } of json.candidates) {
        if (!own.includes('FARTHEST')) expect(result.totalProbability).toBeLessThanOrEqual(json.targetProbability);
        const late = isLateInTime(result) ? ['LATE'] : [];
        expect(result.branches.map(({ branch }) => branch)).toEqual(['HOT', 'NOMINAL', 'COLD', ...late, 'MISSED']);
        expect(result.branches.at(-1)!.totalProbability).toBe(json.totalProbabilityBefore);
      }
      const [best] = json.candidates;
      const { conjunctionId } = eventOf(kind);
      const question = { conjunctionId, manoeuvre: best!.manoeuvre };
      const asked = await call<ManoeuvreResult>('a', route('computeManoeuvre'), question);
      expect(asked.status, JSON.stringify(asked.json)).toBe(200);
      // Late is the same a revolution later: as whoever asks for that one is told.
      const branch = asked.json.branches.find((turn) => turn.branch === 'LATE');
      expect(branch !== undefined).toBe(isLateInTime(asked.json));
      if (branch !== undefined) {
        const later = new Date(Date.parse(best!.manoeuvre.ignitionEpoch) + periodMsOf(asked.json)).toISOString();
        const late = await call<ManoeuvreResult>('a', route('computeManoeuvre'), {
          conjunctionId,
          manoeuvre: { ...best!.manoeuvre, ignitionEpoch: later },
        });
        expect(late.status, JSON.stringify(late.json)).toBe(200);
        expect(branch.missDistance / late.json.missDistance).toBeCloseTo(1, 3);
        expect(branch.plane!.x / late.json.planeAfter.x).toBeCloseTo(1, 3);
      }
      const stored = await call('a', route('listManoeuvres', {}, { 'conjunction-id': conjunctionId }));
      expect(stored.json).toEqual([]);
      const made = await call<ManoeuvrePlan>('a', route('createManoeuvre'), { ...question, note: 'cheapest' });
      expect(made.status, JSON.stringify(made.json)).toBe(201);
      const { result, state, nextStates, staleBecause } = made.json;
      expect({ state, nextStates, staleBecause }).toEqual({
        state: 'DRAFT',
        nextStates: ['PROPOSED', 'ABANDONED'],
        staleBecause: [],
      });
      expect(result.totalProbability).toBeLessThanOrEqual(json.targetProbability);
      // What is asked of a manoeuvre is what a plan of it has; shadows are searched anew from now on.
      for (const name of ['totalProbability', 'probability', 'missDistance'] as const)
        expect(asked.json[name] / result[name], name).toBeCloseTo(1, 6);
      expect(asked.json.branches.map(({ branch }) => branch)).toEqual(result.branches.map(({ branch }) => branch));
      expect(asked.json.breaks).toEqual(result.breaks);
      // Two-body motion of the change against all forces: the same within the slope of the probability.
      expect(Math.abs(Math.log10(result.totalProbability / best!.result.totalProbability))).toBeLessThan(1.5);
      expect(Math.abs(result.missDistance / best!.result.missDistance - 1)).toBeLessThan(0.1);
      expect(result.figures.manoeuvreType).toBe(kind);
      plans.set(kind, made.json);
    },
  );

  it('E-08 a plan is told in the frame that is asked for, alone and in the list', async () => {
    const { manoeuvreId, result } = plans.get('IMPULSIVE')!;
    const query = { frame: 'RSW_INERTIAL' } as const;
    const turned = await call<ManoeuvrePlan>('a', route('getManoeuvre', { manoeuvreId }, query));
    const { positionBefore } = turned.json.result.figures;
    expect(positionBefore[0]).toBeCloseTo(Math.hypot(...result.figures.positionBefore), 3);
    const listed = await call<ManoeuvrePlan[]>('a', route('listManoeuvres', {}, query));
    const plan = listed.json.find((record) => record.manoeuvreId === manoeuvreId);
    expect(plan?.result.figures.positionBefore).toEqual(positionBefore);
    const kept = await call<ManoeuvrePlan>('a', route('getManoeuvre', { manoeuvreId }));
    expect(kept.json.result.figures.positionBefore).toEqual(result.figures.positionBefore);
  });

  it('E-08 the begins of a search are given in periods, seconds or dates, and the same begins give the same candidates', async () => {
    const byPeriods = await search('IMPULSIVE', { orbitsFrom: 1, orbitsTo: 1.23 });
    const { figures } = byPeriods.json.candidates[0]!.result;
    const { tcaBefore } = byPeriods.json.candidates[0]!.result.events[0]!;
    const periodS = (taiOf(tcaBefore) - taiOf(figures.ignitionEpoch)) / figures.orbitsBeforeTca;
    const date = (orbits: number) => formatUtcZ(taiOf(tcaBefore) - orbits * periodS, 6);
    const units = {
      PERIODS: { latest: 1, earliest: 1.23 },
      SECONDS: { latest: periodS, earliest: 1.23 * periodS },
      DATE: { latest: date(1), earliest: date(1.23) },
    };
    const begins = (json: ManoeuvreCandidates) =>
      json.candidates.map(({ result }) => result.figures.orbitsBeforeTca.toFixed(6));
    for (const [unit, span] of Object.entries(units)) {
      const { status, json } = await search('IMPULSIVE', { begins: { unit, ...span } });
      expect(status, JSON.stringify(json)).toBe(200);
      expect(begins(json), unit).toEqual(begins(byPeriods.json));
    }
    const wrong = await search('IMPULSIVE', { begins: { unit: 'DATE', latest: 1, earliest: 2 } });
    expect(wrong.status).toBe(400);
  });

  it.each(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG'] as const)(
    'E-06 a manoeuvre of %s has every field, with figures that belong together',
    (kind) => {
      const { figures } = plans.get(kind)!.result;
      const absent = Object.entries(figures).filter(([, value]) => value === null);
      expect(absent.map(([field]) => field).toSorted()).toEqual(ABSENT[kind]);
      expect(Object.keys(figures).toSorted()).toEqual(E_06_FIELDS);
      const { positionBefore, velocityBefore, positionAfter, velocityAfter } = figures;
      for (const positionM of [positionBefore, positionAfter]) expect(Math.hypot(...positionM)).toBeGreaterThan(6.5e6);
      for (const velocityMps of [velocityBefore, velocityAfter])
        expect(Math.abs(Math.hypot(...velocityMps) - 7500)).toBeLessThan(1000);
      expect(Math.hypot(...figures.deltaVVector)).toBeCloseTo(figures.deltaVMagnitude, 9);
      expect(figures.totalDeltaVMagnitude).toBe(figures.deltaVMagnitude);
      expect(figures.totalDeltaMass).toBe(figures.deltaMass);
      expect(figures.spacecraftInitialMass).toBe(200);
      expect(figures.smaChange).not.toBe(0);
      const toTcaS = tcaOf(kind) - taiOf(figures.ignitionEpoch);
      expect(toTcaS / figures.orbitsBeforeTca).toBeGreaterThan(5000);
      expect(toTcaS / figures.orbitsBeforeTca).toBeLessThan(7500);
      const { manoeuvreDuration, totalThrustingTime, totalTimeInDifferentialDragConfiguration } = figures;
      expect(figures.totalTimeInNominalConfiguration + totalTimeInDifferentialDragConfiguration).toBeCloseTo(toTcaS, 3);
      if (kind === 'IMPULSIVE') {
        expect([manoeuvreDuration, totalThrustingTime, totalTimeInDifferentialDragConfiguration]).toEqual([0, 0, 0]);
        const jump = velocityAfter.map((part, axis) => part - velocityBefore[axis]!);
        expect(Math.hypot(...jump)).toBeCloseTo(figures.deltaVMagnitude, 9);
        // The rocket equation by hand.
        expect(figures.deltaMass).toBeCloseTo(200 * Math.expm1(-figures.deltaVMagnitude / (220 * 9.80665)), 9);
      } else if (kind === 'CONTINUOUS') {
        expect([figures.dutyCycle, figures.effectiveThrustMagnitude]).toEqual([0.5, 0.01]);
        expect(totalThrustingTime).toBeGreaterThan(0);
        expect(totalThrustingTime).toBeLessThanOrEqual(0.5 * manoeuvreDuration + 1e-6);
        expect(figures.deltaMass).toBeCloseTo((-0.02 / (1500 * 9.80665)) * totalThrustingTime, 9);
      } else {
        expect(totalTimeInDifferentialDragConfiguration).toBe(manoeuvreDuration);
        expect(manoeuvreDuration).toBeGreaterThan(0);
        expect([0.5, 900]).toContain(figures.dragCrossSection);
      }
    },
  );

  it('A-16 tells what a trade space is computed from, and computes one', async () => {
    const { conjunctionId } = eventOf('IMPULSIVE');
    const { json: basis } = await call<PlanningBasis>(
      'a',
      route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }),
    );
    expect(basis).toMatchObject({ conjunctionId, manoeuvreType: 'IMPULSIVE', unplannable: null, leftOut: 0 });
    expect(basis.events).toHaveLength(1);
    expect(basis.totalProbability).toBeCloseTo(basis.events[0]!.probability, 12);
    const { status, json } = await call<TradeSpace>('a', route('computeTradeSpace'), {
      conjunctionId,
      columns: 20,
      rows: 11,
    });
    expect(status).toBe(200);
    expect([json.log10TotalProbability.length, json.log10TotalProbability[0]!.length]).toEqual([20, 11]);
    // In the middle row nothing is done.
    expect(json.sizes[5]).toBe(0);
    for (const column of json.log10TotalProbability) expect(10 ** column[5]!).toBeCloseTo(basis.totalProbability, 5);
    const lowest = Math.min(...json.log10TotalProbability.flat().map(Number));
    expect(lowest).toBeLessThan(-8);
    expect(lowest).toBeGreaterThanOrEqual(-17);
  });

  it('A-16 a finite burn by its change of velocity is the plan of the time that it takes, shadows in it; by both or neither it is refused', async () => {
    const { conjunctionId } = eventOf('CONTINUOUS');
    const { json: basis } = await call<PlanningBasis>(
      'a',
      route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }),
    );
    const shadows = basis.shadows.map(({ start, end }) => [taiOf(start), taiOf(end)] as const);
    // Before a shadow, if the day has one.
    const [ahead] = shadows.find(([start]) => start > tcaTaiS - 40_000) ?? [tcaTaiS - 40_000];
    const ignitionTaiS = ahead - 1000;
    const burn = {
      manoeuvreType: 'CONTINUOUS',
      ignitionEpoch: formatUtcZ(ignitionTaiS),
      thrustDirection: [0, 1, 0],
    } as const;
    const plan = async (size: object) =>
      await call<ManoeuvrePlan & Problem>('a', route('createManoeuvre'), {
        conjunctionId,
        manoeuvre: { ...burn, ...size },
        constraints: { needsCommandContact: false },
      });
    const { status, json } = await plan({ deltaVMagnitude: 0.3 });
    expect(status, JSON.stringify(json)).toBe(201);
    const { figures } = json.result;
    expect(figures.deltaVMagnitude).toBeCloseTo(0.3, 9);
    // Half of 0.02 N moves 200 kg by 0.3 m/s in 6000 s, and the motor is off in the shadow of each revolution.
    expect(figures.totalThrustingTime).toBeCloseTo(3000, -1);
    const { manoeuvreDuration } = figures;
    const endTaiS = ignitionTaiS + manoeuvreDuration;
    const dark = shadows.map(([start, end]) => Math.max(Math.min(end, endTaiS) - Math.max(start, ignitionTaiS), 0));
    const darkS = dark.reduce((sum, seconds) => sum + seconds, 0);
    expect(manoeuvreDuration - darkS).toBeCloseTo(2 * figures.totalThrustingTime, 0);
    const { ignitionEpoch: _, ...kept } = json.manoeuvre;
    const { ignitionEpoch: _begin, ...pushed } = burn;
    expect(kept).toEqual({ ...pushed, manoeuvreDuration, deltaVReferenceFrame: 'RTN' });
    const again = await plan({ manoeuvreDuration });
    expect(again.json.manoeuvre).toEqual(json.manoeuvre);
    // Shadows are searched anew from now on, to a thousandth of a second.
    const { deltaVMagnitude, smaChange } = again.json.result.figures;
    expect(deltaVMagnitude / figures.deltaVMagnitude).toBeCloseTo(1, 6);
    expect(smaChange / figures.smaChange).toBeCloseTo(1, 6);
    expect(again.json.result.missDistance / json.result.missDistance).toBeCloseTo(1, 6);
    for (const size of [{}, { manoeuvreDuration, deltaVMagnitude: 0.3 }]) {
      const refused = await plan(size);
      expect(refused.json).toMatchObject({
        status: 422,
        code: 'manoeuvre-impossible',
        detail: 'Send exactly one of manoeuvreDuration and deltaVMagnitude.',
        errors: [{ pointer: '#/manoeuvre/deltaVMagnitude' }],
      });
    }
  });

  it('A-16 plans in the density of the installation, and says which that is', async () => {
    const { conjunctionId } = eventOf('DIFFERENTIAL_DRAG');
    const vehicle = async () =>
      (await call<PlanningBasis>('a', route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }))).json.vehicle;
    const before = await vehicle();
    expect(before.atmosphere).toBe('EXPONENTIAL');
    const { database } = platform.context;
    const active = { f107: 220, f107Mean: 220, ap: Array(8).fill(15), apMean: 15, source: 'observed' } as const;
    const firstDay = Math.floor(nowTaiS() / 86_400) - 5;
    await keepSpaceWeather(database, { firstDay, days: Array(30).fill(active) }, 'SW-All.csv');
    const after = await vehicle();
    expect(after.atmosphere).toBe('NRLMSISE_00');
    // Near the maximum of the Sun the air is several times as dense as the table of layers has it.
    expect(after.dynamicPressure! / before.dynamicPressure!).toBeGreaterThan(1.5);
    expect(after.dynamicPressure! / before.dynamicPressure!).toBeLessThan(20);
    const { manoeuvre, result: thinner } = plans.get('DIFFERENTIAL_DRAG')!;
    const denser = await call<ManoeuvreResult>('a', route('computeManoeuvre'), { conjunctionId, manoeuvre });
    expect(denser.status, JSON.stringify(denser.json)).toBe(200);
    expect(denser.json.figures.smaChange / thinner.figures.smaChange).toBeGreaterThan(1.5);
    await database.pool.query('delete from space_weather_day');
  });

  it('says of a satellite without propulsion what can be done instead', async () => {
    const { conjunctionId } = eventOf('NONE');
    const { json } = await call<PlanningBasis>('a', route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }));
    expect(json).toMatchObject({ unplannable: 'NO_PROPULSION', manoeuvreType: null });
    const refused = await search('NONE');
    expect(refused.status).toBe(422);
    expect(refused.json).toMatchObject({ code: 'nothing-to-plan' });
  });

  it('refuses a burn in the past, after TCA, in a forbidden window, beyond the means, each with field, value and range', async () => {
    const { conjunctionId } = eventOf('IMPULSIVE');
    const plan = (epochTaiS: number, deltaVVector: number[]) =>
      call<Problem>('a', route('createManoeuvre'), {
        conjunctionId,
        manoeuvre: { manoeuvreType: 'IMPULSIVE', ignitionEpoch: formatUtcZ(epochTaiS), deltaVVector },
      });
    const cases: [number, number[], string, RegExp][] = [
      [nowTaiS() - 60, [0, 0.01, 0], 'ignitionEpoch', /in the past: .*; allowed: /],
      [tcaTaiS + 60, [0, 0.01, 0], 'ignitionEpoch', /after closest approach: .*; allowed: /],
      [tcaTaiS - 9000, [0, 3, 0], 'deltaVVector', /is 3\.00000 m\/s; the maximum is 0\.5 m\/s/],
    ];
    for (const [epochTaiS, dv, field, words] of cases) {
      const { status, json } = await plan(epochTaiS, dv);
      expect([status, json.code]).toEqual([422, 'manoeuvre-impossible']);
      expect(json.errors?.[0]).toMatchObject({
        pointer: `#/manoeuvre/${field}`,
        message: expect.stringMatching(words),
      });
    }
    const rules = await call('a', route('getFlightRules'));
    const window = { start: formatUtcZ(tcaTaiS - 10_000), end: formatUtcZ(tcaTaiS - 8000), reason: 'imaging' };
    const { version: _v, updatedAt: _u, ...kept } = rules.json;
    expect((await call('a', route('changeFlightRules'), { ...kept, noBurnWindows: [window] })).status).toBe(200);
    const { json } = await plan(tcaTaiS - 9000, [0, 0.01, 0]);
    expect(json.errors?.[0]?.message).toMatch(/overlaps the no-burn window .* \(imaging\)/);
    expect((await call('a', route('changeFlightRules'), { ...kept, noBurnWindows: [] })).status).toBe(200);
  });

  it('refuses more propellant than there is, and a satellite without mass, with the field and what is there', async () => {
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const cases = [
      [71_100, { wetMass: 200, propulsion: { ...propulsion, propellantMass: 0.01 } }],
      [71_101, { propulsion }],
    ] as const;
    const refusals: Problem[] = [];
    for (const [noradId, more] of cases) {
      const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, ...more };
      const made = await call('a', route('createSatellite'), { name: `SHORT ${noradId}`, noradId, configuration });
      expect(made.status, JSON.stringify(made.json)).toBe(201);
      const message = testEvent(tcaTaiS, { noradId, other: noradId + 1000 });
      expect((await call('a', route('uploadCdms'), message)).status).toBe(201);
      const own = { 'satellite-id': String(made.json['satelliteId']) };
      const [event] = (await call<{ conjunctionId: string }[]>('a', route('listConjunctions', {}, own))).json;
      const manoeuvre = {
        manoeuvreType: 'IMPULSIVE',
        ignitionEpoch: formatUtcZ(tcaTaiS - 9000),
        deltaVVector: [0, 0.3, 0],
      };
      const { conjunctionId } = event!;
      const answer = await call<Problem>('a', route('createManoeuvre'), { conjunctionId, manoeuvre });
      expect(answer.status).toBe(422);
      refusals.push(answer.json);
      expect(
        (await call<unknown[]>('a', route('listManoeuvres', {}, { 'conjunction-id': conjunctionId }))).json,
      ).toEqual([]);
    }
    expect(refusals[0]).toMatchObject({
      code: 'manoeuvre-impossible',
      errors: [
        {
          pointer: '#/manoeuvre/deltaVVector',
          message: 'The manoeuvre requires 0.02781 kg of propellant; 0.01 kg remain.',
        },
      ],
    });
    expect(refusals[1]).toMatchObject({
      code: 'nothing-to-plan',
      errors: [
        {
          pointer: '#/configuration/wetMass',
          message: 'wetMass of the satellite is missing; a number above 0 is required.',
        },
      ],
    });
  });

  it('finds the manoeuvre back, and a plan carries the pair: cost and probability of both, refused where it cannot be', async () => {
    const { conjunctionId } = eventOf('IMPULSIVE');
    const manoeuvre = {
      manoeuvreType: 'IMPULSIVE',
      ignitionEpoch: formatUtcZ(tcaTaiS - 12_000, 6),
      deltaVVector: [0, 0.03, 0],
      deltaVReferenceFrame: 'RTN',
    };
    const returnBox = { smaBand: 10, phaseBand: 0.2, latestHours: 24 };
    const bands = { conjunctionId, manoeuvre, ...returnBox };
    // Answers are stored for the same ten minutes of the clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    const back = await call<ManoeuvreReturn>('a', route('searchReturn'), bands);
    expect(back.status, JSON.stringify(back.json)).toBe(200);
    const { manoeuvres, totalDeltaV, totalPropellant, smaAfter, phaseAfter, timeOutside, course } = back.json;
    expect(back.json).toMatchObject({ found: true, isNeeded: true, unreachable: null });
    expect(manoeuvres).toHaveLength(2);
    expect(totalDeltaV).toBeGreaterThan(0.03);
    expect(totalDeltaV).toBeLessThan(0.06);
    expect(Math.abs(smaAfter!)).toBeLessThanOrEqual(10);
    expect(Math.abs(phaseAfter!)).toBeLessThanOrEqual(0.2);
    expect(timeOutside).toBeGreaterThan(12_000);
    expect(course[0]).toMatchObject({ smaAlone: 0, phaseAlone: 0, sma: 0, phase: 0 });
    expect(course.at(-1)).toMatchObject({ epoch: formatUtcZ(tcaTaiS + 86_400, 3), sma: smaAfter, phase: phaseAfter });
    const far = await call<ManoeuvreReturn>('a', route('searchReturn'), {
      ...bands,
      smaBand: 1,
      phaseBand: 1e-4,
    });
    expect(far.json).toMatchObject({ found: false, unreachable: 'PHASE', timeOutside: null });
    expect(far.json.course.at(-1)).toMatchObject({ smaAlone: course.at(-1)!.smaAlone, sma: null, phase: null });

    // Asked again, it is there at once, also for who follows it.
    const searches = vi.spyOn(platform.context.readers, 'run');
    const again = await call<ManoeuvreReturn>('a', route('searchReturn'), bands);
    expect(again.json).toEqual(back.json);
    expect(searches).not.toHaveBeenCalled();
    searches.mockRestore();
    vi.useRealTimers();

    const body = { conjunctionId, manoeuvre, returnManoeuvre: manoeuvres[1], returnBox };
    const made = await call<ManoeuvrePlan>('a', route('createManoeuvre'), body);
    expect(made.status, JSON.stringify(made.json)).toBe(201);
    const { result, returnManoeuvre } = made.json;
    expect(returnManoeuvre).toEqual(manoeuvres[1]);
    expect(result.totalProbability).toBe(back.json.totalProbability);
    expect(result.withExecutionError).toEqual(back.json.withExecutionError);
    expect(result.withExecutionError!.totalProbability).toBeGreaterThan(0);
    expect(result.figures.totalDeltaVMagnitude).toBe(totalDeltaV);
    expect(-result.figures.totalDeltaMass!).toBe(totalPropellant);
    expect(result.figures.deltaVMagnitude).toBeCloseTo(0.03, 9);
    expect(result.returnFigures!.totalDeltaVMagnitude).toBeCloseTo(totalDeltaV, 9);
    expect(result.returnFigures!.smaChange).toBeCloseTo(smaAfter! - result.figures.smaChange, -1);
    expect(result.breaks).toEqual([]);

    // How it stands against its box is what the search told; the plan has it by itself, its list does not.
    const { manoeuvreId } = made.json;
    const kept = (await call<ManoeuvrePlan>('a', route('getManoeuvre', { manoeuvreId }))).json.result;
    expect(kept.returnBox).toEqual(returnBox);
    expect(kept.returnCourse).toEqual(course);
    const listed = await call<ManoeuvrePlan[]>('a', route('listManoeuvres', {}, { 'conjunction-id': conjunctionId }));
    const inList = listed.json.find((plan) => plan.manoeuvreId === manoeuvreId)!.result;
    expect(inList.returnBox).toEqual(returnBox);
    expect(inList.returnCourse).toBeUndefined();
    // Another box is another plan; without one there is nothing to stand against.
    const wider = { ...body, returnBox: { ...returnBox, smaBand: 20 } };
    const other = await call<ManoeuvrePlan>('a', route('createManoeuvre'), wider);
    expect(other.json.manoeuvreId).not.toBe(manoeuvreId);
    const { returnBox: _, ...boxless } = body;
    const without = await call<ManoeuvreResult>('a', route('computeManoeuvre'), boxless);
    expect(without.json.returnFigures).toBeDefined();
    expect(without.json.returnCourse).toBeUndefined();

    const early = { ...manoeuvres[1], ignitionEpoch: formatUtcZ(tcaTaiS - 20_000, 6) };
    const refused = await call<Problem>('a', route('createManoeuvre'), { ...body, returnManoeuvre: early });
    expect(refused.json.errors?.[0]).toMatchObject({
      pointer: '#/returnManoeuvre/ignitionEpoch',
      message: expect.stringMatching(/before the first one ends/),
    });
    // Computed again without it, the plan has one burn.
    const alone = await call<ManoeuvrePlan>('a', route('changeManoeuvre', { manoeuvreId }), { manoeuvre });
    expect(alone.json).toMatchObject({ returnManoeuvre: null });
    expect(alone.json.result.returnFigures).toBeUndefined();
    expect(alone.json.result.returnBox).toBeUndefined();
    expect(alone.json.inputs.sha256).not.toBe(made.json.inputs.sha256);
    for (const id of [manoeuvreId, other.json.manoeuvreId])
      expect((await call('a', route('stepManoeuvre', { manoeuvreId: id }), { state: 'ABANDONED' })).status).toBe(200);
  });

  it('names the constraint that leaves nothing', async () => {
    const day = { start: formatUtcZ(tcaTaiS - 600), end: formatUtcZ(tcaTaiS - 500) };
    const { json } = await search('IMPULSIVE', { constraints: { allowedWindows: [day] } });
    expect(json.candidates.filter((candidate) => !candidate.recommendedAs.includes('FARTHEST'))).toEqual([]);
    expect(json.constraints).toMatchObject({ feasible: 0, limitingConstraint: 'ALLOWED_WINDOWS' });
  });

  it('A-16 is stored once: the same again leads to it, another does not, nor one that was given up', async () => {
    const { conjunctionId } = eventOf('IMPULSIVE');
    const manoeuvre = {
      manoeuvreType: 'IMPULSIVE',
      ignitionEpoch: formatUtcZ(tcaTaiS - 33_000),
      deltaVVector: [0, 0.013, 0],
    };
    const save = async (more: object = {}) => {
      const { status, json } = await call<ManoeuvrePlan>('a', route('createManoeuvre'), {
        conjunctionId,
        manoeuvre,
        ...more,
      });
      return [status, json.manoeuvreId] as const;
    };
    // Pressed twice at once: one of them stores.
    const both = await Promise.all([save(), save()]);
    const [, manoeuvreId] = both[0];
    expect(both.map(([status]) => status).toSorted()).toEqual([200, 201]);
    expect(both.map(([, id]) => id)).toEqual([manoeuvreId, manoeuvreId]);
    expect(await save()).toEqual([200, manoeuvreId]);
    const others = [
      await save({ note: 'another thought' }),
      await save({ constraints: { maxSmaChange: 4000 } }),
      await save({ manoeuvre: { ...manoeuvre, deltaVVector: [0, 0.014, 0] } }),
    ];
    expect(others.map(([status]) => status)).toEqual([201, 201, 201]);
    expect((await call('a', route('stepManoeuvre', { manoeuvreId }), { state: 'ABANDONED' })).status).toBe(200);
    expect((await save())[0]).toBe(201);
  });

  it('goes from draft to executed, with four eyes, an audit line each, and 412 for whoever was overtaken', async () => {
    const { conjunctionId } = eventOf('IMPULSIVE');
    const manoeuvre = {
      manoeuvreType: 'IMPULSIVE',
      ignitionEpoch: formatUtcZ(tcaTaiS - 30_000),
      deltaVVector: [0, 0.02, 0],
    };
    const rules = (await call('a', route('getFlightRules'))).json;
    const { version: _v, updatedAt: _u, ...kept } = rules;
    await call('a', route('changeFlightRules'), { ...kept, fourEyes: true });
    const made = await call<ManoeuvrePlan>('a', route('createManoeuvre'), { conjunctionId, manoeuvre });
    const { manoeuvreId } = made.json;
    const plan = route('getManoeuvre', { manoeuvreId });
    const step = (state: string, version: number, actor = 'user of a') =>
      call<ManoeuvrePlan & Problem>(
        'a',
        route('stepManoeuvre', { manoeuvreId }),
        { state, ...(state === 'APPROVED' && { note: 'no catalogue' }) },
        { 'if-match': `"${version}"` },
        actor,
      );
    expect((await step('APPROVED', 1)).json).toMatchObject({ status: 409, code: 'plan-step-impossible' });
    expect((await step('PROPOSED', 1)).json).toMatchObject({
      state: 'PROPOSED',
      proposedBy: 'user of a',
      needsOtherApprover: true,
    });
    expect((await step('APPROVED', 2)).json).toMatchObject({ status: 409, code: 'plan-needs-other-eyes' });
    // Nor by a program that he has made: it sees by his eyes.
    await saveMachineClient(platform.context.database, { ...PROGRAM, createdBy: 'user of a' });
    const program = `service-account-${PROGRAM.clientId}`;
    expect((await step('APPROVED', 2, program)).json).toMatchObject({ status: 409, code: 'plan-needs-other-eyes' });
    // Overtaken: who edits the version before gets 412.
    const late = await call<Problem>(
      'a',
      route('changeManoeuvre', { manoeuvreId }),
      { manoeuvre },
      { 'if-match': '"1"' },
    );
    expect([late.status, late.json.code]).toEqual([412, 'version-changed']);
    expect((await step('APPROVED', 2, 'another')).json).toMatchObject({ state: 'APPROVED', approvedBy: 'another' });
    expect((await step('COMMITTED', 3)).json).toMatchObject({ state: 'COMMITTED' });
    // A newer message makes it stale and changes nothing of it.
    const before = (await call<ManoeuvrePlan>('a', plan)).json;
    expect(before.staleBecause).toEqual([]);
    const newer = testEvent(tcaTaiS, { noradId: 71_000, other: 72_000, creationTaiS: tcaTaiS - 80_000, place: 1 });
    const upload = await call('a', route('uploadCdms'), newer);
    expect(upload.status).toBe(201);
    const after = (await call<ManoeuvrePlan>('a', plan)).json;
    expect(after.staleBecause).toContain('NEW_MESSAGE');
    expect({ ...after, staleBecause: [] }).toEqual(before);
    expect((await step('EXECUTED', 4)).json).toMatchObject({ state: 'EXECUTED', nextStates: [] });
    const { rows } = await platform.context.database.pool.query(
      'select action from audit where record_id = $1 order by id',
      [made.json.manoeuvreId],
    );
    expect(rows.map((row: { action: string }) => row.action)).toEqual([
      'created',
      'proposed',
      'approved',
      'committed',
      'executed',
    ]);
    await call('a', route('changeFlightRules'), { ...kept, fourEyes: false });
  });
});

/** Of the satellite, as its manoeuvre tells it. */
function periodMsOf({ figures, events }: Pick<ManoeuvreResult, 'figures' | 'events'>): number {
  return (Date.parse(events[0]!.tcaBefore) - Date.parse(figures.ignitionEpoch)) / figures.orbitsBeforeTca;
}

/** Whether a manoeuvre that begins a revolution later ends before closest approach. */
function isLateInTime(result: Pick<ManoeuvreResult, 'figures' | 'events'>): boolean {
  const { orbitsBeforeTca, manoeuvreDuration } = result.figures;
  return (orbitsBeforeTca - 1) * periodMsOf(result) > manoeuvreDuration * 1000;
}
