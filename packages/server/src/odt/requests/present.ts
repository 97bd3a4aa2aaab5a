import { formatUtcZ } from '@keepout/astro/epoch';
import type { RequestStatus } from '@keepout/contract/odt/enums';
import {
  type ObservationRequest,
  type RequestPass,
  type RequestSummary,
  requestPass,
  requestSummary,
} from '@keepout/contract/odt/request';
import type { Money } from '@keepout/contract/odt/sensor';
import { fieldsOf } from '@keepout/contract/platform/fields-of';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { withStatement } from '@keepout/contract/sentences';
import { nowTaiS } from '../../platform/now.ts';
import type { ChargeState } from '../../ports/charges.ts';
import type { StoredStep } from '../records/request-tables.ts';
import { presentTarget } from '../targets/present.ts';
import { hasEnded, isUnderWay } from './moves.ts';
import type { ObservationPassRow, RequestRow } from './store.ts';

/** Order of priority for a request whose passes have several states. */
const LOUDEST: readonly ChargeState[] = ['CAPTURED', 'RESERVED', 'RELEASED', 'NOT_CHARGED'];

export function presentRequestSummary(row: RequestRow, passes: readonly ObservationPassRow[]): RequestSummary {
  const modes = passes.length === 0 ? [row.dataMode] : passes.map(({ dataMode }) => dataMode);
  const providers =
    passes.length === 0 ? [row.provider] : [...new Set(passes.map(({ provider }) => providerName(provider)))];
  const { noradId, conjunctionId, orbit } = row;
  const isSimulated = modes.includes('SIMULATED');
  const now = nowTaiS();
  const next = passes.find((pass) => isUnderWay(pass) && pass.startTaiS > now);
  const newest = passes.findLast(({ observationFileId }) => observationFileId !== null);
  return {
    observationRequestId: row.id,
    ...fieldsOf(requestSummary, row),
    target: presentTarget({ kind: row.targetKind, noradId, name: row.targetName, conjunctionId, orbit }),
    providerId: providers.join(', '),
    orbitDataMessageType: row.orbitMessageType,
    measurementFileType: row.fileType,
    fileCompressionType: row.compression,
    dataMode: isSimulated ? 'SIMULATED' : (modes[0] ?? row.dataMode),
    numberOfPassesRequested: row.passesWanted,
    numberOfPassesCompleted: passes.filter(({ status }) => status === 'SUCCESSFUL').length,
    start: formatUtcZ(row.startTaiS),
    deadline: formatUtcZ(row.deadlineTaiS),
    nextPass: next === undefined ? null : formatUtcZ(next.startTaiS),
    observationFileId: newest?.observationFileId ?? null,
    observationPassIds: passes.map(({ id }) => id),
    price:
      passes.length === 0 && !hasEnded(row)
        ? row.promised.price
        : sumOf(
            row,
            passes.filter((pass) => isUnderWay(pass) || pass.status === 'SUCCESSFUL'),
          ),
    reserved: { amount: reservedOf(row, passes), currency: row.currency },
    charged: sumOf(
      row,
      passes.filter(({ charge }) => charge === 'CAPTURED'),
    ),
    refund: refundOf(row, passes),
    charge:
      LOUDEST.find((state) => row.charge === state || passes.some(({ charge }) => charge === state)) ?? 'NOT_CHARGED',
    ...withStatement('reason', row.reason),
    replacement: toldReplacement(row, passes),
    isSimulated,
  };
}

/** @param simulatedNote   statement of the simulator */
export function presentRequest(
  row: RequestRow,
  passes: readonly ObservationPassRow[],
  simulatedNote: Statement,
): ObservationRequest {
  const summary = presentRequestSummary(row, passes);
  return {
    ...summary,
    orbitDataMessage: row.orbitMessage,
    passes: passes.map(presentPass),
    history: row.history.map((step) => presentStep(step, summary.isSimulated)),
    quoted: row.promised,
    ...withStatement('simulatedNote', summary.isSimulated ? simulatedNote : []),
  };
}

function presentPass(row: ObservationPassRow): RequestPass {
  return {
    passId: row.id,
    ...fieldsOf(requestPass, row),
    groundSensorName: row.sensorName,
    pass: row.visibility,
    price: { amount: row.price, currency: row.currency },
    ...withStatement('reason', row.reason),
    history: row.history.map((step) => presentStep(step, row.dataMode === 'SIMULATED')),
    isSimulated: row.dataMode === 'SIMULATED',
  };
}

