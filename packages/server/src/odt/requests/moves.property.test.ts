import { type RequestStatus, requestStatus } from '@keepout/contract/odt/enums';
import { INFEASIBLE_CODES } from '@keepout/contract/odt/sentences';
import { mayBecome, PASS_TRANSITIONS, REQUEST_TRANSITIONS } from '@keepout/contract/odt/states';
import { tell, textOf } from '@keepout/contract/sentences';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { ensureOperator } from '../../fleet/operator.ts';
import type { TestPlatform } from '../../test-platform.ts';
import { observationPass } from '../records/request-tables.ts';
import { dueMove } from '../schedule/clock.ts';
import { NO_TIME } from '../schedule/no-pass.ts';
import { settleRequest } from '../schedule/settle.ts';
import { startTracking, trackingContext } from '../test-tracking.ts';
import { IllegalMove, movesOf } from './moves.ts';
import { cancelRequest } from './routes.ts';
import { insertRequest, lockRequest, type ObservationPassRow } from './store.ts';

const STATUSES = requestStatus.options;
const OPERATOR_ID = 'owner';
const caller = { operatorId: OPERATOR_ID, actor: 'ada' };
const NEVER = 1e12;

/** What anybody may do to a request of three passes. */
type Deed =
  | { readonly kind: 'pass'; readonly pass: number; readonly to: RequestStatus }
  | { readonly kind: 'advance'; readonly pass: number; readonly to: RequestStatus }
  | { readonly kind: 'request'; readonly to: RequestStatus }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'settle' };

const status = fc.constantFrom(...STATUSES);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pass' as const), pass: fc.nat(2), to: status }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('advance' as const), pass: fc.nat(2), to: status }) },
  fc.record({ kind: fc.constant('request' as const), to: status }),
  fc.constantFrom({ kind: 'cancel' as const }, { kind: 'settle' as const }),
);

describe('S-05 the statuses of requests and passes', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTracking({}, { worker: false });
    await ensureOperator(platform.context.database.orm, OPERATOR_ID);
  });
  afterAll(() => platform.close());

  it('follow one another as the table says, whatever is done to them', async () => {
    const context = trackingContext(platform);
    const { orm } = context.database;
    const { movePass, advancePass, moveRequest } = movesOf(context);
    let made = 0;
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 14 }), async (deeds) => {
        const id = `req-${made++}`;
        await addRequest(platform, id);
        const read = async () => (await orm.transaction((tx) => lockRequest(tx, id)))!;
        const act = async (deedDone: Deed): Promise<unknown> => {
          if (deedDone.kind === 'cancel') return await cancelRequest(context, caller, id);
          if (deedDone.kind === 'settle') return await settleRequest(context, id, NO_TIME);
          return await orm.transaction(async (tx) => {
            if (deedDone.kind === 'request') return await moveRequest(tx, { id }, deedDone.to);
            const pass = { id: `${id}-${deedDone.pass}`, requestId: id };
            return deedDone.kind === 'pass'
              ? await movePass(tx, pass, deedDone.to)
              : await advancePass(tx, pass, deedDone.to);
          });
        };
        for (const next of deeds) {
          const before = await read();
          const failure = await act(next).then(
            () => undefined,
            (cause: unknown) => cause as Error,
          );
          const after = await read();
          if (failure !== undefined) {
            // Nothing but an illegal move is refused, and a refused one leaves nothing behind.
            expect(failure instanceof IllegalMove || failure.name === 'Refusal', String(failure)).toBe(true);
            expect(after).toEqual(before);
          }
          const steps = after.request.history.slice(before.request.history.length - 1).map((step) => step.status);
          for (const [i, to] of steps.slice(1).entries()) {
            expect(mayBecome(REQUEST_TRANSITIONS, steps[i]!, to), `${steps[i]} to ${to}`).toBe(true);
            seen.add(`${steps[i]} ${to}`);
          }
          for (const [i, pass] of after.passes.entries()) {
            const from = before.passes[i]!.status;
            const isReachable =
              next.kind === 'advance'
                ? reaches(from, pass.status)
                : from === pass.status || mayBecome(PASS_TRANSITIONS, from, pass.status);
            expect(isReachable, `${from} to ${pass.status}`).toBe(true);
          }
        }
      }),
      { numRuns: runs(15) },
    );
    expect(seen.size).toBeGreaterThan(Math.min(4, runs(15) / 2));
  });

  it('move by the clock in steps of the table alone', () => {
    const base = {
      startTaiS: 100,
      endTaiS: 200,
      availableTaiS: 300,
      runsFromTaiS: null,
      runsUntilTaiS: null,
      observationFileId: null,
    };
    const pass = { ...base, provider: 'HTTPS', sensorCode: 'X-1' } as ObservationPassRow;
    for (const from of ['PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'PUBLISHING', 'PUBLISHED'] as const) {
      for (const now of [0, 100, 150, 200, 299, 1e4, NEVER]) {
        const due = dueMove({ ...pass, status: from }, now, undefined);
        if (due !== undefined) expect(reaches(from, due.to), `${from} to ${due.to} at ${now}`).toBe(true);
        // Nothing stays open for ever.
        if (now === NEVER) expect(due?.to).toBe(from === 'PENDING' ? 'INFEASIBLE' : 'UNSUCCESSFUL');
      }
    }
  });

  it('of nothing to order have a sentence each', () => {
    for (const code of Object.values(INFEASIBLE_CODES)) expect(textOf(tell(code))).toMatch(/^[A-Z].+\.$/);
  });
});

