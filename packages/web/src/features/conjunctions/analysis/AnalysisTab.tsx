import type { Cdm } from '@keepout/contract/ca/cdm';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AheadPanel } from './AheadPanel.tsx';
import { OrbitScores } from './OrbitScores.tsx';
import { PassagePanel } from './PassagePanel.tsx';
import { SourcePanel } from './SourcePanel.tsx';
import { useAnalysis } from './use-analysis.ts';
import { useAnalysisText } from './use-analysis-text.ts';
import './analysis.css';

/** what the messages of an event say together: sources, passages, quality of the orbits, and what may still come. */
export function AnalysisTab({ cdm }: { readonly cdm: Cdm }) {
  const text = useAnalysisText();
  const query = useAnalysis(cdm.conjunctionId, cdm.cdmId);
  if (query.data === undefined) {
    if (!query.isError) return <Skeleton label={text.loading} rows={14} />;
    return <FaultPanel error={query.error} atUnixMs={query.errorUpdatedAt} onAgain={() => void query.refetch()} />;
  }
  const analysis = query.data;
  return (
    <div className="cj-analysis">
      <SourcePanel sources={analysis.sources} />
      <PassagePanel analysis={analysis} satelliteId={cdm.satelliteId} />
      <AheadPanel analysis={analysis} />
      <OrbitScores orbits={analysis.orbits} names={[cdm.object1.name, cdm.object2.name]} />
    </div>
  );
}
