import type {
  FileCompressionType,
  MeasurementType,
  OrbitMessageType,
  RequestPriority,
} from '@keepout/contract/odt/enums';
import { REQUEST_NUMBERS } from '@keepout/contract/odt/fields';
import type { Opportunities, Opportunity } from '@keepout/contract/odt/opportunity';
import type { Amount } from '@keepout/contract/payments/amount';
import { isTaken } from '@keepout/contract/platform/number-field';
import { MS_PER_DAY } from '@keepout/units/duration';
import { sumOf } from '../../../format/money.ts';
import type { OpportunityInput, RequestInput } from '../../../nouns/tracking/queries.ts';
import { parseTime } from '../../../time/utc.ts';

export type TargetKind = 'satellite' | 'number' | 'message' | 'conjunction';
export type OrbitType = NonNullable<RequestInput['orbitDataMessageType']>;
export const ORBIT_TYPES: readonly OrbitType[] = ['TLE', 'OMM', 'SP_EPHEMERIS'];
export const PRIORITIES: readonly RequestPriority[] = ['ROUTINE', 'ELEVATED', 'URGENT', 'EMERGENCY'];

/** Form values of the dialog. */
export interface OrderForm {
  readonly kind: TargetKind;
  readonly satelliteId: string | undefined;
  readonly number: string;
  readonly messageType: OrbitType | undefined;
  readonly message: string;
  readonly conjunctionId: string | undefined;
  readonly object: 'PRIMARY' | 'SECONDARY';
  readonly start: string;
  readonly deadline: string;
  readonly measurementType: MeasurementType;
  readonly priority: RequestPriority;
  readonly minimumPoints: number;
  readonly sensorCodes: readonly string[];
  readonly ownOnly: boolean;
  readonly mode: 'choose' | 'best';
  readonly count: number;
  readonly chosen: readonly string[];
  readonly fileType: OrbitMessageType;
  readonly compression: FileCompressionType;
  readonly note: string;
}

export interface Prefill {
  readonly conjunctionId?: string | undefined;
  readonly object?: string | undefined;
  readonly satelliteId?: string | undefined;
  /** False for users without access to satellites; their form starts with a NORAD id. */
  readonly hasFleet?: boolean;
}

/** Returns the initial form values: empty, or for the object that the dialog was opened from. */
export function orderForm({ conjunctionId, object, satelliteId, hasFleet = true }: Prefill): OrderForm {
  const kind = hasFleet ? 'satellite' : 'number';
  return {
    kind: conjunctionId !== undefined ? 'conjunction' : kind,
    satelliteId,
    number: '',
    conjunctionId,
    messageType: undefined,
    message: '',
    object: object === 'PRIMARY' ? 'PRIMARY' : 'SECONDARY',
    start: '',
    deadline: '',
    measurementType: 'ANY',
    minimumPoints: 5,
    sensorCodes: [],
    ownOnly: false,
    mode: 'choose',
    priority: conjunctionId !== undefined ? 'URGENT' : 'ROUTINE',
    count: 1,
    chosen: [],
    fileType: 'TDM_KVN',
    compression: 'NONE',
    note: '',
  };
}

export type MessageState = 'neither' | 'typeOnly' | 'messageOnly' | 'ok';

export function messageState({ message, messageType }: Pick<OrderForm, 'message' | 'messageType'>): MessageState {
  const hasMessage = message.trim() !== '';
  if (messageType === undefined) return hasMessage ? 'messageOnly' : 'neither';
  return hasMessage ? 'ok' : 'typeOnly';
}

/** V-04: returns the orbit message fields; message and type are sent together or not at all. */
export function orderMessageFields(form: Pick<OrderForm, 'message' | 'messageType'>): RequestInput {
  if (messageState(form) !== 'ok' || form.messageType === undefined) return {};
  return { orbitDataMessage: form.message, orbitDataMessageType: form.messageType };
}

