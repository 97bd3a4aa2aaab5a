import type { InfeasibleReason, RequestStatus } from '@keepout/contract/odt/enums';
import { isFinal, mayBecome, PASS_COURSE, PASS_TRANSITIONS, REQUEST_TRANSITIONS } from '@keepout/contract/odt/states';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ChargeState, charges } from '../../ports/charges.ts';
import { requestChanged } from '../../ports/odt-events.ts';
import { CANCEL_ORDER_QUEUE, type OrderJob } from '../queues.ts';
import { observationPass, observationRequestTable } from '../records/request-tables.ts';
import { releasePasses } from './ordered-passes.ts';
import { lockRequest, type ObservationPassRow, type RequestRow } from './store.ts';

/** A transition that the current status does not permit. */
export class IllegalMove extends Error {
  override readonly name = 'IllegalMove';
}

/** The only writers of the status of requests and passes. */
export interface Moves {
  /**
   * Changes the status of a pass, its charge, and its request if required: from its first pass on it is in progress, with enough
   * successful passes and none under way it is complete. An unchanged status has no effect; an invalid transition throws.
   *
   * @param reason   a sentence, shown next to a pass that did not succeed
   */
  movePass(tx: Transaction, pass: PassRef, to: RequestStatus, reason?: Statement): Promise<ObservationPassRow>;
  /** The same through every status in between: from APPROVED to PUBLISHED by way of EXECUTING, EXECUTED and PUBLISHING. */
  advancePass(tx: Transaction, pass: PassRef, to: RequestStatus, reason?: Statement): Promise<ObservationPassRow>;
  /** Changes the status of a request. Its passes are unchanged: the caller ends them first. */
  moveRequest(
    tx: Transaction,
    request: Pick<RequestRow, 'id'>,
    to: RequestStatus,
    reason?: Statement,
    infeasibleReason?: InfeasibleReason,
  ): Promise<RequestRow>;
  /** Publishes a change of a request other than its status: its passes, or their data. */
  touchRequest(tx: Transaction, request: Pick<RequestRow, 'id' | 'operatorId'>): Promise<void>;
}

type PassRef = Pick<ObservationPassRow, 'id' | 'requestId'>;

/** A provider that has an order is told of these. */
const GIVEN_UP: readonly RequestStatus[] = ['CANCELLED', 'INFEASIBLE'];
const UNDER_WAY: readonly RequestStatus[] = PASS_COURSE.slice(0, -1);

/** Whether something is still to come of a pass. */
export const isUnderWay = ({ status }: Pick<ObservationPassRow, 'status'>): boolean => UNDER_WAY.includes(status);

