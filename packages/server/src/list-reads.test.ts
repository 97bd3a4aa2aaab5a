import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill } from '../../../scripts/scale/fill.ts';
import type { TokenFacts } from './identity/test-tokens.ts';
import { modules } from './modules.ts';
import { type Cost, costsOf, statementsOf } from './platform/database/test-blocks.ts';
import { startTestPlatform, type TestPlatform } from './test-platform.ts';
import { callOf, type WalkedRoute, type WalkWorld, watched } from './test-walk-routes.ts';
import { makeWalkWorld, OWNER } from './test-walk-world.ts';

/** Events of the filled world; four times as many once it has grown. `KEEPOUT_SCALE_EVENTS` asks for a larger one, and prints what each call costs. */
const EVENTS = Number(process.env['KEEPOUT_SCALE_EVENTS'] ?? 2000);
const IS_MEASURED = process.env['KEEPOUT_SCALE_EVENTS'] !== undefined;
const SIZE = { operators: 3, satellites: 20 };
/** Blocks for the first fifty rows of any list, and what is wanted. */
const MOST_BLOCKS = 500;
const TARGET_BLOCKS = 200;
/**
 * A tree of an index that is one higher costs a block for each row that is found by it, and so does each row that is answered; a table of three
 * blocks may be read again for each of fifty rows.
 */
const mayGrowTo = (blocks: number, moreRows: number): number => 1.5 * blocks + 150 + 12 * moreRows;

/** Conditions of events that name no record; most events are none of these. */
const SIFTED = ['max-miss-distance=11', 'min-probability=0.0009', 'norad-id=200007', 'object=OBJECT%201007'];
const BY_FIGURES = ['GET /ca/conjunctions', 'GET /ca/find'];
/** What a row costs more than its list may, or counts all of, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'GET /audit/operators': 'administrators count the lines of every organisation',
};

/** Who asks: he who has most, and he who has least. Nothing of the second grows, nor of the first's satellite that is asked for. */
const CALLERS = [0, SIZE.operators - 1];
const administrator = (k: number): TokenFacts => ({
  operatorId: `scale-${k}`,
  subject: 'scale-user',
  userName: 'scale',
  roles: Object.fromEntries(['collision-avoidance', 'on-demand-tracking', 'payments'].map((name) => [name, ['admin']])),
});

describe('what a list reads', () => {
  const { modules: walkedModules, routes } = watched(modules);
  let platform: TestPlatform;
  let world: WalkWorld;
  interface Measured {
    readonly rows: number;
    readonly costs: readonly Cost[];
    readonly blocks: number;
  }
  const before = new Map<string, Measured>();
  const after = new Map<string, Measured>();

  beforeAll(async () => {
    const settings = { paymentsOperator: OWNER, sellerCountry: 'DE', rateLimitPerMinute: 1_000_000 };
    platform = await startTestPlatform(walkedModules, { worker: false, settings });
    world = await makeWalkWorld(platform, []);
    for (const [from, to, isElsewhere] of [
      [0, EVENTS, false],
      [EVENTS, 4 * EVENTS, true],
    ] as const) {
      const client = await platform.context.database.pool.connect();
      await client.query('set statement_timeout = 0');
      await fill(client, { ...SIZE, from, to, isElsewhere }).finally(() => client.release(true));
      await measure(isElsewhere ? after : before);
    }
  });
  afterAll(() => platform.close());

  const lists = (): readonly WalkedRoute[] =>
    routes.filter(
      ({ name, method, query }) => method === 'GET' && 'cursor' in query && 'limit' in query && !(name in EXCEPTIONS),
    );

  async function measure(measured: Map<string, Measured>): Promise<void> {
    for (const k of CALLERS) {
      const headers = await platform.bearer(administrator(k));
      for (const [name, url] of await callsOf(k)) {
        const { pool } = platform.context.database;
        let [status, rows] = [0, 0];
        const statements = await statementsOf(pool, async () => {
          const answer = await platform.app.inject({ method: 'GET', url, headers });
          status = answer.statusCode;
          rows = status === 200 ? answer.json().length : 0;
        });
        if (status !== 404) expect([name, status]).toEqual([name, 200]);
        const costs = await costsOf(platform.context.database, statements);
        measured.set(name, { rows, costs, blocks: costs.reduce((sum, cost) => sum + cost.blocks, 0) });
      }
    }
  }

  /** Every list, whole and by each filter that names a record. */
  async function callsOf(k: number): Promise<ReadonlyMap<string, string>> {
    const own = { ...world, ...(await recordsOf(k)) };
    return new Map(
      lists().flatMap((route) => {
        const { url, filtered } = callOf(route, own);
        const told = [url, ...filtered].map((asked) => `${asked}${asked.includes('?') ? '&' : '?'}limit=50`);
        const sifted = BY_FIGURES.includes(route.name) ? SIFTED : [];
        told.push(...sifted.map((condition) => `${told[0]}&${condition}`));
        return told.map((asked) => [`${route.name} ${k}${asked.replace(/^[^?]*/, '')}`, asked] as const);
      }),
    );
  }

  /** Records of an operator, of its first satellite where they are of one. */
  async function recordsOf(k: number): Promise<WalkWorld> {
    const satelliteId = `scale-sat-${k}-0`;
    const first = async (table: string, of = 'true'): Promise<string> => {
      const { rows } = await platform.context.database.pool.query<{ id: string }>(
        `select id from ${table} where operator_id = $1 and ${of} order by id limit 1`,
        [`scale-${k}`],
      );
      return rows[0]?.id ?? 'none';
    };
    const ofSatellite = `satellite_id = '${satelliteId}'`;
    return {
      operatorId: `scale-${k}`,
      satelliteId,
      conjunctionId: await first('conjunction', ofSatellite),
      cdmId: await first('cdm', ofSatellite),
      oemId: await first('ephemeris', ofSatellite),
      screeningId: await first('screening', `'${satelliteId}' = any(satellite_ids)`),
      manoeuvreId: await first('manoeuvre_plan', ofSatellite),
      decisionId: await first('decision', ofSatellite),
      requestId: await first('observation_request', ofSatellite),
      customerId: await first('customer'),
    };
  }

  /** The calls that fail, with the statements that are to blame. */
  const blamed = (isBad: (name: string) => boolean) =>
    Object.fromEntries(
      [...after]
        .filter(([name]) => isBad(name))
        .map(([name, { blocks, costs }]) => [
          `${name}: ${before.get(name)!.blocks} -> ${blocks}`,
          costs.filter((cost) => cost.blocks > 100).map((cost) => `${cost.blocks}: ${cost.text}`),
        ]),
    );

  it('does not grow with what is not asked for', () => {
    if (IS_MEASURED) {
      for (const [name, { blocks }] of after) console.log(`${before.get(name)!.blocks} -> ${blocks}  ${name}`);
      const large = [...after.values()].filter(({ blocks }) => blocks > TARGET_BLOCKS).length;
      console.log(`${after.size} calls, ${large} above the target of ${TARGET_BLOCKS} blocks`);
    }
    expect(after.size).toBeGreaterThan(2 * lists().length);
    const grown = (name: string): boolean => {
      const [small, large] = [before.get(name)!, after.get(name)!];
      return large.blocks > mayGrowTo(small.blocks, Math.max(0, large.rows - small.rows));
    };
    expect(blamed(grown)).toEqual({});
  });

  it('is small for the first fifty rows of any list', () => {
    expect(blamed((name) => after.get(name)!.blocks > MOST_BLOCKS)).toEqual({});
  });
});
