import type { SatelliteState } from '../mission/satellite-state.ts';

/** What to tell of a satellite when its worst event, its verdict, or whether it stands is another than before; a line each. */
export function changesOf(before: readonly SatelliteState[], states: readonly SatelliteState[]): readonly string[] {
  const former = new Map(before.map((state) => [state.satelliteId, state]));
  const gone = before.filter(({ satelliteId }) => !states.some((state) => state.satelliteId === satelliteId));
  return [
    ...states.flatMap((state) => {
      const last = former.get(state.satelliteId);
      return last !== undefined && keyOf(last) === keyOf(state) ? [] : [lineOf(state, last)];
    }),
    ...gone.map(({ name }) => `${name}: no longer in the fleet`),
  ];
}

const keyOf = ({ name, isOutdated, figures }: SatelliteState): string =>
  [name, isOutdated, figures.verdict, figures.conjunctionId, figures.pc].join(' ');

function lineOf({ name, isOutdated, figures }: SatelliteState, last: SatelliteState | undefined): string {
  const { verdict, conjunctionId, pc, tca, decideBy, otherObject } = figures;
  const was = last === undefined || last.figures.verdict === verdict ? '' : `${last.figures.verdict} -> `;
  const event =
    conjunctionId === undefined
      ? ''
      : `, ${otherObject}, Pc ${typeof pc === 'number' ? pc.toExponential(2) : 'unknown'}, TCA ${tca}, decide by ${decideBy ?? '-'}`;
  return `${name}: ${was}${verdict}${event}${isOutdated ? ', outdated' : ''}`;
}
