import { crc32, inflateRawSync } from 'node:zlib';
import { formatUtcZ } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { readOem } from '@keepout/ccsds/oem/read';
import { readOpm } from '@keepout/ccsds/opm/read';
import type { TradeSpaceScreening } from '@keepout/contract/ca/candidate-screening';
import type { ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import {
  type ManoeuvreCandidate,
  type ManoeuvreCandidates,
  manoeuvreSearch,
} from '@keepout/contract/ca/manoeuvre-search';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import type { Screening } from '@keepout/contract/ca/screening';
import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../../scripts/test-patience.mjs';
import { storeCatalogue } from '../../../catalogue/load.ts';
import { testForm } from '../../../platform/http/test-form.ts';
import { nowTaiS } from '../../../platform/now.ts';
import type { Threads } from '../../../platform/threads/threads.ts';
import { startTestPlatform, type TestPlatform } from '../../../test-platform.ts';
import { type Route, route } from '../../../test-route.ts';
import { collisionAvoidance } from '../../module.ts';
import { testElements, testOem } from '../../test-oem.ts';
import { gatherPlanningInputs } from '../gather.ts';
import { candidatesTask } from '../tasks.ts';
import { testEvent } from '../test-event.ts';
import { cachedCandidates } from './service.ts';
import { TRAP, testCrosserOf, testTrap } from './test-crossers.ts';

/** Errors that somebody states: 30 m and 0.1 mm/s in every direction. */
const STATED = {
  frame: 'RTN',
  epochTaiS: Math.floor(nowTaiS()) + 600,
  matrix: Float64Array.from({ length: 36 }, (_, k) => (k % 7 === 0 ? (k < 21 ? 900 : 1e-8) : 0)),
} as const;
/** Of the flight rules as they begin. */
const WATCH_PC = 1e-7;

describe('R-15 candidates are screened before they are starred', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let conjunctionId: string;
  const startTaiS = Math.floor(nowTaiS()) + 600;
  const own = testElements(startTaiS);
  const event = testCrosserOf(sgp4Ephemeris(own), startTaiS + 100_000, 60, 90_001, 'CROSSER');
  const search = { targetProbability: 1e-9, orbitsFrom: 1.5, orbitsTo: 2 };
  /** Three ignition epochs, where the number of candidates does not matter. */
  const shortSearch = { ...search, orbitsFrom: 1.9 };

  async function call<T>(place: Route, payload?: object) {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, text: answer.body, json: answer.json() as T };
  }
  const candidates = async () => {
    const found = await call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId, ...search });
    expect(found.status, found.text).toBe(200);
    return found.json;
  };
  const load = (elements: readonly MeanElements[]) =>
    storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [...elements],
      rejectedCount: 0,
      faults: [],
      source: `test catalogue of ${elements.length}`,
      bytes: Buffer.from(`test ${elements.length}`),
    });
  const cheapest = (all: readonly ManoeuvreCandidate[]) =>
    all.find(({ recommendedAs }) => recommendedAs.includes('CHEAPEST'))!;
  async function screened(): Promise<void> {
    await vi.waitFor(async () => {
      const { json } = await call<Screening[]>(route('listScreenings'));
      expect(json.map(({ state }) => state)).toEqual(json.map(() => 'COMPLETED'));
    }, PATIENT);
  }

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    headers = await platform.bearer();
    await load([own, event]);
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: 'SENTINEL A', cosparId: '2026-001A', noradId: 90_000, configuration });
    const content = testOem(own, { startTaiS, count: 3 * 1440, stepS: 60 });
    const form = testForm([{ name: 'nominal.oem', content }], {});
    const answer = await platform.app.inject({
      ...route('uploadEphemeris'),
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    await screened();
    const { json } = await call<ConjunctionSummary[]>(route('listConjunctions'));
    const main = json.find(({ probabilityOfCollision: pc }) => (pc ?? 0) > 1e-6)!;
    conjunctionId = main.conjunctionId;
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(() => platform.close());

  it('A-16 the cheapest, which would run into another object, stays listed with what it creates and loses its star', async () => {
    const before = await candidates();
    expect(before.notScreened).toBeNull();
    const best = cheapest(before.candidates);
    expect(best.screening).toMatchObject({ objects: 2, newEvents: [] });

    const sameOf = (all: ManoeuvreCandidates) =>
      all.candidates.find(({ manoeuvre }) => {
        return Math.abs(Date.parse(manoeuvre.ignitionEpoch) - Date.parse(best.manoeuvre.ignitionEpoch)) < 1;
      })!;
    // By errors that we estimate it is apart from the total, and takes the star since it adds more than the target of the avoided event.
    const trap = testTrap(best, own);
    await load([own, event, trap]);
    const estimated = await candidates();
    const apart = sameOf(estimated);
    expect(apart.recommendedAs).toEqual([]);
    expect(apart.screening!.totalProbability).toBeLessThanOrEqual(estimated.targetProbability);
    expect(apart.screening!.exceedsAllowedIncrease).toBe(true);
    expect(apart.screening!.estimatedProbability).toBeGreaterThan(estimated.targetProbability);
    expect(apart.screening).toMatchObject({ newEvents: [{ secondaryNoradId: TRAP, isEstimated: true }] });
    expect(apart.screening!.totalProbability / apart.result.totalProbability).toBeCloseTo(1, 6);
    expect(apart.screening!.estimatedProbability).toBeGreaterThan(1e-6);

    await load([own, event, { ...trap, covariance: STATED }]);
    const after = await candidates();
    const same = sameOf(after);
    expect(same.screening).toMatchObject({ objects: 3 });
    // What the total is made of can be read.
    const [most] = same.screening!.changedPassages;
    expect(most).toMatchObject({ secondaryNoradId: TRAP, isEstimated: false });
    expect(most!.probabilityBefore).toBeLessThan(2 * WATCH_PC);
    const [created] = same.screening!.newEvents;
    expect(created).toMatchObject({ secondaryName: 'TRAP', secondaryNoradId: TRAP });
    expect(created!.probability).toBeGreaterThan(1e-6);
    expect(same.recommendedAs).toEqual([]);
    expect(same.screening!.totalProbability).toBeGreaterThan(same.result.totalProbability);
    // Whoever has a star creates nothing.
    for (const { recommendedAs, screening } of after.candidates)
      if (recommendedAs.length > 0) expect(screening!.newEvents).toEqual([]);

    // The plan of it, screened as a plan is: the same other object, closest approach and miss.
    const made = await call<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre: same.manoeuvre });
    expect(made.status, made.text).toBe(201);
    const { manoeuvreId } = made.json;
    const ordered = await call<PostManoeuvreScreening>(route('createPostManoeuvreScreening'), { manoeuvreId });
    expect(ordered.status, ordered.text).toBe(202);
    const done = await vi.waitFor(async () => {
      const { postManoeuvreScreeningId } = ordered.json;
      const { json } = await call<PostManoeuvreScreening>(
        route('getPostManoeuvreScreening', { postManoeuvreScreeningId }),
      );
      expect(json.state).toBe('COMPLETED');
      return json;
    }, PATIENT);
    const plans = done.events.find((one) => one.secondaryNoradId === TRAP && one.change === 'NEW')!;
    expect(Math.abs(Date.parse(plans.after!.tca ?? '') - Date.parse(created!.tca))).toBeLessThanOrEqual(100);
    // A candidate is carried by the line of its event, a plan by all forces: metres after days, of a burn of which a verdict concludes.
    expect(Math.abs(plans.after!.missDistance! - created!.missDistance)).toBeLessThan(10);
    expect(plans.after!.probability! / created!.probability).toBeCloseTo(1, 1);
  });

  it('is searched once for whoever asks the same, and anew once anything has changed; who leaves spoils it for nobody', async () => {
    // Answers are stored for the same ten minutes of the clock.
    vi.useFakeTimers({ toFake: ['Date'] });
    const searches = vi.spyOn(platform.context.readers, 'run');
    // The first search runs until its caller leaves.
    const untilAborted: Threads['run'] = (_task, _input, options) =>
      new Promise<never>((_, reject) => {
        const signal = options!.signal!;
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    searches.mockImplementationOnce(untilAborted);
    const asked = () => searches.mock.calls.filter(([task]) => task === candidatesTask).length;
    const { pool } = platform.context.database;
    const { rows } = await pool.query<{ operator_id: string }>(
      "update satellite set name = 'RENAMED' returning operator_id",
    );
    const operatorId = rows[0]!.operator_id;
    const body = manoeuvreSearch.parse({ conjunctionId, ...shortSearch });
    const by = async (signal: AbortSignal) =>
      cachedCandidates(
        platform.context,
        operatorId,
        await gatherPlanningInputs(platform.context, operatorId, { conjunctionId }),
        body,
        signal,
      );
    const leaver = new AbortController();
    const left = by(leaver.signal);
    await vi.waitFor(() => expect(asked()).toBe(1), PATIENT);
    const stayed = by(new AbortController().signal);
    // By then the second waits for the search of the first.
    await gatherPlanningInputs(platform.context, operatorId, { conjunctionId });
    await pool.query('select 1');
    leaver.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    const first = await stayed;
    expect(asked()).toBe(2);
    expect(await by(new AbortController().signal)).toEqual(first);
    expect(asked()).toBe(2);
    await pool.query("update satellite set name = 'RENAMED AGAIN'");
    await by(new AbortController().signal);
    expect(asked()).toBe(3);
    searches.mockRestore();
  });

  it('A-16 a set without a candidate is no archive: what to do is said, as the command line says it', async () => {
    const noBurnWindows = [{ start: formatUtcZ(nowTaiS(), 0), end: formatUtcZ(nowTaiS() + 7 * 86_400, 0) }];
    const body = { conjunctionId, ...shortSearch, constraints: { noBurnWindows } };
    const found = await call<ManoeuvreCandidates>(route('searchManoeuvres'), body);
    expect(found.json.candidates, found.text).toEqual([]);
    const { status, text } = await call(route('exportCandidates'), body);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({
      code: 'nothing-to-plan',
      detail: expect.stringMatching(/^The search found no manoeuvre\. Allow earlier ignition/),
    });
  });

  it('A-16 hands the ranked set over as one archive: the orbit without a burn, with each, the burns and the figures', async () => {
    const place = route('exportCandidates');
    const answer = await platform.app.inject({ ...place, headers, payload: { conjunctionId, ...shortSearch } });
    expect([answer.statusCode, answer.headers['content-type']], answer.body.slice(0, 200)).toEqual([
      200,
      'application/zip',
    ]);
    const files = unzipped(answer.rawPayload);
    const names = [...files.keys()];
    expect(names.slice(0, 3)).toEqual(['README.txt', 'candidates.csv', 'nominal.oem']);
    const [, noBurn, ...ranks] = files.get('candidates.csv')!.trim().split('\r\n');
    expect(noBurn).toMatch(/^0,no burn,/);
    expect(names).toHaveLength(3 + 3 * ranks.length);
    const nominal = readOem(files.get('nominal.oem')!);
    if (!nominal.ok) throw new Error('a nominal orbit that cannot be read');
    const [stretch] = nominal.value.segments;
    for (const name of names.filter((path) => path.endsWith('/with-burn.oem'))) {
      const folder = name.split('/')[0]!;
      expect(files.get('README.txt')).toContain(`${folder}/`);
      const burned = readOem(files.get(name)!);
      expect(burned.ok && burned.value.segments.length).toBe(2);
      // Of one begin, and the same orbit until the burn.
      const place = (text: string) => /META_STOP\n(\S+ \S+ \S+)/.exec(text)?.[1];
      expect(place(files.get(name)!)).toBe(place(files.get('nominal.oem')!));
      expect(readOpm(files.get(`${folder}/burn.opm`)!).ok).toBe(true);
      expect(files.get(`${folder}/burn.ocm`)).toMatch(/^MAN_START/m);
    }
    expect(stretch).toBeDefined();
  });

  /** Files of an archive by its own index, each checked against its length. */
  function unzipped(archive: Buffer): ReadonlyMap<string, string> {
    const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006'));
    const files = new Map<string, string>();
    let at = archive.readUInt32LE(end + 16);
    for (let k = 0; k < archive.readUInt16LE(end + 10); k++) {
      const [packed, size, name] = [
        archive.readUInt32LE(at + 20),
        archive.readUInt32LE(at + 24),
        archive.readUInt16LE(at + 28),
      ];
      const local = archive.readUInt32LE(at + 42);
      const path = archive.toString('utf8', at + 46, at + 46 + name);
      const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const bytes = inflateRawSync(archive.subarray(from, from + packed));
      expect([bytes.length, crc32(bytes)], path).toEqual([size, archive.readUInt32LE(at + 16)]);
      files.set(path, bytes.toString());
      at += 46 + name;
    }
    return files;
  }

  it('screens the best cells of a trade space, in its columns and rows, and stars those that create nothing', async () => {
    const grid = { conjunctionId, columns: 20, rows: 41, maxSize: 0.5, orbitsTo: 2 };
    const { json: map } = await call<TradeSpace>(route('computeTradeSpace'), grid);
    const { status, json, text } = await call<TradeSpaceScreening>(route('screenTradeSpace'), {
      ...grid,
      targetProbability: 1e-9,
      cells: 1000,
    });
    expect(status, text).toBe(200);
    expect(json).toMatchObject({ notScreened: null, objects: 3, screened: json.chosen });
    expect(json.screened).toBeGreaterThan(50);
    const isStated = ({ isEstimated }: { readonly isEstimated: boolean }) => !isEstimated;
    expect(json.raising).toBe(json.cells.filter(({ newEvents }) => newEvents.some(isStated)).length);
    for (const { column, row, size, totalProbability, newEvents } of json.cells) {
      expect(size).toBe(map.sizes[row]);
      const known = 10 ** map.log10TotalProbability[column]![row]!;
      expect(totalProbability).toBeGreaterThanOrEqual(known * (1 - 1e-6));
      for (const one of newEvents) expect(one.probability).toBeGreaterThanOrEqual(WATCH_PC);
    }
    expect(json.raising).toBeGreaterThan(0);
    expect(json.recommendedCells.map(({ role }) => role)).toEqual(['CHEAPEST', 'EARLIEST', 'LEAST_ORBIT_CHANGE']);
    for (const { column, row } of json.recommendedCells) {
      const cell = json.cells.find((one) => one.column === column && one.row === row)!;
      expect(cell.newEvents.filter(isStated)).toEqual([]);
      expect(cell.totalProbability).toBeLessThanOrEqual(json.targetProbability);
    }
  });

  it('follows the state of the message for seven days where no ephemeris is in force', async () => {
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    const made = await call<{ satelliteId: string }>(route('createSatellite'), {
      name: 'SENTINEL B',
      noradId: 71_000,
      configuration,
    });
    const payload = testEvent(nowTaiS() + 1.5 * 86_400, { noradId: 71_000, other: 72_000 });
    const sent = { ...headers, 'content-type': 'text/plain' };
    const upload = await platform.app.inject({ ...route('uploadCdms'), headers: sent, payload });
    expect(upload.statusCode, upload.body).toBe(201);
    const { json } = await call<ConjunctionSummary[]>(
      route('listConjunctions', {}, { 'satellite-id': made.json.satelliteId }),
    );
    conjunctionId = json[0]!.conjunctionId;
    const { candidates: found, notScreened } = await candidates();
    expect(notScreened).toBeNull();
    expect(cheapest(found).screening).toMatchObject({ objects: 3, newEvents: [] });
    const days = (Date.parse(cheapest(found).screening!.until) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });
});