/** Whether one status leads to another by any number of steps. */
function reaches(from: RequestStatus, to: RequestStatus): boolean {
  const statuses = new Set<RequestStatus>([from]);
  for (const reached of statuses) for (const next of PASS_TRANSITIONS[reached] ?? []) statuses.add(next);
  return statuses.has(to);
}

async function addRequest(platform: TestPlatform, id: string): Promise<void> {
  const { orm } = platform.context.database;
  const orbit = { source: [], epochTaiS: 0, orbit: { kind: 'oem' } } as const;
  const price = { amount: 0, currency: 'EUR' };
  await insertRequest(orm, {
    id,
    operatorId: OPERATOR_ID,
    status: 'PENDING',
    targetKind: 'CATALOGUE',
    targetName: 'X',
    orbit,
    measurementType: 'ANY',
    fileType: 'TDM_KVN',
    compression: 'NONE',
    priority: 'ROUTINE',
    passesWanted: 2,
    minimumPoints: 1,
    sensorCodes: [],
    startTaiS: 0,
    deadlineTaiS: NEVER,
    currency: 'EUR',
    note: '',
    provider: '',
    dataMode: 'REAL',
    promised: { passes: 2, price, availableAt: '2026-11-21T00:00:00Z', gain: null },
    history: [{ status: 'PENDING', at: '2026-11-21T00:00:00Z', reason: [] }],
    createdBy: 'ada',
  });
  const visibility = { start: '2026-11-21T00:00:00Z' } as ObservationPassRow['visibility'];
  for (const k of [0, 1, 2]) {
    await orm.insert(observationPass).values({
      id: `${id}-${k}`,
      requestId: id,
      operatorId: OPERATOR_ID,
      sensorId: 'sen-1',
      sensorCode: 'X-1',
      sensorName: 'X',
      provider: 'HTTPS',
      dataMode: 'REAL',
      status: 'PENDING',
      startTaiS: 100 * k,
      endTaiS: 100 * k + 50,
      availableTaiS: 100 * k + 60,
      visibility,
      expectedPoints: 5,
      price: 100,
      currency: 'EUR',
    });
  }
  await orm
    .update(observationPass)
    .set({ orderedAt: '2026-11-21T00:00:00Z' })
    .where(eq(observationPass.id, `${id}-0`));
}