/** Statuses that follow the clock of the sensors; the others follow what people and the plan decide, in our time. */
const SENSOR_STATUSES: readonly RequestStatus[] = [
  'IN_PROGRESS',
  'EXECUTING',
  'EXECUTED',
  'PUBLISHING',
  'PUBLISHED',
  'SUCCESSFUL',
  'COMPLETE',
  'PARTIAL',
  'UNSUCCESSFUL',
];

const presentStep = ({ status, at, reason }: StoredStep, isSimulated: boolean): RequestPass['history'][number] => ({
  status,
  at,
  isSimulated: isSimulated && SENSOR_STATUSES.includes(status),
  ...withStatement('reason', reason),
});

/** How a provider is called where people read it. */
export const providerName = (provider: ObservationPassRow['provider']): string => provider.toLowerCase();

/** Ended requests need no replacement. */
function toldReplacement(row: RequestRow, passes: readonly ObservationPassRow[]): RequestSummary['replacement'] {
  const { replacement, status, currency } = row;
  if (replacement === null) return null;
  const isOver = replacement.state === 'WANTED' && hasEnded(row);
  if (isOver && status === 'COMPLETE') return null;
  const credited = { amount: creditedOf(passes), currency };
  const state = isOver ? 'NONE' : replacement.state;
  return { state, ...withStatement('message', replacement.message), credited };
}

/** Returns the price reduction by replacement passes, minor units. */
function creditedOf(passes: readonly ObservationPassRow[]): number {
  const prices = new Map(passes.map(({ id, price }) => [id, price]));
  return passes
    .filter((pass) => isUnderWay(pass) || pass.status === 'SUCCESSFUL')
    .reduce((sum, { replaces, price }) => sum + Math.max(0, (prices.get(replaces ?? '') ?? price) - price), 0);
}

const chargedAs = (passes: readonly ObservationPassRow[], state: ChargeState): number =>
  passes.filter(({ charge }) => charge === state).reduce((sum, { price }) => sum + price, 0);

/** Whether the operator pays for requests at all. */
const isCharged = (row: RequestRow, passes: readonly ObservationPassRow[]): boolean =>
  [row, ...passes].some(({ charge }) => charge !== 'NOT_CHARGED');

/** Amount reserved for a request, minor units: until it ends, the quoted price less charges, plus further reservations of its passes. */
function reservedOf(row: RequestRow, passes: readonly ObservationPassRow[]): number {
  if (!isCharged(row, passes)) return 0;
  const reserved = chargedAs(passes, 'RESERVED');
  return hasEnded(row) ? reserved : Math.max(row.promised.price.amount - chargedAs(passes, 'CAPTURED'), reserved);
}

/** What an ended request gave back of its price, and for which passes. */
function refundOf(row: RequestRow, passes: readonly ObservationPassRow[]): RequestSummary['refund'] {
  if (!hasEnded(row) || !isCharged(row, passes)) return null;
  const { currency, promised } = row;
  // A replacement that was never charged, for example one that its provider refused, took over no price.
  const isReplaced = (lost: ObservationPassRow): boolean =>
    passes.some((pass) => pass.replaces === lost.id && (pass.charge !== 'NOT_CHARGED' || isReplaced(pass)));
  const unpaid = passes.filter((pass) => pass.charge === 'RELEASED' && !isReplaced(pass));
  const ofPasses = chargedAs(unpaid, 'RELEASED');
  const chargedAmount = chargedAs(passes, 'RESERVED') + chargedAs(passes, 'CAPTURED');
  const amount = Math.max(promised.price.amount - chargedAmount, ofPasses);
  if (amount === 0) return null;
  return {
    amount: { amount, currency },
    passes: unpaid.map(({ id, sensorCode, visibility, price, reason }) => ({
      passId: id,
      sensorCode,
      start: visibility.start,
      price: { amount: price, currency },
      ...withStatement('reason', reason),
    })),
    rest: { amount: amount - ofPasses, currency },
  };
}

function sumOf({ currency }: RequestRow, passes: readonly ObservationPassRow[]): Money {
  return { amount: passes.reduce((sum, { price }) => sum + price, 0), currency };
}
