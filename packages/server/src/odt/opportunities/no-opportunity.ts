import type { InfeasibleReason, MeasurementType } from '@keepout/contract/odt/enums';
import type { Opportunities } from '@keepout/contract/odt/opportunity';
import { SENSOR_TYPES, type SensorTypeFacts } from '@keepout/contract/odt/sensor-types';
import { INFEASIBLE_CODES } from '@keepout/contract/odt/sentences';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together, withStatement } from '@keepout/contract/sentences';
import type { SensorRow } from '../sensors/store.ts';

type SensorKind = SensorTypeFacts['kind'];

/** Why no pass over the sensors of one kind can be ordered. */
export interface KindReason {
  readonly kind: SensorKind;
  /** Sensors of this kind that were searched. */
  readonly sensors: number;
  readonly reason: InfeasibleReason;
}

/** The parts of a request that limit what can be found. */
export interface RequestLimits {
  readonly measurementType: MeasurementType;
  readonly minimumPoints: number;
  /** Whether the request names sensors, or allows those of the organisation alone. */
  readonly isSensorLimited: boolean;
}

/** Obstacles in order of how near to an observable pass each comes; the nearest is reported. */
const NEARNESS: readonly InfeasibleReason[] = [
  'NO_SENSOR',
  'NO_ORBIT',
  'NO_PASS',
  'NEVER_DARK',
  'NEVER_LIT',
  'NEAR_MOON',
  'TOO_FAINT',
  'TOO_FAR',
  'SENSOR_BUSY',
  'OVER_PRICE',
];

export function nearestReason(reasons: readonly InfeasibleReason[]): InfeasibleReason {
  return NEARNESS.findLast((reason) => reasons.includes(reason)) ?? 'NO_SENSOR';
}

const KINDS: readonly SensorKind[] = ['OPTICAL', 'RADAR'];
const kindOf = ({ sensorType }: Pick<SensorRow, 'sensorType'>): SensorKind => SENSOR_TYPES[sensorType].kind;

/** Returns one reason for each kind of sensor that was searched and has no pass to order. */
export function reasonsByKind(
  searched: readonly { readonly sensor: SensorRow; readonly reasons: readonly InfeasibleReason[] }[],
  passes: readonly { readonly sensor: SensorRow }[],
): readonly KindReason[] {
  return KINDS.flatMap((kind) => {
    const ofKind = searched.filter(({ sensor }) => kindOf(sensor) === kind);
    if (ofKind.length === 0 || passes.some(({ sensor }) => kindOf(sensor) === kind)) return [];
    return [{ kind, sensors: ofKind.length, reason: nearestReason(ofKind.flatMap(({ reasons }) => reasons)) }];
  });
}

const KIND_CODES = { OPTICAL: 'of-telescopes', RADAR: 'of-radars' } as const;

const reasonOfKind = ({ kind, sensors, reason }: KindReason): Statement =>
  together(tell(KIND_CODES[kind], { sensors }), tell(INFEASIBLE_CODES[reason]));

/** States why nothing can be ordered: one reason for each kind of sensor. */
export const reasonStatement = (reason: InfeasibleReason, byKind: readonly KindReason[]): Statement =>
  byKind.length === 0 ? tell(INFEASIBLE_CODES[reason]) : together(...byKind.map(reasonOfKind));

export const presentReasons = (byKind: readonly KindReason[]): Opportunities['reasons'] =>
  byKind.map((ofKind) => ({
    sensorKind: ofKind.kind,
    sensors: ofKind.sensors,
    reason: ofKind.reason,
    ...withStatement('message', reasonOfKind(ofKind)),
  }));

/** Obstacles of telescopes that no radar has. */
const OF_TELESCOPES: readonly InfeasibleReason[] = ['NEVER_DARK', 'NEVER_LIT', 'NEAR_MOON', 'TOO_FAINT'];
/** Obstacles that depend on the sensor, so that others may be without them. */
const OF_SENSORS: readonly InfeasibleReason[] = [...OF_TELESCOPES, 'NO_PASS', 'TOO_FAR', 'SENSOR_BUSY'];

/** States what to change in the request; never a kind of sensor that it included already, nor a limit that it did not set. */
export function adviceStatement(
  reason: InfeasibleReason,
  byKind: readonly KindReason[],
  { measurementType, minimumPoints, isSensorLimited }: RequestLimits,
): Statement {
  if (reason === 'OVER_PRICE') return tell('advice-price');
  if (reason === 'NO_ORBIT') return tell('advice-orbit');
  if (reason === 'NO_SENSOR') {
    const anySensor = isSensorLimited ? tell('advice-any-sensor') : [];
    const anyKind = measurementType === 'ANY' ? [] : tell('advice-any-measurement');
    const advice = together(anySensor, anyKind);
    return advice.length > 0 ? advice : tell('advice-own-sensor');
  }
  const reasons = byKind.length === 0 ? [reason] : byKind.map((ofKind) => ofKind.reason);
  const has = (candidates: readonly InfeasibleReason[]) => reasons.some((candidate) => candidates.includes(candidate));
  const isSearched = (kind: SensorKind) => byKind.some((ofKind) => ofKind.kind === kind);
  const canAddKind = isSensorLimited || measurementType !== 'ANY';
  return together(
    canAddKind && has(OF_TELESCOPES) && !isSearched('RADAR') ? tell('advice-radar') : [],
    canAddKind && has(['TOO_FAR']) && !isSearched('OPTICAL') ? tell('advice-telescope') : [],
    isSensorLimited && has(OF_SENSORS) ? tell('advice-any-sensor') : [],
    has(['NO_PASS']) && minimumPoints > 1 ? tell('advice-fewer-points') : [],
    tell('advice-later'),
  );
}
