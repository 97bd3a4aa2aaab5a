import { elementTable } from '@keepout/astro/sgp4/element-table';
import { countEncounters } from '@keepout/conjunction/annual/collision-rate';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { screenAll } from '@keepout/conjunction/screening/screen';
import { COUNTED_WITHIN_M, MOST_MISSIONS } from '@keepout/contract/ca/fields';
import type { Mission, MissionBody, MissionResult } from '@keepout/contract/ca/mission';
import type { Problem } from '@keepout/contract/platform/problem';
import { flownBatch } from '@keepout/operations/mission/flown-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { wordsOf } from '../../platform/pdf/test-words.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testShell } from '../test-oem.ts';
import { flyMission, slicesOf } from './fly.ts';
import { findMission, insertMission } from './store.ts';

const START_TAI_S = 847_000_000;
const shell = testShell(START_TAI_S, 100).map((elements, k) => ({
  ...elements,
  name: k % 2 === 0 ? `SWARM-${k}` : `OLD ${k} DEB`,
  inclinationDeg: 40 + (k % 97),
  objectType: 'UNKNOWN' as const,
}));
/** At the heights of the shell. */
const HEIGHTS_M = 547_000;
const question: MissionBody = {
  name: 'TERN 9',
  orbit: { kind: 'HEIGHTS', perigee: HEIGHTS_M, apogee: HEIGHTS_M + 10_000, inclination: 98, raan: 0, argPerigee: 0 },
  radius: 5,
  days: 100,
  decisionDays: 1,
  traffic: [{ name: 'swarm', growth: 3, ourShare: 0 }],
  burn: 0.02,
  mass: 200,
  specificImpulse: 220,
};

