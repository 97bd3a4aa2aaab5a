import { RAD_PER_DEG } from '@keepout/units/angle';
import type { FaultList } from '../fault/message-fault.ts';
import { numberOf, textOf } from '../value/field.ts';
import type { TdmObservation, TdmSegment } from './model.ts';

/** Measurements at one instant; unmeasured quantities are absent. */
export interface TdmPoint {
  readonly line: number;
  /** As written. */
  readonly epoch: string;
  readonly receptionTaiS: number;
  /** ANGLE_1 and ANGLE_2; never one alone. */
  readonly anglesRad?: readonly [number, number];
  /** One way. */
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
  readonly magnitude?: number;
  readonly radarCrossSectionM2?: number;
}

const SPEED_OF_LIGHT_MPS = 299_792_458;
const USED_KEYWORDS = ['ANGLE_1', 'ANGLE_2', 'RANGE', 'DOPPLER_INSTANTANEOUS', 'MAG', 'RCS'] as const;
type UsedKeyword = (typeof USED_KEYWORDS)[number];
const CORRECTION: Readonly<Record<UsedKeyword, string>> = {
  ANGLE_1: 'CORRECTION_ANGLE_1',
  ANGLE_2: 'CORRECTION_ANGLE_2',
  RANGE: 'CORRECTION_RANGE',
  DOPPLER_INSTANTANEOUS: 'CORRECTION_DOPPLER',
  MAG: 'CORRECTION_MAG',
  RCS: 'CORRECTION_RCS',
};

export interface TdmPoints {
  readonly points: readonly TdmPoint[];
  /** False where tags of transmission cannot be carried to the reception for want of ranges. */
  readonly isTimed: boolean;
  /** Missing keyword where there is no point. */
  readonly missingKeyword: string;
}

type Instant = { -readonly [K in UsedKeyword]?: number } & {
  readonly line: number;
  readonly epoch: string;
  readonly at: number;
};

/** Returns the points of a segment by time; omitted observations are among the warnings. */
export function tdmPoints(source: TdmSegment, segment: number, isTwoWay: boolean, warnings: FaultList): TdmPoints {
  const instants = instantsOf(source, segment, warnings);
  const rangeFactor = rangeFactorOf(source, isTwoWay);
  const reason = ambiguityOf(source);
  const asides = instants.find(({ RANGE }) => RANGE !== undefined);
  const isRangeUsed = reason === undefined && rangeFactor !== undefined;
  if (asides !== undefined && !isRangeUsed)
    warnings.add('observation-not-used', {
      line: asides.line,
      keyword: 'RANGE',
      limit: reason ?? 'RANGE_UNITS RU',
      segment,
    });
  const isTransmit = textOf(source.metadata, 'TIMETAG_REF')?.toUpperCase() === 'TRANSMIT';
  let isTimed = true;
  const points = instants.flatMap((instant): TdmPoint[] => {
    const point = pointOf(instant, isRangeUsed ? rangeFactor : undefined, segment, warnings);
    if (point === undefined || !isTransmit) return point === undefined ? [] : [point];
    if (point.rangeM === undefined) {
      isTimed = false;
      return [];
    }
    const wayS = ((isTwoWay ? 2 : 1) * point.rangeM) / SPEED_OF_LIGHT_MPS;
    return [{ ...point, receptionTaiS: point.receptionTaiS + wayS }];
  });
  const missingKeyword = instants.some(({ ANGLE_1 }) => ANGLE_1 !== undefined) ? 'ANGLE_2' : 'ANGLE_1';
  return {
    points: points.sort((a, b) => a.receptionTaiS - b.receptionTaiS),
    isTimed: isTimed || points.length > 0,
    missingKeyword: missingKeyword,
  };
}

/** Metres for one of RANGE_UNITS; undefined for range units, whose length depends on the station. */
function rangeFactorOf({ metadata }: TdmSegment, isTwoWay: boolean): number | undefined {
  const units = (textOf(metadata, 'RANGE_UNITS') ?? 'km').toUpperCase();
  if (units === 'KM') return 1000;
  return units === 'S' ? SPEED_OF_LIGHT_MPS / (isTwoWay ? 2 : 1) : undefined;
}

