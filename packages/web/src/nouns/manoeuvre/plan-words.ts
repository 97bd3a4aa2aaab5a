import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvredEventOutcome, ManoeuvreState, PlanScreeningStatus } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreFigures, ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { formatBurnTime } from '../../format/duration.ts';
import { formatPc } from '../../format/probability.ts';
import { formatSpeed } from '../../format/speed.ts';
import { type DisplayZone, formatFileTime, formatTime, parseTime } from '../../time/utc.ts';
import type { StatusLevel } from '../../ui/status-level.ts';
import type { ManoeuvreText } from './en.ts';

const levels: Readonly<Record<ManoeuvreState, StatusLevel>> = {
  DRAFT: 'inactive',
  PROPOSED: 'pending',
  APPROVED: 'ok',
  COMMITTED: 'ok',
  EXECUTED: 'ok',
  VERIFIED: 'ok',
  ABANDONED: 'inactive',
};

export const levelOfState = (state: ManoeuvreState): StatusLevel => levels[state];

const screeningLevels: Readonly<Record<PlanScreeningStatus, StatusLevel>> = {
  NOT_SCREENED: 'caution',
  RUNNING: 'pending',
  FAILED: 'serious',
  CANCELLED: 'caution',
  STALE: 'caution',
  EVENTS_RAISED: 'serious',
  ESTIMATES_RAISED: 'serious',
  TARGET_MISSED: 'serious',
  PART_SCREENED: 'serious',
  CLEAR: 'ok',
};

export const levelOfScreening = (status: PlanScreeningStatus): StatusLevel => screeningLevels[status];

/** How large a manoeuvre is, in the unit of its kind. */
export const sizeWords = (
  figures: Pick<ManoeuvreFigures, 'manoeuvreType' | 'deltaVMagnitude' | 'manoeuvreDuration'>,
) =>
  propulsionFacts(figures.manoeuvreType).sizedBy === 'velocity'
    ? formatSpeed(figures.deltaVMagnitude)
    : formatBurnTime(figures.manoeuvreDuration);

/** The probability of an event with a manoeuvre, or that its objects have departed. */
export const afterWords = (
  outcome: ManoeuvredEventOutcome | undefined,
  probability: number,
  { others: otherTexts }: ManoeuvreText,
): string => (outcome === 'DEPARTS' ? otherTexts.departs : formatPc(probability));

/** Returns the reasons why the Pc of a conjunction, or a total of conjunctions, is not usable. */
export function inconclusiveReason(
  events: readonly Doubted[],
  { others: otherTexts, unsound, open }: ManoeuvreText,
): string {
  if (events.some(({ outcome }) => outcome === 'UNKNOWN')) return otherTexts.unknown;
  return events.some(({ isInconclusive }) => isInconclusive) ? open : unsound;
}
type Doubted = Pick<ManoeuvreResult['branches'][number], 'outcome' | 'isInconclusive'>;

/** Returns the name of a plan in a list: its type, size and ignition epoch. */
export function planName(
  { result: { figures } }: Pick<ManoeuvrePlan, 'result'>,
  zone: DisplayZone,
  text: ManoeuvreText,
): string {
  const ignition = formatTime(parseTime(figures.ignitionEpoch), zone);
  return text.planName(text.types[figures.manoeuvreType], ignition, sizeWords(figures));
}

/** A name that sorts by the time it was exported: satellite, event's other object, format, `yyyyMMdd_HHmmss_X`. */
export function exportFileName(
  { satelliteName, result }: Pick<ManoeuvrePlan, 'satelliteName' | 'result'>,
  format: string,
  zone: DisplayZone,
): string {
  const name = satelliteName.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'satellite';
  const ignition = formatFileTime(parseTime(result.figures.ignitionEpoch) ?? Number.NaN, zone);
  return `${name}_manoeuvre_${ignition}.${format}`;
}
