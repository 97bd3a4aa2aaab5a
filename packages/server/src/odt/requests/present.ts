import { formatUtcZ } from '@keepout/astro/epoch';
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
import type { PassRow, RequestRow } from './store.ts';

/** Order of priority for a request whose passes have several states. */
const LOUDEST: readonly ChargeState[] = ['CAPTURED', 'RESERVED', 'RELEASED', 'NOT_CHARGED'];

export function presentSummary(row: RequestRow, passes: readonly PassRow[]): RequestSummary {
  const modes = passes.length === 0 ? [row.dataMode] : passes.map(({ dataMode }) => dataMode);
  const providers = passes.length === 0 ? [row.provider] : [...new Set(passes.map(({ provider }) => nameOf(provider)))];
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
    price: sumOf(
      row,
      passes.filter((pass) => isUnderWay(pass) || pass.status === 'SUCCESSFUL'),
    ),
    charged: sumOf(
      row,
      passes.filter(({ charge }) => charge === 'CAPTURED'),
    ),
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
  passes: readonly PassRow[],
  simulatedNote: Statement,
): ObservationRequest {
  const summary = presentSummary(row, passes);
  return {
    ...summary,
    orbitDataMessage: row.orbitMessage,
    passes: passes.map(presentPass),
    history: row.history.map(presentStep),
    promised: row.promised,
    ...withStatement('simulatedNote', summary.isSimulated ? simulatedNote : []),
  };
}

function presentPass(row: PassRow): RequestPass {
  return {
    passId: row.id,
    ...fieldsOf(requestPass, row),
    groundSensorName: row.sensorName,
    pass: row.visibility,
    price: { amount: row.price, currency: row.currency },
    ...withStatement('reason', row.reason),
    history: row.history.map(presentStep),
    isSimulated: row.dataMode === 'SIMULATED',
  };
}

const presentStep = ({ status, at, reason }: StoredStep): RequestPass['history'][number] => ({
  status,
  at,
  ...withStatement('reason', reason),
});

/** How a provider is called where people read it. */
export const nameOf = (provider: PassRow['provider']): string => provider.toLowerCase();

/** Ended requests need no replacement. */
function toldReplacement(row: RequestRow, passes: readonly PassRow[]): RequestSummary['replacement'] {
  const { replacement, status, currency } = row;
  if (replacement === null) return null;
  const isOver = replacement.state === 'WANTED' && hasEnded(row);
  if (isOver && status === 'COMPLETE') return null;
  const credited = { amount: creditedOf(passes), currency };
  const state = isOver ? 'NONE' : replacement.state;
  return { state, ...withStatement('message', replacement.message), credited };
}

/** Returns the price reduction by replacement passes, minor units. */
function creditedOf(passes: readonly PassRow[]): number {
  const prices = new Map(passes.map(({ id, price }) => [id, price]));
  return passes
    .filter((pass) => isUnderWay(pass) || pass.status === 'SUCCESSFUL')
    .reduce((sum, { replaces, price }) => sum + Math.max(0, (prices.get(replaces ?? '') ?? price) - price), 0);
}

function sumOf({ currency }: RequestRow, passes: readonly PassRow[]): Money {
  return { amount: passes.reduce((sum, { price }) => sum + price, 0), currency };
}