export function movesOf(context: Pick<ServerContext, 'events' | 'queue' | 'use'>): Moves {
  const { events, queue } = context;

  const movePass: Moves['movePass'] = async (tx, { id, requestId }, to, reason = []) => {
    const locked = await lockRequest(tx, requestId);
    const pass = locked?.passes.find((candidate) => candidate.id === id);
    if (locked === undefined || pass === undefined) throw new Error(`pass ${id} is not in the database`);
    if (pass.status === to) return pass;
    if (!mayBecome(PASS_TRANSITIONS, pass.status, to)) {
      throw new IllegalMove(`pass ${id} is ${pass.status} and cannot become ${to}`);
    }
    const charge = await settle(tx, pass, to);
    const at = new Date().toISOString();
    const [moved] = await tx
      .update(observationPass)
      .set({
        status: to,
        reason: to === 'SUCCESSFUL' ? [] : reason,
        charge,
        history: [...pass.history, { status: to, at, reason }],
        updatedAt: at,
      })
      .where(eq(observationPass.id, id))
      .returning();
    if (GIVEN_UP.includes(to) && pass.orderedAt !== null) {
      await queue.enqueue<OrderJob>(CANCEL_ORDER_QUEUE, { passId: id }, { within: tx, key: id });
    }
    if (isOver(to)) await releasePasses(tx, locked.request, [pass]);
    const passes = locked.passes.map((lockedPass) => (lockedPass.id === id ? moved! : lockedPass));
    await followPass(tx, locked.request, passes, to);
    return moved!;
  };

  /** Changes the status of a request after one of its passes. */
  async function followPass(
    tx: Transaction,
    request: RequestRow,
    passes: readonly ObservationPassRow[],
    to: RequestStatus,
  ) {
    // A file may come after its pass was cancelled: its start was not recorded.
    const isBegun = to === 'SUCCESSFUL' || (to !== 'APPROVED' && UNDER_WAY.includes(to));
    let { status } = request;
    const step = async (next: RequestStatus) => {
      status = (await moveRequest(tx, request, next)).status;
    };
    if (isBegun && status === 'PENDING') await step('APPROVED');
    if (isBegun && status === 'APPROVED') await step('IN_PROGRESS');
    const successCount = passes.filter((lockedPass) => lockedPass.status === 'SUCCESSFUL').length;
    if (status === 'IN_PROGRESS' && successCount >= request.passesWanted && !passes.some(isUnderWay))
      await step('COMPLETE');
    if (status === request.status) await touchRequest(tx, request);
  }

  const touchRequest: Moves['touchRequest'] = async (tx, { id, operatorId }) => {
    await tx
      .update(observationRequestTable)
      .set({ version: sql`${observationRequestTable.version} + 1`, updatedAt: new Date().toISOString() })
      .where(eq(observationRequestTable.id, id));
    await events.publish(tx, operatorId, requestChanged, { requestId: id });
  };

  const moveRequest: Moves['moveRequest'] = async (tx, { id }, to, reason = [], infeasibleReason) => {
    const request = (await lockRequest(tx, id))?.request;
    if (request === undefined) throw new Error(`request ${id} is not in the database`);
    if (request.status === to) return request;
    if (!mayBecome(REQUEST_TRANSITIONS, request.status, to)) {
      throw new IllegalMove(`request ${id} is ${request.status} and cannot become ${to}`);
    }
    const at = new Date().toISOString();
    // The remaining reservation is released at the end.
    const { operatorId } = request;
    const isEnded = isFinal(REQUEST_TRANSITIONS, to);
    if (isOver(to)) await releasePasses(tx, request);
    const charge = isEnded
      ? await context.use(charges).release(tx, { operatorId, key: id, reason: to })
      : request.charge;
    const [moved] = await tx
      .update(observationRequestTable)
      .set({
        status: to,
        charge,
        reason,
        infeasibleReason: infeasibleReason ?? null,
        history: [...request.history, { status: to, at, reason }],
        version: request.version + 1,
        updatedAt: at,
      })
      .where(eq(observationRequestTable.id, id))
      .returning();
    await events.publish(tx, operatorId, requestChanged, { requestId: id });
    return moved!;
  };

  async function settle(tx: Transaction, pass: ObservationPassRow, to: RequestStatus): Promise<ChargeState> {
    const { operatorId, id: key, price: amount, currency, requestId: within } = pass;
    const port = context.use(charges);
    if (to === 'APPROVED') {
      const figures = { at: toSecond(pass.visibility.start), sensor: pass.sensorCode };
      const description = pass.dataMode === 'SIMULATED' ? tell('simulated-pass-of', figures) : tell('pass-of', figures);
      return await port.reserve(tx, { operatorId, key, amount, currency, description, within });
    }
    if (to === 'SUCCESSFUL') return await port.capture(tx, { operatorId, key });
    const isReserved = pass.status !== 'PENDING';
    if (isReserved && isOver(to)) return await port.release(tx, { operatorId, key, reason: to });
    return pass.charge;
  }

  const advancePass: Moves['advancePass'] = async (tx, pass, to, reason) => {
    const locked = await lockRequest(tx, pass.requestId);
    const present = locked?.passes.find((candidate) => candidate.id === pass.id);
    if (present === undefined) throw new Error(`pass ${pass.id} is not in the database`);
    const [from, until] = [PASS_COURSE.indexOf(present.status), PASS_COURSE.indexOf(to)];
    if (from === -1 || until <= from) return await movePass(tx, pass, to, reason);
    let moved = present;
    for (const next of PASS_COURSE.slice(from + 1, until + 1)) {
      moved = await movePass(tx, pass, next, next === to ? reason : undefined);
    }
    return moved;
  };

  return { movePass, advancePass, moveRequest, touchRequest };
}

/** A stored time to the second. */
const toSecond = (utc: string): string => `${utc.slice(0, 19)}Z`;

/** Returns whether a status refunds the charge, and releases the reserved passes for other orders. */
export const isOver = (to: RequestStatus): boolean => to === 'UNSUCCESSFUL' || GIVEN_UP.includes(to);

/** Whether a request has ended, one way or another. */
export const hasEnded = ({ status }: Pick<RequestRow, 'status'>): boolean => isFinal(REQUEST_TRANSITIONS, status);
