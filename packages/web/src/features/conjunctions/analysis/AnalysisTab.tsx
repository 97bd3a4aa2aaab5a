import type { Cdm } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { QueryState } from '../../../api/QueryState.tsx';
import { useAnalysis } from '../../../nouns/conjunction/queries.ts';
import { AheadPanel } from './AheadPanel.tsx';
import { useAnalysisText } from './en.ts';
import { OrbitScores } from './OrbitScores.tsx';
import { PassagePanel } from './PassagePanel.tsx';
import { SourcePanel } from './SourcePanel.tsx';
import './analysis.css';

export interface AnalysisTabProps {
  readonly cdm: Cdm;
  readonly record: Conjunction;
}

/** what the messages of an event say together: sources, passages, quality of the orbits, and what may still come. */
export function AnalysisTab({ cdm, record }: AnalysisTabProps) {
  const text = useAnalysisText();
  const query = useAnalysis(cdm.conjunctionId, cdm.cdmId);
  if (query.data === undefined) {
    return <QueryState query={query} loading={text.loading} rows={14} />;
  }
  const analysis = query.data;
  return (
    <div className="cj-analysis">
      <SourcePanel sources={analysis.sources} />
      <PassagePanel analysis={analysis} satelliteId={cdm.satelliteId} />
      <AheadPanel analysis={analysis} cdm={cdm} record={record} />
      <OrbitScores orbits={analysis.orbits} names={[cdm.object1.name, cdm.object2.name]} />
    </div>
  );
}
