import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { BPlane } from '../../charts/b-plane/BPlane.tsx';
import type { PlaneCovariance } from '../../charts/geometry/ellipse.ts';
import { useManoeuvreText } from './en.ts';

export interface ResultPlaneProps {
  readonly result: ManoeuvreResult;
  readonly satelliteName: string;
  readonly secondaryName: string;
  readonly maxPx: number;
}

const covariance = (one: ManoeuvreResult['planeBefore']): PlaneCovariance => ({
  xxM2: one.covarianceXX,
  xyM2: one.covarianceYX,
  yyM2: one.covarianceYY,
});

/** The encounter plane without the manoeuvre, and where the other object lies with it. */
export function ResultPlane({ result, satelliteName, secondaryName, maxPx }: ResultPlaneProps) {
  const text = useManoeuvreText();
  const { planeBefore: before, planeAfter: after, probabilityBefore } = result;
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
    />
  );
}
