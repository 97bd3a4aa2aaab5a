import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../../../scripts/test-patience.mjs';
import { storeCatalogue } from '../../catalogue/load.ts';
import { testForm } from '../../platform/http/test-form.ts';
import { deleteJobs, schedulesOf, storedJobs } from '../../platform/jobs/test-jobs.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { ephemeris, realismSample } from '../tables.ts';
import { testElements, testOem } from '../test-oem.ts';
import { countReadings } from '../test-readings.ts';
import { compareEphemeris } from './compare.ts';

const DAY_S = 86_400;
const NOW = Math.floor(nowTaiS());
const elements = testElements(NOW - 20 * DAY_S);
const CANDIDATE = 'CANDIDATE';

describe('C10 what an installation has of orbits that were predicted', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  let formerly: { authorization: string };
  const stored: string[] = [];
  let definitiveId = '';

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
    formerly = await platform.bearer({ operatorId: 'former', subject: '33333333-3333-4333-8333-333333333333' });
    for (const who of [headers, formerly]) await platform.addSatellite(elements, who);
    // What an earlier version has stored: nobody was told of these files.
    for (const [from, to, madeDays] of [
      [-10, -8, -10],
      [-10, 2, -5],
    ] as const)
      stored.push(await upload(from, to, 'OPERATIONAL', madeDays, formerly));
    await deleteJobs(platform.context.database);
    await platform.work();
  });
  afterAll(() => platform.close());

  /** Days from now; made at its start, or then. */
  async function upload(
    fromDays: number,
    toDays: number,
    designation = 'OPERATIONAL',
    madeDays = fromDays,
    who = headers,
  ) {
    const count = Math.round(((toDays - fromDays) * DAY_S) / 240) + 1;
    const text = testOem(elements, { startTaiS: NOW + fromDays * DAY_S, count, stepS: 240 });
    const made = new Date(Date.now() + madeDays * DAY_S * 1000).toISOString().slice(0, 19);
    const content = text.replace(/CREATION_DATE = .*/, `CREATION_DATE = ${made}`);
    const form = testForm([{ name: 'a.oem', content }], { screen: 'false', designation });
    const request = { ...route('uploadEphemeris'), headers: { ...who, ...form.headers }, payload: form.payload };
    const answer = await platform.app.inject(request);
    return answer.json<EphemerisUpload>().accepted[0]!.oemFileId;
  }

  async function store(ageDays: number) {
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [testElements(NOW - ageDays * DAY_S)],
      rejectedCount: 0,
      faults: [],
      source: `catalogue ${ageDays}`,
      bytes: Buffer.from('test'),
    });
  }

  async function rows(who = headers) {
    const answer = await platform.app.inject({ ...route('getCovarianceRealism'), headers: who });
    return answer
      .json<CovarianceRealism>()
      .groups.map(({ comparison, isLowerBound, covarianceSource, leadFromDays, samples }) =>
        [comparison, isLowerBound, covarianceSource, leadFromDays, samples].join(' '),
      );
  }
  const become = async (...expected: readonly string[]) =>
    await vi.waitFor(async () => expect((await rows()).toSorted()).toEqual(expected.toSorted()), PATIENT);

  const FILES = ['PREDICTED_DEFINITIVE false OEM 0 1', 'PREDICTED_DEFINITIVE false OEM 1 1'];

  const sets = (first: number) => [
    `ELEMENTS_DEFINITIVE false ESTIMATED 0 ${first}`,
    `ELEMENTS_DEFINITIVE false ESTIMATED 1 ${first}`,
    'ELEMENTS_DEFINITIVE false ESTIMATED 2 1',
    'ELEMENTS_DEFINITIVE false ESTIMATED 3 1',
  ];

  const formerRows = (expected: readonly string[]) =>
    vi.waitFor(async () => expect((await rows(formerly)).toSorted()).toEqual(expected), PATIENT);

  it('files of before an update are compared by themselves; what was ended on the way is done the next night, and no more', async () => {
    await formerRows(FILES);
    const { database, queue } = platform.context;
    const db = database.orm;
    const comparedAt = async () => {
      const found = await db
        .select()
        .from(ephemeris)
        .where(inArray(ephemeris.id, stored))
        .orderBy(ephemeris.startTaiS, ephemeris.stopTaiS);
      return found.map((file) => file.comparedAt);
    };
    await vi.waitFor(async () => expect(await comparedAt()).not.toContain(null), PATIENT);
    const [predicted] = await comparedAt();
    await db.update(ephemeris).set({ comparedAt: null }).where(eq(ephemeris.id, stored[1]!));
    await db.delete(realismSample).where(eq(realismSample.definitiveId, stored[1]!));
    expect(await schedulesOf(database, 'ca-compare-stored')).toHaveLength(1);
    await queue.enqueue('ca-compare-stored', {});
    await formerRows(FILES);
    await vi.waitFor(async () => expect((await comparedAt())[1]).not.toBeNull(), PATIENT);
    expect((await comparedAt())[0]).toBe(predicted);
  });

  it('a file tells of a file and an element set that came before, up to when it was made; a candidate tells nothing', async () => {
    await store(9);
    await upload(-10, -8);
    await upload(-9, -7, CANDIDATE);
    definitiveId = await upload(-10, 2, 'OPERATIONAL', -5);
    await become(...FILES, ...sets(1));
  });

  it('an element set that comes after is compared with it too, and with the one before as a lower bound', async () => {
    await store(6.9);
    await become(...FILES, ...sets(2), 'ELEMENTS_ELEMENTS true ESTIMATED 2 1');
  });

  it('no rule for covariances rests on it', async () => {
    const answer = await platform.app.inject({ ...route('getCovarianceRealism'), headers });
    const [group] = answer.json<CovarianceRealism>().groups;
    const { originator, covarianceSource, regime, leadFromDays } = group!;
    const rules = [{ originator, covarianceSource, regime, leadFromDays, use: 'FACTOR' }];
    const request = { ...route('changeCovarianceRules'), headers: { ...headers, 'if-match': '*' }, payload: { rules } };
    const refused = await platform.app.inject(request);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('no samples of this kind');
  });

  it('a job that runs again keeps nothing more, and reads no file again', async () => {
    const db = platform.context.database.orm;
    const [{ operatorId }] = (await db.select().from(realismSample).limit(1)) as [typeof realismSample.$inferSelect];
    const own = { operatorId, ephemerisId: definitiveId, against: 'EVERYTHING' } as const;
    const jobs = [own, { ...own, operatorId: 'former', ephemerisId: stored[1]! }];
    const run = async () => {
      for (const job of jobs) await compareEphemeris(platform.context, job, new AbortController().signal);
      return await db.$count(realismSample);
    };
    const before = await run();
    const readings = countReadings(platform.context);
    expect(await run()).toBe(before);
    expect(readings).toEqual({ contents: 0, parses: 0 });
  });

  it('a file that foretells, and is the first of its hours, counts as compared without a job', async () => {
    const foretold = await upload(3, 4, 'OPERATIONAL', 0);
    const { orm } = platform.context.database;
    const isCompared = async () => {
      const [file] = await orm.select().from(ephemeris).where(eq(ephemeris.id, foretold));
      expect(file?.comparedAt).not.toBeNull();
    };
    await vi.waitFor(isCompared, PATIENT);
    const jobs = await storedJobs<{ ephemerisId: string }>(platform.context.database, 'ca-compare-predictions');
    const ids = jobs.map(({ data }) => data.ephemerisId);
    expect(ids).toContain(definitiveId);
    expect(ids).not.toContain(foretold);
  });

  it('P-05 another operator is told nothing of it', async () => {
    const stranger = await platform.bearer({
      operatorId: 'other-operator',
      subject: '22222222-2222-4222-8222-222222222222',
    });
    expect(await rows(stranger)).toEqual([]);
  });

  it('a file that counts as a candidate, or is gone, tells nothing any more', async () => {
    const change = async (designation: string) => {
      const request = {
        ...route('changeEphemeris', {}, { 'oem-id': definitiveId }),
        headers,
        payload: { designation },
      };
      expect((await platform.app.inject(request)).statusCode).toBe(200);
    };
    await change(CANDIDATE);
    expect(await rows()).toEqual(['ELEMENTS_ELEMENTS true ESTIMATED 2 1']);
    await change('OPERATIONAL');
    expect(await rows()).toEqual(expect.arrayContaining(FILES));
    const gone = await platform.app.inject({ ...route('deleteEphemeris', { oemId: definitiveId }), headers });
    expect(gone.statusCode).toBe(204);
    expect(await rows()).toEqual(['ELEMENTS_ELEMENTS true ESTIMATED 2 1']);
  });
});