/** Returns the target of the request; undefined while it is incomplete. */
function targetFields(form: OrderForm): RequestInput | undefined {
  switch (form.kind) {
    case 'satellite':
      return form.satelliteId === undefined ? undefined : { satelliteId: form.satelliteId };
    case 'number':
      return /^\d{1,9}$/.test(form.number.trim()) ? { noradId: Number(form.number) } : undefined;
    case 'message':
      return messageState(form) === 'ok' ? orderMessageFields(form) : undefined;
    case 'conjunction':
      return form.conjunctionId === undefined
        ? undefined
        : { conjunctionId: form.conjunctionId, conjunctionObject: form.object };
  }
}

const isTime = (text: string) => text.trim() === '' || parseTime(text) !== undefined;
const isoTime = (text: string) => new Date(parseTime(text) ?? Number.NaN).toISOString();

function windowFields({ start, deadline }: OrderForm): RequestInput {
  return {
    ...(start.trim() !== '' && { start: isoTime(start) }),
    ...(deadline.trim() !== '' && { deadline: isoTime(deadline) }),
  };
}

/** Returns the query for passes, prices and expected covariance reduction of the order; undefined while the form is incomplete. */
export function opportunityBodyOf(form: OrderForm): OpportunityInput | undefined {
  const target = targetFields(form);
  const { measurementType, priority, minimumPoints, sensorCodes } = form;
  const isWhole = isTime(form.start) && isTime(form.deadline) && isTaken(REQUEST_NUMBERS.minimumPoints, minimumPoints);
  if (target === undefined || !isWhole) return undefined;
  return {
    ...target,
    ...windowFields(form),
    measurementType,
    priority,
    minimumPoints,
    sensorCodes: [...sensorCodes],
    ...(form.ownOnly && { ownSensorsOnly: true }),
  };
}

export type OrderFault =
  | 'target'
  | 'number'
  | 'start'
  | 'deadline'
  | 'unknown'
  | 'infeasible'
  | 'passes'
  | 'count'
  | 'points';

export function orderFaults(form: OrderForm, offer: Opportunities | undefined): readonly OrderFault[] {
  const faults: OrderFault[] = [];
  if (targetFields(form) === undefined) faults.push(form.kind === 'number' ? 'number' : 'target');
  if (!isTime(form.start)) faults.push('start');
  if (!isTime(form.deadline)) faults.push('deadline');
  if (offer === undefined && faults.length === 0) faults.push('unknown');
  else if (offer?.opportunities.length === 0) faults.push('infeasible');
  else if (form.mode === 'choose' && takenOf(form, offer).length === 0) faults.push('passes');
  if (!isTaken(REQUEST_NUMBERS.minimumPoints, form.minimumPoints)) faults.push('points');
  if (form.mode === 'best' && !isTaken(REQUEST_NUMBERS.numberOfPassesRequested, form.count)) faults.push('count');
  return faults;
}

/** Returns the selected passes that are still available. */
export const takenOf = (form: OrderForm, offer: Opportunities | undefined): readonly Opportunity[] =>
  (offer?.opportunities ?? []).filter(({ opportunityId }) => form.chosen.includes(opportunityId));

/** Returns the price of the selected passes, or the maximum price if the server selects the best ones. */
export function priceOf(form: OrderForm, offer: Opportunities | undefined): Amount | undefined {
  if (form.mode === 'choose') return sumOf(takenOf(form, offer).map(({ price }) => price));
  const dearest = (offer?.opportunities ?? []).map(({ price }) => price).toSorted((a, b) => b.amount - a.amount);
  return sumOf(dearest.slice(0, Math.max(0, form.count)));
}

/** Returns the request body. An empty deadline becomes that of the offer: one day, or the decision deadline of the conjunction. */
export function requestBodyOf(form: OrderForm, offer: Opportunities | undefined, nowMs: number): RequestInput {
  const price = priceOf(form, offer);
  const taken = takenOf(form, offer);
  return {
    ...(form.kind !== 'conjunction' && { deadline: new Date(nowMs + MS_PER_DAY).toISOString() }),
    ...opportunityBodyOf(form),
    measurementFileType: form.fileType,
    fileCompressionType: form.compression,
    ...(form.mode === 'choose'
      ? { opportunityIds: taken.map(({ opportunityId }) => opportunityId), numberOfPassesRequested: taken.length }
      : { numberOfPassesRequested: form.count }),
    ...(price !== undefined && { maximumPrice: price }),
    ...(form.note.trim() !== '' && { note: form.note.trim() }),
  };
}
