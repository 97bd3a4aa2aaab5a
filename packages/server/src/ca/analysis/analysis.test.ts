import { readFileSync } from 'node:fs';
import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Cdm, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import type { Problem } from '@keepout/contract/platform/problem';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testForm } from '../../platform/http/test-form.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type QueryOf, route } from '../../test-route.ts';
import { elementSets } from '../../tle/module.ts';
import { conjunctionsOf } from '../conjunctions/port.ts';
import { collisionAvoidance } from '../module.ts';

const sample = readFileSync(
  new URL('../../../../../conformance/pc/cross-correlation/grace-fo-2-cosmos-2251-debris.cdm', import.meta.url),
  'utf8',
);
const HOUR_MS = 3_600_000;
const utc = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 23);

/** The published message moved to the days ahead, with what the test changes. */
interface Change {
  readonly originator?: string;
  readonly tcaHours: number;
  readonly tca?: string;
  readonly moveKm?: number;
  readonly createdHours?: number;
}
function message(id: string, change: Change): string {
  const { originator = 'CSPOC', tcaHours, tca = utc(tcaHours), moveKm = 0, createdHours = -1 } = change;
  let isFirst = true;
  return sample
    .replace(/^(MESSAGE_ID\s*=).*$/m, `$1 ${id}`)
    .replace(/^(ORIGINATOR\s*=).*$/m, `$1 ${originator}`)
    .replace(/^(CREATION_DATE\s*=).*$/m, `$1 ${utc(createdHours)}`)
    .replace(/^(TCA\s*=).*$/m, `$1 ${tca}`)
    .replace(/^(X\s*=\s*)(\S+)/gm, (line, name: string, value: string) => {
      const own = isFirst;
      isFirst = false;
      return own ? `${name}${Number(value) + moveKm}` : line;
    });
}

/** Mass and drag of the second object are told, and nothing of when it was last seen. */
function withDrag(text: string): string {
  let place = 0;
  return text.replace(/^X\s*=/gm, (line) => {
    place += 1;
    return place === 2 ? `MASS = 500 [kg]\nSEDR = 0.0008 [W/kg]\n${line}` : line;
  });
}

/** How many observations the orbit of the first object was determined with. */
const withTracking = (text: string, used: number): string => text.replace(/^X\s*=/m, `OBS_USED = ${used}\nX =`);

