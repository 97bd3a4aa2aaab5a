import { formatUtc } from '@keepout/astro/epoch';
import { RAD_PER_DEG } from '@keepout/units/angle';
import type { Field } from '../value/field.ts';
import type { Tdm, TdmObservation } from './model.ts';

/** Measurement of a sensor at one instant: EME2000 directions, one-way range, its rate. */
export interface MeasuredPoint {
  readonly receptionTaiS: number;
  readonly rightAscensionRad?: number;
  readonly declinationRad?: number;
  readonly rangeM?: number;
  readonly rangeRateMps?: number;
  readonly magnitude?: number;
  readonly radarCrossSectionM2?: number;
}

/** Who speaks, of whom, and when. */
export interface TdmNames {
  readonly sensorCode: string;
  readonly objectName: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly messageId?: string;
  readonly trackId?: string;
  /** Written into the data section, for example that a simulator made it. */
  readonly comments?: readonly string[];
}

/** Decimals of a degree (4 microarcseconds), of a kilometre and of a kilometre a second. */
const DECIMALS = { angle: 9, range: 7, rate: 10, magnitude: 4, area: 6 } as const;

/**
 * A Tracking Data Message of one track, for `writeTdm`.
 *
 * Method   503.0-B-2: RADEC in EME2000, UTC, tags of reception; PATH 1,2,1 where ranges or their rates were measured, else 2,1
 * @param points   MeasuredPoint[]   in the order of time; rounded to a microsecond and the digits above
 */
export function tdmOf({ measurements }: { readonly measurements: readonly MeasuredPoint[] }, names: TdmNames): Tdm {
  const isRadar = measurements.some(({ rangeM, rangeRateMps }) => rangeM !== undefined || rangeRateMps !== undefined);
  const hasAngles = measurements.some(({ rightAscensionRad }) => rightAscensionRad !== undefined);
  const observations = measurements.flatMap(observationsOf);
  const [start, stop] = [observations[0]?.epoch, observations.at(-1)?.epoch];
  return {
    version: '2.0',
    header: fields([
      ['CREATION_DATE', formatUtc(names.creationTaiS, 3)],
      ['ORIGINATOR', names.originator],
      ['MESSAGE_ID', names.messageId],
    ]),
    segments: [
      {
        line: 0,
        metadata: fields([
          ['TRACK_ID', names.trackId],
          ['DATA_TYPES', [...new Set(observations.map(({ keyword }) => keyword))].join(',')],
          ['TIME_SYSTEM', 'UTC'],
          ['START_TIME', start],
          ['STOP_TIME', stop],
          ['PARTICIPANT_1', names.sensorCode],
          ['PARTICIPANT_2', names.objectName],
          ['MODE', 'SEQUENTIAL'],
          ['PATH', isRadar ? '1,2,1' : '2,1'],
          ['TIMETAG_REF', 'RECEIVE'],
          ['RANGE_UNITS', isRadar ? 'km' : undefined],
          ['ANGLE_TYPE', hasAngles ? 'RADEC' : undefined],
          ['REFERENCE_FRAME', hasAngles ? 'EME2000' : undefined],
        ]),
        participants: [names.sensorCode, names.objectName],
        timeSystem: 'UTC',
        comments: names.comments ?? [],
        observations,
      },
    ],
  };
}

function fields(pairs: readonly (readonly [string, string | undefined])[]): Field[] {
  return pairs.flatMap(([keyword, value]) =>
    value === undefined || value === '' ? [] : [{ keyword, value, line: 0 }],
  );
}

function observationsOf(point: MeasuredPoint): TdmObservation[] {
  const epoch = formatUtc(point.receptionTaiS, 6);
  const observations = (keyword: string, value: number | undefined, decimals: number): TdmObservation[] => {
    if (value === undefined) return [];
    const text = value.toFixed(decimals);
    return [{ line: 0, keyword, epoch, epochTaiS: point.receptionTaiS, value: Number(text), text }];
  };
  const { rightAscensionRad: ra, declinationRad: dec, rangeM, rangeRateMps } = point;
  return [
    ...observations('ANGLE_1', ra === undefined || dec === undefined ? undefined : ra / RAD_PER_DEG, DECIMALS.angle),
    ...observations('ANGLE_2', ra === undefined || dec === undefined ? undefined : dec / RAD_PER_DEG, DECIMALS.angle),
    ...observations('RANGE', rangeM === undefined ? undefined : rangeM / 1000, DECIMALS.range),
    ...observations(
      'DOPPLER_INSTANTANEOUS',
      rangeRateMps === undefined ? undefined : rangeRateMps / 1000,
      DECIMALS.rate,
    ),
    ...observations('MAG', point.magnitude, DECIMALS.magnitude),
    ...observations('RCS', point.radarCrossSectionM2, DECIMALS.area),
  ];
}
