import { COLOURS, LEVELS, type Level, type MissionVerdict, VERDICTS } from '../mission/levels.ts';
import {
  MISSION_PARAMETERS,
  type Parameter,
  type ParameterKey,
  parameterLevel,
  type Thresholds,
} from '../mission/parameters.ts';
import type { SatelliteState } from '../mission/satellite-state.ts';
import type { AnswerOf } from '../row-types.ts';
import type { CrossedLimit, Datum, LimitLine, LimitLines, TelemetryRequest, ValueMetadata } from './host.ts';

/** The key of the time system of Open MCT that every datum has. */
const TIME = 'utc';

/** Values of a satellite: its time, then every parameter. */
export const VALUES: readonly ValueMetadata[] = [
  { key: TIME, name: 'Time', format: TIME, hints: { domain: 1 } },
  ...MISSION_PARAMETERS.map(({ key, name, kind, ...parameterFields }: Parameter, place): ValueMetadata => {
    if (kind === 'text') return { key, name, format: 'string', hints: {} };
    const hints = { range: place };
    if (kind === 'verdict') {
      const enumerations = VERDICTS.map((string, value) => ({ value, string }));
      // A plot draws numbers first.
      return { key, name, format: 'enum', enumerations, hints: { range: MISSION_PARAMETERS.length } };
    }
    const isProbability = key === 'pc' || key === 'maxPc';
    return {
      key,
      name,
      ...(parameterFields.unit !== undefined && { unit: parameterFields.unit }),
      formatString: isProbability ? '%.2e' : '%.1f',
      hints,
    };
  }),
];

/** The figures of a satellite as they were at a time. */
export function datumOf({ figures }: Pick<SatelliteState, 'figures'>, timeMs: number): Datum {
  const points = MISSION_PARAMETERS.flatMap(({ key, kind }) => {
    const figure = figures[key];
    if (figure === undefined) return [];
    return [[key, kind === 'verdict' ? VERDICTS.indexOf(figure as MissionVerdict) : figure] as const];
  });
  return { [TIME]: timeMs, ...Object.fromEntries(points) };
}

/** Figures of the messages of an event, at their creation times: verdicts are not stored for each. */
export function courseOf({
  conjunctionId,
  object2,
  history,
}: Pick<AnswerOf<'getConjunction'>, 'conjunctionId' | 'object2' | 'history'>): readonly Datum[] {
  const otherObject = object2.name;
  return history
    .map(
      ({ creationDate, tca, probabilityOfCollision: pc, maxProbability: maxPc, totalMissDistance: missDistance }) => ({
        [TIME]: Date.parse(creationDate),
        conjunctionId,
        otherObject,
        tca,
        missDistance,
        ...(pc !== null && { pc }),
        ...(maxPc !== null && { maxPc }),
      }),
    )
    .toSorted((a, b) => a[TIME]! - b[TIME]!);
}

/** Values of a span in their order; only the last of them where no more is requested. */
export function isInTelemetrySpan(
  data: readonly Datum[],
  { start = Number.NEGATIVE_INFINITY, end = Number.POSITIVE_INFINITY, strategy, size = 1 }: TelemetryRequest,
): readonly Datum[] {
  const inside = data.filter(({ [TIME]: timeMs }) => (timeMs as number) >= start && (timeMs as number) <= end);
  return strategy === 'latest' ? inside.slice(-size) : inside;
}

/** The limit that a value has crossed; undefined where it is normal, or not known. */
export function crossedBy(datum: Datum, key: string | undefined, thresholds: Thresholds): CrossedLimit | undefined {
  const parameter: Parameter | undefined = MISSION_PARAMETERS.find((candidate) => candidate.key === key);
  const value = parameter && datum[parameter.key];
  if (parameter === undefined || value === undefined) return undefined;
  const figure = parameter.kind === 'verdict' ? VERDICTS[value as number] : value;
  const level = parameterLevel(parameter, figure, thresholds);
  if (level === undefined || level === 'normal') return undefined;
  const limit = parameter.limits?.(thresholds).find((limitLine) => limitLine.level === level);
  const side = limit?.side ?? 'upper';
  return {
    cssClass: `is-limit--${side === 'upper' ? 'upr' : 'lwr'} is-limit--${COLOURS[level].openMct}`,
    name: level,
    ...(limit !== undefined && (side === 'upper' ? { low: limit.from } : { high: limit.from })),
  };
}

/** Where the limits lie, for plots that draw them. */
export function limitLines(thresholds: Thresholds): LimitLines {
  const lineOf = (level: Exclude<Level, 'normal'>, side: 'upper' | 'lower'): LimitLine | undefined => {
    const limits = MISSION_PARAMETERS.flatMap(({ key, ...parameter }: Parameter & { readonly key: ParameterKey }) =>
      (parameter.limits?.(thresholds) ?? [])
        .filter((limit) => limit.level === level && limit.side === side)
        .map(({ from }) => [key, from] as const),
    );
    return limits.length === 0 ? undefined : { color: COLOURS[level].openMct, ...Object.fromEntries(limits) };
  };
  const lines = LEVELS.filter((level) => level !== 'normal').map((level) => {
    const [high, low] = [lineOf(level, 'upper'), lineOf(level, 'lower')];
    return [level.toUpperCase(), { low, high }] as const;
  });
  return Object.fromEntries(lines.filter(([, { low, high }]) => low !== undefined || high !== undefined));
}
