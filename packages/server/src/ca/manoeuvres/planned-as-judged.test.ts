import { readFileSync } from 'node:fs';
import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import type { TradeSpaceScreening } from '@keepout/contract/ca/candidate-screening';
import type { Cdm, CdmUpload } from '@keepout/contract/ca/cdm';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCandidates } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { TradeSpace } from '@keepout/contract/ca/trade-space';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testElements } from '../test-oem.ts';

const MESSAGES = new URL('../../../../../conformance/ccsds/cdm/valid/', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, MESSAGES), 'utf8');
const SEARCHED = { columns: 10, rows: 5, orbitsTo: 3 };
const MAP = { ...SEARCHED, maxSize: 0.004 };

describe('plans for published messages over HTTP', () => {
  let platform: TestPlatform;
  const tcaTaiS = nowTaiS() + 0.5 * 86_400;
  let satellites = 0;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function call<T>(place: Route, payload?: object | string): Promise<T> {
    const type = typeof payload === 'string' && { 'content-type': 'text/plain' };
    const headers = { ...(await platform.bearer()), ...type };
    const answer = await platform.app.inject({ ...place, headers, ...(payload !== undefined && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  /** A satellite of its own with the event of a published message, half a day from now. */
  async function eventOf(file: string, change: (text: string) => string = (text) => text) {
    const noradId = 73_000 + satellites++;
    const propulsion = { type: 'IMPULSIVE', specificImpulse: 220, maxDeltaV: 0.5 };
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, wetMass: 200, propulsion };
    await call(route('createSatellite'), { name: `FLYER ${noradId}`, noradId, configuration });
    return await received(noradId, change(textOf(file)));
  }

  /** A message about the satellite, at the time of these tests. */
  async function received(noradId: number, text: string, other = noradId + 1000) {
    const designators = [noradId, other];
    const message = text
      .replace(/^(TCA *=).*$/m, `$1 ${formatUtc(tcaTaiS, 3)}`)
      .replace(/^(CREATION_DATE *=).*$/m, `$1 ${formatUtc(nowTaiS(), 3)}`)
      .replace(/^(OBJECT_DESIGNATOR *=).*$/gm, (_, keyword: string) => `${keyword} ${designators.shift()}`);
    const [receipt] = (await call<CdmUpload>(route('uploadCdms'), message)).accepted;
    return { noradId, conjunctionId: receipt!.conjunctionId, cdm: await call<Cdm>(route('getCdm', receipt!)) };
  }

  const basisOf = (conjunctionId: string) =>
    call<PlanningBasis>(route('getPlanningBasis', {}, { 'conjunction-id': conjunctionId }));
  /** A tenth of an orbit: three ignition epochs. */
  const search = (conjunctionId: string, orbitsTo: number) =>
    call<ManoeuvreCandidates>(route('searchManoeuvres'), { conjunctionId, orbitsFrom: orbitsTo - 0.1, orbitsTo });
  const mapOf = (conjunctionId: string) => call<TradeSpace>(route('computeTradeSpace'), { conjunctionId, ...MAP });
  const plan = (conjunctionId: string, deltaVVector: readonly number[]) => {
    const ignitionEpoch = formatUtcZ(tcaTaiS - 9000, 3);
    const manoeuvre = { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVVector };
    return call<ManoeuvrePlan>(route('createManoeuvre'), { conjunctionId, manoeuvre });
  };

  it('A2 errors that both objects share count in candidates, plan and map as they do in the verdict', async () => {
    const file = '000028485_conj_000044777_20220407_231108_20220406_140506.cdm';
    const dcp = /^COMMENT DCP .*\n/gm;
    const figuresOf = async (change: (text: string) => string) => {
      const { cdm, conjunctionId } = await eventOf(file, change);
      const correlated = cdm.verdict!.reasons.find(({ code }) => code === 'errors-correlated');
      const { totalProbability: basis } = await basisOf(conjunctionId);
      const { totalProbabilityBefore: unmoved, targetProbability, candidates } = await search(conjunctionId, 1.5);
      const { result } = await plan(conjunctionId, [0, 0.003, 0]);
      const { log10TotalProbability: map } = await mapOf(conjunctionId);
      const missed = result.branches.find(({ branch }) => branch === 'MISSED')!.totalProbability;
      expect(candidates.map((candidate) => candidate.result.totalProbability <= targetProbability)).toContain(true);
      return {
        independentPc: cdm.probabilityOfCollision!,
        correlatedPc: correlated?.figures?.correlatedPc,
        unmoved: [basis, unmoved, result.events[0]!.probabilityBefore, missed],
        nothingDone: map.map((column) => 10 ** column[2]!),
        planned: result.events[0]!.probabilityAfter,
        cells: map.map((column) => column[3]!),
      };
    };
    const none = await figuresOf((text) => text.replaceAll(dcp, ''));
    const ofOne = await figuresOf(
      (text) => text.slice(0, text.search(/OBJECT2/)) + text.slice(text.search(/OBJECT2/)).replaceAll(dcp, ''),
    );
    const shared = await figuresOf((text) => text);
    // Twice and a half by the errors that both share: the verdict counts the larger one.
    expect(shared.independentPc).toBeCloseTo(none.independentPc, 12);
    expect(shared.correlatedPc! / none.independentPc).toBeGreaterThan(2);
    expect(none.correlatedPc).toBeUndefined();
    for (const [{ unmoved, nothingDone }, verdictPc] of [
      [shared, shared.correlatedPc!],
      [none, none.independentPc],
    ] as const) {
      for (const pc of unmoved) expect(pc / verdictPc).toBeCloseTo(1, 9);
      for (const pc of nothingDone) expect(pc / verdictPc).toBeCloseTo(1, 5);
    }
    expect(Math.abs(Math.log10(shared.planned / none.planned))).toBeGreaterThan(0.05);
    const apart = shared.cells.map((cell, column) => Math.abs(cell - none.cells[column]!));
    expect(Math.min(...apart)).toBeGreaterThan(0.02);
    expect(ofOne).toEqual(none);
  });

  it('A3 neighbours that nothing can be computed of are told beside the others and stop none; whom a burn parts has departed', async () => {
    const { noradId, conjunctionId } = await eventOf('000048901_conj_000048903_20211219_182317_20211217_232706.cdm');
    const { totalProbability: alone } = await basisOf(conjunctionId);
    const neighbour = async (file: string, other: number, change = (text: string) => text) =>
      (await received(noradId, change(textOf(file)), other)).conjunctionId;
    const sound = await neighbour('000027424_conj_000048164_20210803_232939_20210801_222613.cdm', 75_001, (text) =>
      text.replaceAll(/^INTERNATIONAL_DESIGNATOR.*$/gm, '$&\nOBJECT_TYPE = ROCKET BODY'),
    );
    const crossing = '000037849_conj_000013512_20210612_084905_20210611_062043.cdm';
    const withoutErrors = (text: string): string => text.replaceAll(/^C[TRN](DOT)?_[A-Z]+ *=.*\n/gm, '');
    const uncovered = await neighbour(crossing, 75_002, withoutErrors);
    const beside = await neighbour(crossing, 75_003, withoutErrors);
    const leftOut = [
      { conjunctionId: uncovered, secondaryNoradId: 75_002, reason: 'NO_COVARIANCE' },
      { conjunctionId: beside, secondaryNoradId: 75_003, reason: 'NO_COVARIANCE' },
    ];
    const byNumber = (events: PlanningBasis['leftOutEvents'] = []) =>
      events.toSorted((a, b) => a.secondaryNoradId! - b.secondaryNoradId!);

    const basis = await basisOf(conjunctionId);
    expect(byNumber(basis.leftOutEvents)).toMatchObject(leftOut);
    expect(basis.events.map(({ conjunctionId: id }) => id)).toEqual([conjunctionId, sound]);
    const kinds = new Map(basis.otherObjects.map(({ conjunctionId: id, ...kind }) => [id, kind]));
    expect(kinds.size).toBe(4);
    expect(kinds.get(sound)).toEqual({ objectType: 'ROCKET BODY', manoeuvrable: 'N/A' });
    expect(kinds.has(beside)).toBe(true);
    const [own, other] = basis.events.map(({ probability }) => probability) as [number, number];
    expect(basis.totalProbability / (own + other - own * other)).toBeCloseTo(1, 9);
    expect(own / alone).toBeCloseTo(1, 9);

    const { candidates } = await search(conjunctionId, 3);
    for (const { result } of candidates) expect(byNumber(result.leftOutEvents)).toMatchObject(leftOut);
    const parted = candidates.filter(({ result }) => result.events[0]!.outcome === 'DEPARTS');
    expect(parted.length).toBeGreaterThan(0);
    const { manoeuvreId, result } = await call<ManoeuvrePlan>(route('createManoeuvre'), {
      conjunctionId,
      // The farthest: that of the others is so small that with all forces they may only just pass.
      manoeuvre: parted.at(-1)!.manoeuvre,
    });
    expect(byNumber(result.leftOutEvents)).toMatchObject(leftOut);
    expect(result.events).toMatchObject([
      { conjunctionId, outcome: 'DEPARTS', probabilityAfter: 0 },
      { conjunctionId: sound, outcome: 'PASSES' },
    ]);
    expect(result.totalProbability).toBeCloseTo(result.events[1]!.probabilityAfter, 12);
    const listed = await call<ManoeuvrePlan[]>(route('listManoeuvres', {}, { 'conjunction-id': conjunctionId }));
    expect(listed).toMatchObject([{ manoeuvreId, result: { events: [{ outcome: 'DEPARTS' }, {}] } }]);
  });

  it('A1 cells for which the map’s two dimensions are 1 % off the verdict’s method are marked, and none of them has a star', async () => {
    // Act by a curved method, 4e-23 in the plane.
    const { conjunctionId, noradId } = await eventOf('000035946_conj_000030648_20221210_140311_20221206_003234.cdm');
    const map = await call<TradeSpace>(route('computeTradeSpace'), { conjunctionId, ...SEARCHED });
    const marked = map.unverified.flatMap((column, c) =>
      column.flatMap((isUnsure, r) => (isUnsure ? [`${c} ${r}`] : [])),
    );
    expect(marked.length).toBeGreaterThan(5);
    expect(marked.length).toBeLessThan(map.unverified.flat().length);
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [testElements(nowTaiS(), { noradId })],
      rejectedCount: 0,
      faults: [],
      source: 'one orbit',
      bytes: Buffer.from('one orbit'),
    });
    const asked = { conjunctionId, ...SEARCHED, cells: 50, targetProbability: 1e-6 };
    const { unverified, cells, recommendedCells } = await call<TradeSpaceScreening>(route('screenTradeSpace'), asked);
    const runs = unverified.flatMap(({ column, fromRow, toRow }) =>
      Array.from({ length: toRow - fromRow + 1 }, (_, k) => `${column} ${fromRow + k}`),
    );
    expect(runs.toSorted()).toEqual(marked.toSorted());
    // The best of the map are among them, which shows no star where it has none.
    const reaching = cells.filter(({ totalProbability }) => totalProbability <= 1e-6);
    expect(reaching.map(({ column, row }) => marked.includes(`${column} ${row}`))).toContain(true);
    expect(recommendedCells.map(({ role }) => role)).toContain('CHEAPEST');
    for (const { column, row } of recommendedCells) expect(marked).not.toContain(`${column} ${row}`);
  });

  it('A1 no candidate has a star by a method that its own indices call unusable', async () => {
    const { cdm, conjunctionId } = await eventOf('OmitronTestCase_Test07_NonPDCovariance.cdm');
    expect(cdm.verdict!.reasons.map(({ code }) => code)).toContain('two-dimensional-inadequate');
    const { candidates } = await search(conjunctionId, 1);
    expect(candidates.map(({ result: { isInadequate } }) => isInadequate)).toContain(true);
    for (const { result, recommendedAs } of candidates) if (result.isInadequate) expect(recommendedAs).toEqual([]);
  });

  it('A1 a map has no figure where a slow pair has lost its closest approach: the cell is null and marked', async () => {
    for (const [file, columns] of [
      ['AlfanoTestCase05.cdm', 40],
      ['AlfanoTestCase07.cdm', 10],
    ] as const) {
      const { conjunctionId } = await eventOf(file);
      const map = await call<TradeSpace>(route('computeTradeSpace'), { conjunctionId, columns, rows: 9, orbitsTo: 3 });
      const cells = map.log10TotalProbability.flatMap((column, c) =>
        column.map((log10, r) => [log10, map.unverified[c]![r]]),
      );
      const unknown = cells.filter(([log10]) => log10 === null);
      expect(unknown.length).toBeGreaterThan(0);
      expect(unknown.every(([, isUnsure]) => isUnsure)).toBe(true);
    }
  });
});
