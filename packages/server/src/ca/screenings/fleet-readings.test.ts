import { readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { MeanElements } from '@keepout/astro/nouns';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeTestCatalogue } from '../../catalogue/test-catalogue.ts';
import { ensureOperator } from '../../fleet/operator.ts';
import { createSatellite } from '../../fleet/satellites/service.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { cachedEphemeris, leaveForWorkers } from '../ephemerides/cached-ephemeris.ts';
import { acceptEphemeris } from '../ephemeris-files/service.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements, testOem, testShell } from '../test-oem.ts';
import { countReadings, type Readings } from '../test-readings.ts';
import { blockJob } from './block-jobs.ts';
import { planJob } from './plan-job.ts';
import { readScreening } from './store.ts';
import { finishWholly } from './test-finish.ts';
import { readWork } from './work-store.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 600;
const caller = { operatorId: 'fleet', actor: 'test' };
const { signal } = new AbortController();

describe('the next ephemeris of an operator', () => {
  let platform: TestPlatform;
  let readings: Readings;

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    await storeTestCatalogue(platform.context, [testElements(START_TAI_S)]);
    await ensureOperator(platform.context.database.orm, caller.operatorId);
    readings = countReadings(platform.context);
  });
  afterAll(() => platform.close());

  async function upload(own: MeanElements, screen: boolean): Promise<string> {
    const { context } = platform;
    const configuration = { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } } as const;
    const { id: satelliteId } = await createSatellite(context, caller, { ...own, configuration });
    const content = receivedBytes(Buffer.from(testOem(own, { startTaiS: START_TAI_S, count: 181, stepS: 120 })));
    const options = { satelliteId, designation: 'OPERATIONAL', screen } as const;
    const kept = await acceptEphemeris(context, caller, { fileName: 'own.oem', content }, options);
    if ('rejected' in kept) throw new Error(kept.rejected.message);
    return kept.oemFileId;
  }

  /** The screening of an upload, planned, and what it is screened with. */
  async function planned(ephemerisId: string) {
    const { context } = platform;
    const { rows } = await context.database.pool.query<{ id: string }>(
      'select id from screening where ephemeris_id = $1',
      [ephemerisId],
    );
    await planJob(context, rows[0]!.id);
    const row = (await readScreening(context.database.orm, rows[0]!.id))!;
    return { ...row, ephemerides: (await readWork(context.database.orm, row.workKey!))!.ephemerides };
  }

  /** Files read and parsed from its upload to its stored end. */
  async function readingsOf(own: MeanElements): Promise<Readings & { readonly others: number }> {
    const { context } = platform;
    const before = { ...readings };
    const { id, workKey, blocksTotal, bystanderIds } = await planned(await upload(own, true));
    const half = Math.floor(blocksTotal / 2);
    for (const [first, count] of [
      [0, half],
      [half, blocksTotal - half],
    ] as const) {
      await blockJob(context, { workKey: workKey!, first, count }, signal);
    }
    await finishWholly(context, id);
    expect(await readScreening(context.database.orm, id)).toMatchObject({ state: 'COMPLETED' });
    const { contents, parses } = readings;
    return { contents: contents - before.contents, parses: parses - before.parses, others: bystanderIds.length };
  }

  it('is parsed once, and costs no reading of the others, however many they are', async () => {
    const fleet = testShell(START_TAI_S, 10);
    for (const [k, own] of fleet.entries()) {
      expect(await readingsOf(own), own.name).toEqual({ contents: 0, parses: 1, others: k });
    }
  });

  it('is screened with those that it may meet, and knows of all', async () => {
    const [beside] = testShell(START_TAI_S, 1);
    const { meanMotionRevPerDay } = beside!;
    await upload({ ...testCrosser(START_TAI_S), meanMotionRevPerDay, noradId: 910_001 }, false);
    const own = testElements(START_TAI_S, { meanMotionRevPerDay });
    const { ephemerides, bystanderIds } = await planned(await upload(own, true));
    // The first of the shell begins three kilometres beside it.
    expect(ephemerides.map(({ noradId }) => noradId)).toEqual([90_000, 900_001, 910_001]);
    expect(bystanderIds.length).toBe(11);
  });

  it('outlines what an earlier version has stored, and keeps it', async () => {
    const { pool } = platform.context.database;
    const outline = async (sha256: string) =>
      (await pool.query<{ outline: Buffer }>('select outline from orbit_outline where sha256 = $1', [sha256])).rows[0];
    await upload(testElements(START_TAI_S, { noradId: 910_002, raanDeg: 30 }), false);
    const { rows } = await pool.query<{ sha256: string }>(
      'select sha256 from stored_file join ephemeris on file_id = stored_file.id order by uploaded_at desc limit 1',
    );
    const { sha256 } = rows[0]!;
    const before = await outline(sha256);
    // Fourteen numbers for each eight hours that it reaches into.
    expect(before?.outline.length).toBeGreaterThanOrEqual(8 * 14);
    await pool.query('delete from orbit_outline where sha256 = $1', [sha256]);
    await planned(await upload(testElements(START_TAI_S, { noradId: 910_003, raanDeg: 40 }), true));
    expect(await outline(sha256)).toEqual(before);
  });

  it('is not parsed again by another process of the host or another host, unless what was kept of it is gone or damaged', async () => {
    const { context } = platform;
    const { rows } = await context.database.pool.query<{ sha256: string }>(
      "select sha256 from stored_file where kind = 'oem' limit 1",
    );
    const { sha256 } = rows[0]!;
    const here = await cachedEphemeris(context, sha256);
    const folder = join(context.settings.dataDir, 'cache', 'ephemerides');
    const inAnother = async (): Promise<Readings> => {
      const before = { ...readings };
      const there = await cachedEphemeris({ ...context, settings: { ...context.settings } }, sha256);
      expect(there).toStrictEqual(here);
      return { contents: readings.contents - before.contents, parses: readings.parses - before.parses };
    };
    expect(await inAnother()).toEqual({ contents: 0, parses: 0 });
    // Another host has no folder of ours: it takes what was left for it by the process that took the upload.
    rmSync(folder, { recursive: true });
    expect(await inAnother()).toEqual({ contents: 0, parses: 0 });
    await context.database.pool.query('delete from orbit_read');
    for (const name of readdirSync(folder)) truncateSync(join(folder, name), 100);
    expect(await inAnother()).toEqual({ contents: 1, parses: 1 });
    expect(await inAnother()).toEqual({ contents: 0, parses: 0 });
    rmSync(folder, { recursive: true });
    expect(await inAnother()).toEqual({ contents: 1, parses: 1 });
  });

  it('is left for other hosts by a process that works at no jobs, unless it is very large', async () => {
    const left: unknown[] = [];
    const db = { execute: async (statement: unknown) => left.push(statement) };
    const leave = (isWorking: boolean, states: number) => {
      const [none, many] = [new Float64Array(0), new Float64Array(states)];
      const read = { outline: none, ephemeris: { epochsTaiS: none, states: many, covariances: none } };
      return leaveForWorkers(
        { queue: { isWorking } as never },
        db as never,
        { ofContent: 'a', ofTable: 'a' },
        read as never,
      );
    };
    await leave(true, 6);
    await leave(false, 9e6);
    expect(left).toHaveLength(0);
    await leave(false, 6);
    expect(left).toHaveLength(1);
  });
});
