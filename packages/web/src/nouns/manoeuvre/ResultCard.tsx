import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { BPlane } from '../../charts/b-plane/BPlane.tsx';
import type { PlaneCovariance } from '../../charts/geometry/ellipse.ts';
import { useManoeuvreText } from './en.ts';
import { FigureList } from './FigureList.tsx';
import { Branches, OtherEvents } from './Outcomes.tsx';
import { PairTable } from './PairTable.tsx';
import './manoeuvre.css';

export interface ResultCardProps {
  readonly result: ManoeuvreResult;
  readonly satelliteName: string;
  readonly secondaryName: string;
}

const PLANE_PX = 320;

/** Everything that comes of one manoeuvre. */
export function ResultCard(props: ResultCardProps) {
  return (
    <div className="mv-result">
      <ResultFigures result={props.result} />
      <ResultGeometry {...props} />
    </div>
  );
}

/** The event before and after, what the manoeuvre takes, and how it may turn out. */
export function ResultFigures({ result }: Pick<ResultCardProps, 'result'>) {
  const text = useManoeuvreText();
  return (
    <div className="mv-result">
      <PairTable result={result} />
      <FigureList result={result} />
      <div>
        <h3>{text.branches.title}</h3>
        <Branches result={result} />
      </div>
    </div>
  );
}

/** What becomes of the other events, and the encounter plane: side by side where there is room. */
export function ResultGeometry({ result, satelliteName, secondaryName }: ResultCardProps) {
  const text = useManoeuvreText();
  return (
    <div className="mv-result mv-geometry">
      <div>
        <h3>{text.others.title}</h3>
        <OtherEvents result={result} />
      </div>
      <div>
        <h3>{text.plane.title}</h3>
        <ResultPlane result={result} satelliteName={satelliteName} secondaryName={secondaryName} maxPx={PLANE_PX} />
      </div>
    </div>
  );
}

interface ResultPlaneProps {
  readonly result: ManoeuvreResult;
  readonly satelliteName: string;
  readonly secondaryName: string;
  readonly maxPx: number;
}

const covariance = (plane: ManoeuvreResult['planeBefore']): PlaneCovariance => ({
  xxM2: plane.covarianceXX,
  xyM2: plane.covarianceYX,
  yyM2: plane.covarianceYY,
});

/** The encounter plane without the manoeuvre, and where the other object lies with it. */
function ResultPlane({ result, satelliteName, secondaryName, maxPx }: ResultPlaneProps) {
  const text = useManoeuvreText();
  const { planeBefore: before, planeAfter: after, probabilityBefore, branches } = result;
  // As planned and missed are the two that stand there already.
  const spread = branches.flatMap(({ branch, plane }) =>
    plane === undefined || branch === 'NOMINAL' || branch === 'MISSED'
      ? []
      : [{ object2M: [plane.x, plane.y] as const, covarianceM2: null, label: text.branches[branch] }],
  );
  return (
    <BPlane
      title={text.plane.title}
      chrome="bare"
      maxPx={maxPx}
      object1Name={satelliteName}
      object2Name={secondaryName}
      messages={[
        {
          id: 'before',
          createdMs: 0,
          object2M: [before.x, before.y],
          covarianceM2: covariance(before),
          hardBodyRadiusM: null,
          pc: probabilityBefore,
          level: 'inactive',
        },
      ]}
      after={{ object2M: [after.x, after.y], covarianceM2: covariance(after), label: text.plane.after }}
      spread={spread}
    />
  );
}
