import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { FigureList } from './FigureList.tsx';
import { Branches, OtherEvents } from './Outcomes.tsx';
import { PairTable } from './PairTable.tsx';
import { ResultPlane } from './ResultPlane.tsx';
import { useManoeuvreText } from './use-manoeuvre-text.ts';
import './manoeuvre.css';

export interface ResultCardProps {
  readonly result: ManoeuvreResult;
  readonly satelliteName: string;
  readonly secondaryName: string;
  readonly planePx?: number;
}

/** Everything that comes of one manoeuvre. */
export function ResultCard({ result, satelliteName, secondaryName, planePx = 320 }: ResultCardProps) {
  const text = useManoeuvreText();
  return (
    <div className="mv-result">
      <PairTable result={result} />
      <FigureList result={result} />
      <div>
        <h3>{text.branches.title}</h3>
        <Branches result={result} />
      </div>
      <div>
        <h3>{text.others.title}</h3>
        <OtherEvents result={result} />
      </div>
      <div>
        <h3>{text.plane.title}</h3>
        <ResultPlane result={result} satelliteName={satelliteName} secondaryName={secondaryName} maxPx={planePx} />
      </div>
    </div>
  );
}