/** Reason why ranges are known up to a multiple only. */
function ambiguityOf({ metadata, observations }: TdmSegment): string | undefined {
  const modulus = numberOf(metadata, 'RANGE_MODULUS') ?? 0;
  const largest = observations.reduce(
    (maxRange, { keyword, value }) => (keyword === 'RANGE' ? Math.max(maxRange, value) : maxRange),
    0,
  );
  // A modulus far beyond every range leaves no doubt.
  return modulus > 0 && largest > modulus / 100
    ? `RANGE_MODULUS ${textOf(metadata, 'RANGE_MODULUS') ?? ''}`
    : undefined;
}

function instantsOf({ observations, metadata }: TdmSegment, segment: number, warnings: FaultList): Instant[] {
  const isOpen = textOf(metadata, 'CORRECTIONS_APPLIED')?.toUpperCase() === 'NO';
  const instants = new Map<number, Instant>();
  const unused = new Set<string>();
  const latest = new Map<string, TdmObservation>();
  let isSorted = true;
  for (const observation of observations) {
    const { keyword, epochTaiS: at, value, line, epoch } = observation;
    const place = { line, keyword, value: epoch, segment };
    if (!isUsed(keyword)) {
      if (!unused.has(keyword))
        warnings.add('observation-not-used', { line, keyword, limit: USED_KEYWORDS.join(', '), segment });
      unused.add(keyword);
      continue;
    }
    const before = latest.get(keyword);
    if (isSorted && before !== undefined && at < before.epochTaiS) {
      warnings.add('states-out-of-order', { ...place, limit: before.epoch });
      isSorted = false;
    }
    latest.set(keyword, observation);
    const instant = instants.get(at) ?? { line, epoch, at };
    instants.set(at, instant);
    if (instant[keyword] !== undefined) warnings.add('duplicate-epoch', place);
    else instant[keyword] = value + (isOpen ? (numberOf(metadata, CORRECTION[keyword]) ?? 0) : 0);
  }
  return [...instants.values()];
}

function isUsed(keyword: string): keyword is UsedKeyword {
  return (USED_KEYWORDS as readonly string[]).includes(keyword);
}

function pointOf(
  instant: Instant,
  rangeFactor: number | undefined,
  segment: number,
  warnings: FaultList,
): TdmPoint | undefined {
  const { line, epoch, at, ANGLE_1: first, ANGLE_2: second, RANGE: range } = instant;
  const rate = instant.DOPPLER_INSTANTANEOUS;
  const isOff = (keyword: string, value: number, limit: string): true => {
    warnings.add('number-out-of-range', { line, keyword, value: String(value), limit, segment });
    return true;
  };
  if ((first === undefined) !== (second === undefined))
    warnings.add('missing-keyword', { line, keyword: first === undefined ? 'ANGLE_1' : 'ANGLE_2', segment });
  const hasAngles =
    first !== undefined &&
    second !== undefined &&
    !(Math.abs(first) > 360 && isOff('ANGLE_1', first, '-180 to 360')) &&
    !(Math.abs(second) > 90 && isOff('ANGLE_2', second, '-90 to 90'));
  const rangeM = range === undefined || rangeFactor === undefined ? undefined : range * rangeFactor;
  const hasRange = rangeM !== undefined && !(rangeM <= 0 && isOff('RANGE', rangeM, 'above 0'));
  if (!hasAngles && !hasRange && rate === undefined) return undefined;
  return {
    line,
    epoch,
    receptionTaiS: at,
    ...(hasAngles && { anglesRad: [first * RAD_PER_DEG, second * RAD_PER_DEG] as const }),
    ...(hasRange && { rangeM }),
    ...(rate !== undefined && { rangeRateMps: rate * 1000 }),
    ...(instant.MAG !== undefined && { magnitude: instant.MAG }),
    ...(instant.RCS !== undefined && { radarCrossSectionM2: instant.RCS }),
  };
}
