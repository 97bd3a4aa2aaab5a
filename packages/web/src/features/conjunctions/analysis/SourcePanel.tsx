import type { EventSource } from '@keepout/contract/ca/analysis';
import { formatDistance, formatMetres, formatSigmas } from '../../../format/length.ts';
import { formatPc } from '../../../format/probability.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { ScaledMark, ScaledNote } from '../../../nouns/conjunction/ScaledSigmas.tsx';
import { Moment } from '../../../time/Moment.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { useAnalysisText } from './en.ts';

/** The newest message of each originator, and whether the messages agree on the encounter. */
export function SourcePanel({ sources }: { readonly sources: readonly EventSource[] }) {
  const text = useAnalysisText().sources;
  const columns = [text.originator, text.created, text.says, 'Pc', text.stated, text.miss, text.object1, text.object2];
  return (
    <Panel title={text.title}>
      <ScrollingTable
        className="cj-analysis-scroll"
        label={text.table}
        columns={[...columns, text.relative, text.verdict]}
      >
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.cdmId} source={source} />
          ))}
        </tbody>
      </ScrollingTable>
      <p className="cj-faint">{sources.length < 2 ? text.single : text.help}</p>
      <ScaledNote of={sources.map(({ scaledSigmas }) => scaledSigmas)} />
    </Panel>
  );
}

function SourceRow({ source }: { readonly source: EventSource }) {
  const text = useAnalysisText().sources;
  const words = useConjunctionText();
  const { consistency } = source;
  const differenceText = (difference: NonNullable<EventSource['consistency']>['relative']) => {
    const { r, t, n } = difference.difference;
    return (
      <span title={`R ${formatMetres(r)} / T ${formatMetres(t)} / N ${formatMetres(n)} m`}>
        {formatDistance(Math.hypot(r, t, n))} · {formatSigmas(difference.mahalanobisDistance)} σ
      </span>
    );
  };
  const verdict = consistency?.verdict ?? null;
  return (
    <tr>
      <th scope="row">{source.originator}</th>
      <td>
        <Moment at={source.creationDate} />
      </td>
      <td>
        {source.verdict && <Status level={levelOfLabel(source.verdict)}>{words.verdicts[source.verdict]}</Status>}
      </td>
      <td className="mono">
        {formatPc(source.probabilityOfCollision)}
        <ScaledMark of={source.scaledSigmas} />
      </td>
      <td className="mono">{formatPc(source.originatorProbability)}</td>
      <td>{formatDistance(source.totalMissDistance)}</td>
      {consistency ? (
        <>
          <td>{differenceText(consistency.object1)}</td>
          <td>{differenceText(consistency.object2)}</td>
          <td>{differenceText(consistency.relative)}</td>
        </>
      ) : (
        <td colSpan={3}>{source.isShown ? text.shown : text.noStates}</td>
      )}
      <td>
        {verdict !== null && (
          <Status level={verdict === 'agrees' ? 'ok' : 'serious'}>
            {verdict === 'agrees' ? text.agrees : text.apart}
          </Status>
        )}
      </td>
    </tr>
  );
}
