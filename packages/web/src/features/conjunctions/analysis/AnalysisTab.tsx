import type { EventAnalysis } from '@keepout/contract/ca/analysis';
import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { QueryState } from '../../../api/QueryState.tsx';
import { RangeChoice } from '../../../charts/evolution/RangeChoice.tsx';
import { formatNumber, formatSignificant } from '../../../format/number.ts';
import { formatPc, formatPcFull } from '../../../format/probability.ts';
import { paths } from '../../../navigation/paths.ts';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { useAnalysis } from '../../../nouns/conjunction/queries.ts';
import { ScaledMark, ScaledNote } from '../../../nouns/conjunction/ScaledSigmas.tsx';
import { chartThresholds } from '../../../nouns/conjunction/thresholds.ts';
import { useLeftOut } from '../../../nouns/conjunction/use-left-out.ts';
import { RiskSymbol } from '../../../nouns/risk/RiskSymbol.tsx';
import { Moment } from '../../../time/Moment.tsx';
import { parseTime } from '../../../time/utc.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import { AheadPanel } from './AheadPanel.tsx';
import { DragPanel } from './DragPanel.tsx';
import { useAnalysisText } from './en.ts';
import { OrbitScores } from './OrbitScores.tsx';
import { SourcePanel } from './SourcePanel.tsx';
import { TrackingPanel } from './TrackingPanel.tsx';
import { UpdatePanel } from './UpdatePanel.tsx';
import './analysis.css';

export interface AnalysisTabProps {
  readonly cdm: Cdm;
  readonly record: Conjunction;
}

/** analysis of all messages of a conjunction: sources, close approaches, orbit quality, and expected changes. */
export function AnalysisTab({ cdm, record }: AnalysisTabProps) {
  const text = useAnalysisText();
  const { thresholds } = useConjunctionText();
  const leftOut = useLeftOut();
  const query = useAnalysis(cdm.conjunctionId, cdm.cdmId, leftOut.text);
  if (query.data === undefined) {
    return <QueryState query={query} loading={text.loading} rows={14} />;
  }
  const analysis = query.data;
  return (
    <div className="cj-analysis">
      <RangeChoice tcaMs={parseTime(record.conjunctionData.tca) ?? Number.NaN} />
      <SourcePanel sources={analysis.sources} />
      <UpdatePanel
        updates={analysis.updates}
        steps={analysis.tracking}
        tca={record.conjunctionData.tca}
        selectedId={cdm.cdmId}
        names={[cdm.object1.name, cdm.object2.name]}
      />
      <TrackingPanel steps={analysis.tracking} names={[cdm.object1.name, cdm.object2.name]} />
      <PassagePanel analysis={analysis} satelliteId={cdm.satelliteId} onCount={leftOut.count} />
      <AheadPanel analysis={analysis} cdm={cdm} record={record} />
      <DragPanel
        drag={analysis.drag}
        thresholds={chartThresholds(record.thresholds, thresholds)}
        names={[cdm.object1.name, cdm.object2.name]}
      />
      <ScaledNote of={[analysis.sources[0]?.scaledSigmas]} />
      <FragmentPanel
        consequence={analysis.consequence}
        missing={analysis.missingMasses ?? []}
        names={[cdm.object1.name, cdm.object2.name]}
      />
      <OrbitScores orbits={analysis.orbits} names={[cdm.object1.name, cdm.object2.name]} />
    </div>
  );
}

interface PassagePanelProps {
  readonly analysis: EventAnalysis;
  readonly satelliteId: string;
  readonly onCount: ReturnType<typeof useLeftOut>['count'];
}

/** All future close approaches of the pair, and their combined Pc. */
function PassagePanel({ analysis, satelliteId, onCount }: PassagePanelProps) {
  const text = useAnalysisText().passages;
  const { passages, totalProbability, unknownPassages, leftOutPassages, conjunctionId } = analysis;
  return (
    <Panel title={text.title} note={text.count(passages.length)}>
      {passages.length === 0 ? (
        <p className="cj-faint">{text.none}</p>
      ) : (
        <p title={totalProbability === null ? undefined : formatPcFull(totalProbability)}>
          {text.total} <strong className="mono">{formatPc(totalProbability)}</strong>
          {unknownPassages > 0 && <span className="cj-faint"> {text.unknown(unknownPassages)}</span>}
          {leftOutPassages && (
            <span className="cj-faint">
              {' '}
              {text.leftOut(leftOutPassages.count, formatPc(leftOutPassages.totalProbability))}
            </span>
          )}
        </p>
      )}
      <ul className="cj-analysis-list">
        {passages.map(({ conjunctionId: id, tca, probabilityOfCollision, scaledSigmas, riskLevel, isLeftOut }) => (
          <li key={id}>
            <Checkbox
              aria-label={text.counted(tca)}
              isSelected={!isLeftOut}
              isDisabled={id === conjunctionId}
              onChange={(isCounted) => onCount([id], isCounted)}
            >
              {''}
            </Checkbox>
            <RiskSymbol risk={riskLevel} size={12} />
            {id === conjunctionId ? (
              <strong>
                <Moment at={tca} />
              </strong>
            ) : (
              <Link href={paths.conjunction(satelliteId, id)}>
                <Moment at={tca} />
              </Link>
            )}
            <span className="mono">
              {formatPc(probabilityOfCollision)}
              <ScaledMark of={scaledSigmas} />
            </span>
          </li>
        ))}
      </ul>
      <ScaledNote of={passages.map(({ scaledSigmas }) => scaledSigmas)} />
    </Panel>
  );
}

interface FragmentPanelProps {
  readonly consequence: EventAnalysis['consequence'];
  readonly missing: NonNullable<EventAnalysis['missingMasses']>;
  /** Names of both objects. */
  readonly names: readonly [string, string];
}

/** Predicted number of fragments of a collision, with the masses used and their sources. */
function FragmentPanel({ consequence, missing, names }: FragmentPanelProps) {
  const text = useAnalysisText().fragments;
  if (consequence === null) {
    return (
      <Panel title={text.title}>
        <p className="cj-faint">
          {text.none(missing.map((object) => names[object === 'OBJECT1' ? 0 : 1]))}{' '}
          {missing.map((object) => text.whereFrom[object]).join(' ')}
        </p>
      </Panel>
    );
  }
  const { bySize, isCatastrophic, mass1, mass2 } = consequence;
  const massOf = ({ mass, source }: typeof mass1) => `${formatSignificant(mass)} kg, ${text.sources[source]}`;
  return (
    <Panel title={text.title}>
      <KeyValue
        rows={[
          ...bySize.map(({ smallestFragment, fragments }) => ({
            key: `count-${smallestFragment}`,
            label: text.count(formatNumber(smallestFragment * 100)),
            value: formatSignificant(fragments, 2),
          })),
          {
            key: 'kind',
            label: text.kind,
            value: (
              <Status level={isCatastrophic ? 'critical' : 'caution'}>
                {isCatastrophic ? text.catastrophic : text.partial}
              </Status>
            ),
          },
          { key: 'mass1', label: names[0], value: massOf(mass1) },
          { key: 'mass2', label: names[1], value: massOf(mass2) },
        ]}
      />
      <p className="cj-faint">{text.help}</p>
    </Panel>
  );
}