describe('R-26 what the messages of an event say together, over HTTP', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let conjunctionId = '';
  let shown = '';
  let noradId = 0;
  const tca = utc(70);
  const late = utc(100);
  let laterId = '';
  const ids: string[] = [];

  const upload = async (name: string, content: string) => {
    const form = testForm([{ name, content }]);
    const sent = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(sent.statusCode, sent.body).toBe(201);
    return sent.json<CdmUpload>().accepted;
  };

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance, elementSets], { worker: false });
    headers = await platform.bearer();
    noradId = Number(/^OBJECT_DESIGNATOR\s*=\s*(\d+)/m.exec(sample)?.[1]);
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 5, wetMass: 580, propulsion: { type: 'NONE' } };
    const payload = { name: 'GRACE-FO 2', noradId, cosparId: '', configuration };
    const made = await platform.app.inject({ ...route('createSatellite'), headers, payload });
    expect(made.statusCode, made.body).toBe(201);
    const texts = [
      withDrag(message('one', { tcaHours: 70, tca })),
      message('two', { originator: 'OPERATOR', tcaHours: 70, tca, moveKm: 0.002 }),
      message('three', { originator: 'ELSEWHERE', tcaHours: 70, tca, moveKm: 40 }),
      withTracking(message('later', { tcaHours: 100, tca: late }), 80),
      withTracking(
        message('later-other', { tcaHours: 100, tca: late, originator: 'OPERATOR', createdHours: -0.8, moveKm: 0.2 }),
        80,
      ),
      withTracking(message('later-2', { tcaHours: 100, tca: late, createdHours: -0.5, moveKm: 0.05 }), 95),
    ];
    for (const [index, content] of texts.entries()) {
      const [receipt] = await upload(`${index}.cdm`, content);
      if (index === 0) [conjunctionId, shown] = [receipt!.conjunctionId, receipt!.cdmId];
      ids.push(receipt!.cdmId);
      laterId = receipt!.conjunctionId;
    }
  }, 90_000);
  afterAll(() => platform.close());

  async function analysis(query: QueryOf<'getConjunctionAnalysis'> = { message: shown }, of = conjunctionId) {
    const place = route('getConjunctionAnalysis', { conjunctionId: of }, query);
    const answer = await platform.app.inject({ ...place, headers });
    return { status: answer.statusCode, json: answer.json() as EventAnalysis & Problem };
  }

  it('originators stand side by side, the one on show first, and say whether they agree', async () => {
    const { status, json } = await analysis();
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json.sources[0]).toMatchObject({ originator: 'CSPOC', isShown: true, consistency: null });
    const [near, far] = ['OPERATOR', 'ELSEWHERE'].map((name) =>
      json.sources.find((source) => source.originator === name),
    );
    expect(near?.consistency?.verdict).toBe('agrees');
    expect(far?.consistency?.verdict).toBe('apart');
    expect(far?.consistency?.object1.mahalanobisDistance).toBeGreaterThan(3.4);
    // The same states, carried over the seconds between both closest approaches.
    expect(far?.consistency?.object2.mahalanobisDistance).toBeLessThan(0.01);
  });

  it('each message stands over the joint sigma of itself and the one before of the same originator', async () => {
    const { json } = await analysis({}, laterId);
    expect(json.updates).toHaveLength(1);
    const [update] = json.updates;
    expect(update).toMatchObject({ originator: 'CSPOC', cdmId: ids[5], previousCdmId: ids[3] });
    const { difference, sigma, mahalanobisDistance } = update!.object1;
    expect(Math.hypot(difference.r, difference.t, difference.n)).toBeCloseTo(50, 1);
    const cr = Number(/^CR_R\s*=\s*(\S+)/m.exec(sample)?.[1]);
    expect(sigma!.r / Math.sqrt(2 * cr)).toBeCloseTo(1, 2);
    expect(mahalanobisDistance).toBeGreaterThanOrEqual(Math.abs(difference.r) / sigma!.r);
    expect(update!.object2.mahalanobisDistance).toBeLessThan(0.01);
    const cdmOf = async (cdmId: string) =>
      (await platform.app.inject({ ...route('getCdm', { cdmId }), headers })).json<Cdm>();
    const [before, after] = [await cdmOf(ids[3]!), await cdmOf(ids[5]!)];
    for (const part of ['r', 't', 'n'] as const)
      expect(update!.miss.difference[part]).toBeCloseTo(
        after.relativePosition[part] - before.relativePosition[part],
        3,
      );
    expect(Math.hypot(...Object.values(update!.miss.difference))).toBeGreaterThan(10);
    expect(update!.miss.sigma!.r).toBeGreaterThan(Math.sqrt(cr));
    expect(update!.miss.sigma!.r * Math.SQRT2).toBeCloseTo(update!.relative.sigma!.r, 0);
    expect((await analysis()).json.updates, 'three originators, one message each').toEqual([]);
  });

  it('B-28 each message tells the tracking that it rests on, and whether any is new since the one before', async () => {
    const { tracking } = (await analysis({}, laterId)).json;
    const steps = tracking.map(({ cdmId, object1, object2 }) => [
      cdmId,
      object1.observationsUsed,
      object1.change,
      object2.change,
    ]);
    expect(steps).toEqual([
      [ids[3], 80, null, null],
      [ids[4], 80, null, null],
      [ids[5], 95, 'NEW', null],
    ]);
    expect(tracking[2]!.object1).toMatchObject({
      observationsAvailable: null,
      lastObservationTo: null,
      actualOdSpan: null,
    });
  });

  it('drag half an order either way says what comes of it, by the method of the verdict, and nothing where no drag is told', async () => {
    const { drag } = (await analysis()).json;
    expect(drag).toMatchObject({ object1: null, object2: { energyDissipationRate: 0.0008 } });
    expect(drag!.object2!.predictedSeconds / 3600).toBeCloseTo(71, 0);
    expect(drag!.cells.map(({ object1 }) => object1)).toEqual(Array(9).fill(1));
    const [least, asItIs, most] = [drag!.cells[0]!, drag!.cells[4]!, drag!.cells[8]!];
    expect(least.object2).toBeCloseTo(10 ** -0.5, 9);
    expect(most.object2).toBeCloseTo(10 ** 0.5, 9);
    const place = route('getCdm', { cdmId: shown });
    const cdm = (await platform.app.inject({ ...place, headers })).json<Cdm>();
    expect(asItIs.totalMissDistance / cdm.totalMissDistance).toBeCloseTo(1, 6);
    // The event says independent errors; where both share one and that makes it more probable, the verdict counts that.
    expect(asItIs.probability).toBeGreaterThanOrEqual(cdm.probabilityOfCollision! * (1 - 1e-9));
    expect(most.totalMissDistance).not.toBeCloseTo(asItIs.totalMissDistance, 0);
    expect((await analysis({}, laterId)).json.drag).toBeNull();
  });

  it('fragments of a collision are counted from the mass of the satellite and that of the message, and of no guess', async () => {
    const { consequence, missingMasses } = (await analysis()).json;
    expect(missingMasses).toEqual([]);
    expect(consequence).toMatchObject({
      isCatastrophic: true,
      mass1: { mass: 580, source: 'RECORD' },
      mass2: { mass: 500, source: 'MESSAGE' },
      smallestFragment: 0.05,
    });
    // Johnson et al. 2001, of the mass of both.
    expect(consequence!.fragments / (0.1 * 1080 ** 0.75 * 0.05 ** -1.71)).toBeCloseTo(1, 9);
    const sizes = consequence!.bySize.map(({ smallestFragment }) => smallestFragment);
    expect(sizes).toEqual([0.01, 0.05, 0.1, 1]);
    for (const { smallestFragment, fragments } of consequence!.bySize)
      expect(fragments / (0.1 * 1080 ** 0.75 * smallestFragment ** -1.71)).toBeCloseTo(1, 9);
    const later = (await analysis({}, laterId)).json;
    expect([later.consequence, later.missingMasses]).toEqual([null, ['OBJECT2']]);
  });

  it('passages of the pair ahead have their total probability', async () => {
    const { passages, totalProbability, unknownPassages } = (await analysis()).json;
    expect(passages).toHaveLength(2);
    const [first, second] = passages.map(({ probabilityOfCollision }) => probabilityOfCollision ?? Number.NaN);
    expect(totalProbability! / (first! + second! - first! * second!)).toBeCloseTo(1, 9);
    expect(unknownPassages).toBe(0);
  });

  it('orbit determinations of which too little is stated have no score, and the density leaves a band about the correlated probability', async () => {
    const { orbits, density } = (await analysis()).json;
    expect(orbits?.object2.groups.map(({ weight }) => weight)).toEqual([3, 2, 2, 1]);
    // The message states a covariance, and nothing of the determination: two of fourteen checks make no score.
    for (const score of [orbits?.object1, orbits?.object2]) {
      expect(score).toMatchObject({ score: null, knownChecks: 2, allChecks: 14 });
      const checks = score!.groups.flatMap((group) => group.checks);
      expect(checks.find(({ code }) => code === 'covariance-size')).toMatchObject({ isPassed: null, limit: null });
    }
    expect(density).toHaveLength(17);
    expect(density?.map(({ offset }) => offset).slice(7, 10)).toEqual([-0.25, 0, 0.25]);
    for (const { probability } of density ?? []) expect(probability).toBeGreaterThanOrEqual(0);
  });

  it('without past events there is no forecast, and it says on how many it would rest', async () => {
    expect((await analysis()).json.forecast).toMatchObject({ pastEvents: 0, low: null, insideShare: null, course: [] });
  });

  it('there is nothing of a message or an event that is not there', async () => {
    expect((await analysis({ message: 'cdm-nothing' })).status).toBe(404);
    expect((await analysis({}, 'con-nothing')).status).toBe(404);
  });

  it('24-13 an event and its row say when the next message comes: nothing without a history, then by past events', async () => {
    const read = async () => {
      const [whole, list] = [route('getConjunction', { conjunctionId }), route('listConjunctions')];
      const event = (await platform.app.inject({ ...whole, headers })).json<Conjunction>();
      const rows = (await platform.app.inject({ ...list, headers })).json<ConjunctionSummary[]>();
      return {
        next: event.nextMessage,
        decideBy: event.verdict.decideBy,
        row: rows.find((row) => row.conjunctionId === conjunctionId),
      };
    };
    expect((await read()).next).toEqual({
      state: 'NO_HISTORY',
      earliest: null,
      expected: null,
      latest: null,
      chance: null,
      beforeDecision: null,
      intervals: 0,
    });
    // Eight events, each with a message every eight hours; the one that is asked about has had its first an hour ago, 71 h before.
    const past = Array.from({ length: 8 }, (_, event) =>
      [71, 63, 55, 47, 39].map((leadH, step) => {
        const tcaHours = -30 - event;
        const text = message(`past-${event}-${step}`, { tcaHours, tca: utc(tcaHours) });
        return text
          .replace(/^(CREATION_DATE\s*=).*$/m, `$1 ${utc(tcaHours - leadH)}`)
          .replace(/^(OBJECT_DESIGNATOR\s*=\s*)(\d+)$/gm, (line, name: string, number: string) =>
            Number(number) === noradId ? line : `${name}${800_000 + event}`,
          );
      }),
    ).flat();
    const form = testForm(past.map((content, index) => ({ name: `past-${index}.cdm`, content })));
    const sent = await platform.app.inject({
      ...route('uploadCdms'),
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    expect(sent.json<CdmUpload>().accepted, sent.body).toHaveLength(past.length);
    const { next, decideBy, row } = await read();
    // Three originators have written about it; of one of them something is known.
    expect(next).toMatchObject({ state: 'EXPECTED', intervals: 32 });
    expect((Date.parse(next!.expected!) - Date.now()) / HOUR_MS).toBeCloseTo(7, 0);
    expect(decideBy).not.toBeNull();
    expect(next!.beforeDecision).toMatchObject({ outlook: 'LIKELY' });
    const { state, earliest, latest, beforeDecision } = next!;
    expect(row?.nextMessage).toEqual({ state, earliest, latest, beforeDecision });
    // What an alert is told, and nobody of another operator.
    const [{ operator_id: operatorId }] = (
      await platform.context.database.orm.execute<{ operator_id: string }>(sql`select distinct operator_id from cdm`)
    ).rows as [{ operator_id: string }];
    const port = conjunctionsOf(platform.context.database);
    const waiting = await port.decisionOutlook(operatorId, conjunctionId);
    expect(waiting).toMatchObject({ outlook: 'likely', chance: expect.closeTo(beforeDecision!.chance, 2) });
    expect(await port.decisionOutlook('somebody else', conjunctionId)).toBeUndefined();
  });

  it('covariances of past messages stand beside what the last message of their event changed', async () => {
    const over = { originator: 'ELSEWHERE', tcaHours: -20, tca: utc(-20) };
    await upload('past.cdm', message('past', { ...over, createdHours: -70, moveKm: 0.1 }));
    await upload('past-2.cdm', message('past-2', { ...over, createdHours: -22 }));
    const answer = await platform.app.inject({ ...route('getCovarianceRealism'), headers });
    const { messages, groups } = answer.json<CovarianceRealism>();
    expect(messages).toBeGreaterThanOrEqual(2);
    const ours = groups.filter(({ originator }) => originator === 'ELSEWHERE');
    const kinds = ours.map(({ originator, covarianceSource, leadFromDays, leadToDays, samples, factor, shortfalls }) =>
      [originator, covarianceSource, leadFromDays, leadToDays, samples, factor, shortfalls].join(' '),
    );
    expect(kinds).toEqual(['ELSEWHERE CDM 2 3 2  samples-few']);
    const stranger = await platform.bearer({ operatorId: 'nobody' });
    const theirs = await platform.app.inject({ ...route('getCovarianceRealism'), headers: stranger });
    expect(theirs.json()).toEqual({ messages: 0, groups: [] });
  });
});
