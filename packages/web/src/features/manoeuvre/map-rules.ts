import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreCandidate } from '@keepout/contract/ca/manoeuvre-search';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import type { MapCell } from '../../charts/trade-map/grid-place.ts';
import { parseTime } from '../../time/utc.ts';
import type { TradeMap } from '../../trade-worker/protocol.ts';
import type { PlannerText } from './en.ts';
import { isFarthestAlone } from './first-choice.ts';

type Kind = NonNullable<PlanningBasis['manoeuvreType']>;

/** Initial duration limit of a map, revolutions; an attitude change has little effect in one revolution. */
const FIRST_REVOLUTIONS = { steered: 1, attitude: 6 } as const;

const isSizedByVelocity = ({ manoeuvreType }: Pick<PlanningBasis, 'manoeuvreType'>): boolean =>
  propulsionFacts(manoeuvreType)?.sizedBy === 'velocity';

/** Returns the largest size of a map without candidates: m/s for impulses, s otherwise. */
export function firstSize(basis: PlanningBasis): number {
  const { manoeuvreType, vehicle, period } = basis;
  if (isSizedByVelocity(basis)) return Math.min(vehicle.maxDeltaV, 0.1);
  return period * FIRST_REVOLUTIONS[propulsionFacts(manoeuvreType)?.isSteered ? 'steered' : 'attitude'];
}

/** Returns whether only one sign is possible: no attitude has less drag area than the nominal one. */
export function isOneWay({ manoeuvreType, vehicle }: PlanningBasis): boolean {
  const isAttitude = propulsionFacts(manoeuvreType)?.isSteered === false;
  return isAttitude && !((vehicle.dragAreaMin ?? 0) < (vehicle.dragAreaNominal ?? 0));
}

const ROOM = 1.6;

/** Returns the largest size of a map that shows the candidates that reach the target; ignores the candidate with the largest displacement. */
export function sizeFor(basis: PlanningBasis, candidates: readonly ManoeuvreCandidate[]): number {
  const sizes = candidates
    .filter((candidate) => !isFarthestAlone(candidate))
    .map((candidate) => Math.abs(sizeOf(candidate.manoeuvre, basis)));
  if (sizes.length === 0) return firstSize(basis);
  const largestSize = ROOM * Math.max(...sizes);
  return isSizedByVelocity(basis) ? Math.min(basis.vehicle.maxDeltaV, largestSize) : largestSize;
}

/** Returns the signed size of a manoeuvre on the map; the sign is that of its along-track component or of the drag-area change. */
export function sizeOf(manoeuvre: ManoeuvreCommand, { vehicle }: Pick<PlanningBasis, 'vehicle'>): number {
  if ('dragCrossSection' in manoeuvre)
    return (manoeuvre.dragCrossSection >= (vehicle.dragAreaNominal ?? 0) ? 1 : -1) * manoeuvre.manoeuvreDuration;
  const isImpulse = 'deltaVVector' in manoeuvre;
  const vector = isImpulse ? manoeuvre.deltaVVector : manoeuvre.thrustDirection;
  const sign = (vector[1] ?? 0) < 0 ? -1 : 1;
  return sign * (isImpulse ? Math.hypot(...vector) : (manoeuvre.manoeuvreDuration ?? 0));
}

const tcaMsOf = ({ tca }: Pick<PlanningBasis, 'tca'>): number => parseTime(tca) ?? Number.NaN;

/** Returns the time before closest approach, orbits of the satellite. */
export const orbitsBefore = (timeMs: number, basis: Pick<PlanningBasis, 'tca' | 'period'>): number =>
  (tcaMsOf(basis) - timeMs) / 1000 / basis.period;

/** Returns the manoeuvre of a cell as API command; undefined for size zero. */
export function manoeuvreOfCell(
  map: TradeMap,
  { column, row }: MapCell,
  basis: PlanningBasis,
): ManoeuvreCommand | undefined {
  const size = map.sizes[row] ?? 0;
  const orbits = map.orbits[column];
  if (size === 0 || orbits === undefined) return undefined;
  const facts = propulsionFacts(basis.manoeuvreType);
  if (facts === undefined) return undefined;
  const ignitionEpoch = new Date(tcaMsOf(basis) - orbits * basis.period * 1000).toISOString();
  const push = { manoeuvreType: facts.type, ignitionEpoch };
  const duration = { manoeuvreDuration: Math.abs(size) };
  if (!facts.isSteered) {
    const area = size > 0 ? basis.vehicle.dragAreaMax : basis.vehicle.dragAreaMin;
    return area === null ? undefined : ({ ...push, ...duration, dragCrossSection: area } as ManoeuvreCommand);
  }
  const direction = [0, 1, 2].map((k) => (map.directions[3 * column + k] ?? 0) * Math.sign(size));
  const steered = { ...push, deltaVReferenceFrame: 'RTN' };
  return facts.sizedBy === 'velocity'
    ? ({ ...steered, deltaVVector: direction.map((part) => part * Math.abs(size)) } as ManoeuvreCommand)
    : ({ ...steered, ...duration, thrustDirection: direction } as ManoeuvreCommand);
}

export interface ForbiddenSpan {
  readonly fromOrbits: number;
  readonly toOrbits: number;
  readonly label: string;
}

/** Returns the spans without a permitted ignition epoch: the past, no-burn windows, other burns, and eclipses if the thruster needs sunlight. */
export function forbiddenSpans(basis: PlanningBasis, text: PlannerText['map']): readonly ForbiddenSpan[] {
  const span = ({ start, end }: { readonly start: string; readonly end: string }, label: string): ForbiddenSpan => ({
    fromOrbits: orbitsBefore(parseTime(start) ?? Number.NaN, basis),
    toOrbits: orbitsBefore(parseTime(end) ?? Number.NaN, basis),
    label,
  });
  const shadows =
    basis.vehicle.burnsInEclipse || propulsionFacts(basis.manoeuvreType)?.isSteered === false ? [] : basis.shadows;
  return [
    {
      fromOrbits: Number.POSITIVE_INFINITY,
      toOrbits: orbitsBefore(parseTime(basis.now) ?? Number.NaN, basis),
      label: text.past,
    },
    ...basis.noBurnWindows.map((noBurnWindow) => span(noBurnWindow, noBurnWindow.reason)),
    ...basis.committedBurns.map((burn) => span(burn, text.burn)),
    ...shadows.map((shadow) => span(shadow, text.shadow)),
  ];
}

/** Returns the best display unit for sizes up to the largest. */
export function sizeUnit(kind: Kind, largestSize: number, text: PlannerText['map']['units']) {
  if (isSizedByVelocity({ manoeuvreType: kind })) {
    if (largestSize < 0.02) return { name: text.mmps, value: 1e-3 };
    return largestSize < 2 ? { name: text.cmps, value: 0.01 } : { name: text.mps, value: 1 };
  }
  return largestSize < 3 * 3600 ? { name: text.min, value: 60 } : { name: text.h, value: 3600 };
}
