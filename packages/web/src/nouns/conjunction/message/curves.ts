import type { Cdm, CdmObject } from '@keepout/contract/ca/cdm';
import { useQuery } from '@tanstack/react-query';
import { useIsCalm } from '../../../calm/calm-store.ts';
import { CurveClient } from '../../../curve-worker/client.ts';
import type { CurveEncounter, EncounterCurves } from '../../../curve-worker/protocol.ts';

/** Why a message has no curves. */
export type CurveGap = 'covariance-missing' | 'position-missing' | 'radius-missing' | 'covariance-unusable';

/** Returns the inputs of the curves, or the missing fields of the message. */
export function curveFigures(cdm: Cdm): CurveEncounter | CurveGap {
  const { conjunctionData: sums, object1, object2 } = cdm;
  const [primaryM2, secondaryM2] = [covarianceOf(object1), covarianceOf(object2)];
  if (primaryM2 === null || secondaryM2 === null) return 'covariance-missing';
  const missXM = sums.combinedPlaneX ?? object2.conjunctionPlaneX;
  const missYM = sums.combinedPlaneY ?? object2.conjunctionPlaneY;
  if (missXM === null || missYM === null) return 'position-missing';
  const { hardBodyRadius: radius1 } = object1;
  const { hardBodyRadius: radius2 } = object2;
  const hardBodyRadiusM =
    sums.combinedHardBodyRadius ?? (radius1 === null || radius2 === null ? null : radius1 + radius2);
  if (hardBodyRadiusM === null || !(hardBodyRadiusM > 0)) return 'radius-missing';
  return { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM };
}

function covarianceOf(object: CdmObject): CurveEncounter['primaryM2'] | null {
  const {
    conjunctionPlaneCovarianceXX: xx,
    conjunctionPlaneCovarianceYX: yx,
    conjunctionPlaneCovarianceYY: yy,
  } = object;
  return xx === null || yx === null || yy === null ? null : { xx, yx, yy };
}

const client = new CurveClient();

/** The curves of one message, computed once by the engine in a worker of this browser; a stored message never changes. */
export function useCurves(cdm: Cdm, limits: readonly number[]) {
  const figures = curveFigures(cdm);
  const isGap = typeof figures === 'string';
  const isCalm = useIsCalm();
  const query = useQuery<EncounterCurves | null>({
    queryKey: ['curves', cdm.cdmId, limits],
    queryFn: () => client.curves(figures as CurveEncounter, limits),
    enabled: !isGap && isCalm,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { query, gap: isGap ? figures : query.data === null ? ('covariance-unusable' as const) : undefined };
}
