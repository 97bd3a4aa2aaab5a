import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { lazy, Suspense } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { BPlane } from '../../charts/b-plane/BPlane.tsx';
import type { PlaneCovariance } from '../../charts/geometry/ellipse.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCourseText } from './course/en.ts';
import { useManoeuvreText } from './en.ts';
import { FigureList } from './FigureList.tsx';
import { Branches, OtherEvents } from './Outcomes.tsx';
import { PairTable } from './PairTable.tsx';
import { usePlanInFrame } from './queries.ts';
import './manoeuvre.css';

export interface ResultCardProps {
  readonly result: ManoeuvreResult;
  readonly satelliteName: string;
  readonly secondaryName: string;
}

const PLANE_PX = 320;
/** A plot over time with its title. */
const COURSE_PX = 190;

/** Everything that comes of one manoeuvre. */
export function ResultCard(props: ResultCardProps) {
  return (
    <div className="mv-result">
      <ResultFigures result={props.result} />
      <ResultGeometry {...props} />
    </div>
  );
}

/** The conjunction before and after, the cost of the manoeuvre, and its possible outcomes. */
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

/** Effects on the other conjunctions, and the encounter plane: side by side where there is room. */
export function ResultGeometry(props: ResultCardProps) {
  const text = useManoeuvreText();
  return (
    <div className="mv-result mv-geometry">
      <div>
        <h3>{text.others.title}</h3>
        <OtherEvents result={props.result} />
      </div>
      <div>
        <h3>{text.plane.title}</h3>
        <ResultPlane {...props} />
      </div>
    </div>
  );
}

/** Drawn where a plan has a return. */
const ReturnCourse = lazy(async () => ({ default: (await import('./ReturnCourse.tsx')).ReturnCourse }));

/** Course of a plan with a return relative to its bands over time; requested separately, since lists omit it. */
export function ReturnOverTime({ plan }: { readonly plan: ManoeuvrePlan }) {
  const text = useCourseText();
  const query = usePlanInFrame(plan, 'EME2000');
  return (
    <section aria-label={text.title} className="mv-result">
      <h3>{text.title}</h3>
      <QueryState query={query} rows={2} rowPx={COURSE_PX}>
        {({ manoeuvre, returnManoeuvre, result: { returnBox, returnCourse, events } }) =>
          returnManoeuvre && returnBox && returnCourse ? (
            <Suspense fallback={<Skeleton label={text.title} rows={2} rowPx={COURSE_PX} />}>
              <ReturnCourse
                answer={{ course: returnCourse, manoeuvres: [manoeuvre, returnManoeuvre], found: true }}
                bands={returnBox}
                tca={events[0]?.tcaBefore ?? ''}
              />
            </Suspense>
          ) : (
            <p className="mv-note">{text.absent}</p>
          )
        }
      </QueryState>
    </section>
  );
}

const covariance = (plane: ManoeuvreResult['planeBefore']): PlaneCovariance => ({
  xxM2: plane.covarianceXX,
  xyM2: plane.covarianceYX,
  yyM2: plane.covarianceYY,
});

/** The encounter plane without the manoeuvre, and where the other object lies with it. */
function ResultPlane({ result, satelliteName, secondaryName }: ResultCardProps) {
  const text = useManoeuvreText();
  const { planeBefore: before, planeAfter: after, probabilityBefore, branches } = result;
  // The branches nominal and missed are drawn already.
  const spread = branches.flatMap(({ branch, plane }) =>
    plane === undefined || branch === 'NOMINAL' || branch === 'MISSED'
      ? []
      : [{ object2M: [plane.x, plane.y] as const, covarianceM2: null, label: text.branches[branch] }],
  );
  return (
    <BPlane
      title={text.plane.title}
      chrome="bare"
      maxPx={PLANE_PX}
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