describe('a year of a planned orbit over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let stranger: { authorization: string };
  const never = new AbortController().signal;
  const ask = async (method: 'GET' | 'DELETE', id: string, asked = headers) => {
    const name = method === 'GET' ? 'getMission' : 'deleteMission';
    return await platform.app.inject({ ...route(name, { missionId: id }), headers: asked });
  };
  const create = async (body: object = question) => {
    const answer = await platform.app.inject({ ...route('createMission'), headers, payload: body });
    return { status: answer.statusCode, json: answer.json() as Mission & Problem };
  };
  const rowOf = async (id: string) => (await findMission(platform.context.database.orm, 'test-operator', id))!;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    stranger = await platform.bearer({ operatorId: 'other-operator', subject: '22222222-2222-4222-8222-222222222222' });
  });
  afterAll(() => platform.close());

  it('needs a catalogue, and an orbit that closes above the ground', async () => {
    expect(await create()).toMatchObject({ status: 409, json: { code: 'catalogue-missing' } });
    await storeTestCatalogue(platform.context, shell);
    const inverted = { ...question.orbit, apogee: 400_000 };
    expect(await create({ ...question, orbit: inverted })).toMatchObject({
      status: 422,
      json: { code: 'mission-orbit-open', errors: [{ pointer: '#/orbit' }] },
    });
    const gone = { kind: 'INSERTION', epoch: '2026-11-03T00:00:00Z', position: [7e6, 0, 0], velocity: [0, 12_000, 0] };
    expect(await create({ ...question, orbit: gone })).toMatchObject({
      status: 422,
      json: { code: 'mission-orbit-open' },
    });
    expect(await create({ ...question, orbit: { kind: 'PLACE' } })).toMatchObject({ status: 400 });
  });

  it('is flown part by part, and has the passages of the span as a whole', async () => {
    const { status, json } = await create();
    expect(status).toBe(201);
    expect(json).toMatchObject({ state: 'QUEUED', percent: 0, result: null, question: { name: 'TERN 9' } });
    await flyMission(platform.context, await rowOf(json.missionId), never);
    const { state, percent, result } = (await ask('GET', json.missionId)).json() as Mission;
    expect([state, percent]).toEqual(['COMPLETED', 100]);
    const slices = slicesOf(question, Math.max(...shell.map(({ epochTaiS }) => epochTaiS)));
    if (!slices.ok) throw new Error(slices.fault.code);
    const [{ startTaiS, stopTaiS }] = slices.value as [(typeof slices.value)[number]];
    const plan = planScreening({
      startTaiS,
      stopTaiS,
      volume: { shape: 'sphere', radiusM: COUNTED_WITHIN_M },
      scope: { kind: 'primaries', primaries: [shell.length] },
    });
    const batch = flownBatch(elementTable(shell), slices.value);
    const whole = countEncounters(screenAll(plan, { batch, ephemerides: [] }).encounters, COUNTED_WITHIN_M);
    expect(whole).toBeGreaterThan(3);
    expect(result!.events).toBe(whole);
    expect(result!.groups.map(({ name }) => name)).toEqual(['SWARM', 'PAYLOAD', 'ROCKET BODY', 'DEBRIS']);
    expect(result!.groups[0]).toMatchObject({ growth: 3, ourShare: 0 });
    expect(result!.met[0]!.name).toMatch(/SWARM|DEB/);
    expect(result!.levels.every(({ propellantPerYear }) => propellantPerYear !== null)).toBe(true);
    expect((await ask('GET', json.missionId, stranger)).statusCode).toBe(404);
    expect((await ask('DELETE', json.missionId, stranger)).statusCode).toBe(404);
    // Run twice, by a job that was thought lost, it stays what it is.
    await flyMission(platform.context, await rowOf(json.missionId), never);
    expect(((await ask('GET', json.missionId)).json() as Mission).result).toEqual(result);
  });

  it('is printed with the figures of the screen, in the language that is asked for', async () => {
    const { json } = await create();
    const print = async (language?: string, asked = headers) => {
      const place = route('getMissionPdf', { missionId: json.missionId }, language === undefined ? {} : { language });
      return await platform.app.inject({ ...place, headers: { ...asked, accept: 'application/pdf' } });
    };
    const early = await print();
    expect([early.statusCode, (early.json() as Problem).code]).toEqual([409, 'mission-not-flown']);
    await flyMission(platform.context, await rowOf(json.missionId), never);
    const { result } = (await ask('GET', json.missionId)).json() as Mission & { result: MissionResult };
    const paper = await print();
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'en',
      'content-disposition': `attachment; filename="${json.missionId}.pdf"`,
    });
    const told = wordsOf(paper.rawPayload);
    const { passagesPerYear: rate, collisionsPerYear: hits, levels, groups, met } = result;
    for (const figure of [
      `${rate.value.toFixed(1)} per year (95 %: ${rate.lower.toFixed(1)} to ${rate.upper.toFixed(1)})`,
      hits.value.toExponential(2),
      `${result.events} passages with the traffic of today`,
      ...levels.map(({ oursPerYear }) => oursPerYear.toPrecision(3)),
      ...levels.map(({ residualPerYear }) => residualPerYear.toExponential(2)),
      ...groups.map(({ name, events }) => `${name} ${events}`),
      met[0]!.name,
      'Statistics of such a year, not a forecast',
    ])
      expect(told).toContain(figure.replaceAll('’', '\x92'));
    expect((await print()).rawPayload).toEqual(paper.rawPayload);
    const german = await print('de');
    expect([german.headers['content-language'], wordsOf(german.rawPayload)]).toEqual([
      'de',
      expect.stringContaining('Manöver und Risiko nach akzeptierter Pc'),
    ]);
    expect((await print('de', stranger)).statusCode).toBe(404);
  });

  it('ends where nobody wants it any more', async () => {
    const { json } = await create();
    const { context } = platform;
    let parts = 0;
    const run = async (...asked: Parameters<typeof context.threads.run>) => {
      parts++;
      if (parts === 1) expect((await ask('DELETE', json.missionId)).statusCode).toBe(204);
      return await context.threads.run(...asked);
    };
    const watched = { ...context, threads: { ...context.threads, size: 1, run: run as typeof context.threads.run } };
    await flyMission(watched, await rowOf(json.missionId), never);
    expect(parts).toBe(1);
    expect((await ask('GET', json.missionId)).statusCode).toBe(404);
  });

  it('is listed newest first, and the newest are kept', async () => {
    const db = platform.context.database.orm;
    const row = { operatorId: 'test-operator', question, catalogueId: 'cat', orderedBy: 'test' };
    for (let k = 0; k <= MOST_MISSIONS; k++) await insertMission(db, { ...row, id: `mis-${k}` });
    const answer = await platform.app.inject({ ...route('listMissions', {}, { limit: 2 }), headers });
    expect((answer.json() as Mission[]).map(({ missionId }) => missionId)).toEqual([
      `mis-${MOST_MISSIONS}`,
      `mis-${MOST_MISSIONS - 1}`,
    ]);
    expect(answer.headers['x-total-count']).toBe(String(MOST_MISSIONS));
  });
});
