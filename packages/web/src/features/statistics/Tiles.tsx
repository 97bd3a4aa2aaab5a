import type { AcceptedLevel, AnnualStatistics } from '@keepout/contract/ca/statistics';
import { ABSENT, formatNumber, formatSignificant } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { HelpTip } from '../../ui/HelpTip.tsx';
import { useStatisticsText } from './en.ts';

export interface TilesProps {
  readonly statistics: AnnualStatistics;
  readonly chosen: AcceptedLevel | undefined;
}

/** The figures of a year, each with its formula. */
export function Tiles({ statistics: { history, total }, chosen }: TilesProps) {
  const { tiles: text } = useStatisticsText();
  const unmanaged = history.backTests[0]?.cumulativePcUnmanaged.value;
  const figures = [
    { name: text.events, formula: text.eventsFormula, value: formatNumber(history.events) },
    { name: text.act, formula: text.actFormula, value: formatSignificant(chosen?.manoeuvresPerYear) },
    {
      name: text.collision,
      formula: text.collisionFormula,
      value: total === null ? ABSENT : formatPc(total.fluxProbability),
    },
    { name: text.left, formula: text.leftFormula, value: formatPc(chosen?.residualPerYear) },
    { name: text.cumulative, formula: text.cumulativeFormula, value: formatPc(unmanaged) },
  ];
  return (
    <ul className="statistics-tiles" aria-label={text.label}>
      {figures.map(({ name, formula, value }) => (
        <li key={name}>
          <span className="statistics-tile-name">
            {name} <HelpTip label={name} text={formula} />
          </span>
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
