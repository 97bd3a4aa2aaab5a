import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import { formatPc, formatPcWhole } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { Moment } from '../../../time/Moment.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatusSymbol } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { useAnalysisText } from './en.ts';

export interface PassagePanelProps {
  readonly analysis: EventAnalysis;
  readonly satelliteId: string;
}

/** Every passage of the pair that is ahead, and what they come to together. */
export function PassagePanel({ analysis, satelliteId }: PassagePanelProps) {
  const text = useAnalysisText().passages;
  const { passages, totalProbability, unknownPassages, conjunctionId } = analysis;
  return (
    <Panel title={text.title} note={text.count(passages.length)}>
      {passages.length === 0 ? (
        <p className="cj-faint">{text.none}</p>
      ) : (
        <p title={totalProbability === null ? undefined : formatPcWhole(totalProbability)}>
          {text.total} <strong className="mono">{formatPc(totalProbability)}</strong>
          {unknownPassages > 0 && <span className="cj-faint"> {text.unknown(unknownPassages)}</span>}
        </p>
      )}
      <ul className="cj-analysis-list">
        {passages.map(({ conjunctionId: id, tca, probabilityOfCollision, riskLevel }) => (
          <li key={id}>
            <StatusSymbol level={levelOfLabel(riskLevel)} size={12} />
            {id === conjunctionId ? (
              <strong>
                <Moment at={tca} />
              </strong>
            ) : (
              <Link href={paths.conjunction(satelliteId, id)}>
                <Moment at={tca} />
              </Link>
            )}
            <span className="mono">{formatPc(probabilityOfCollision)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
