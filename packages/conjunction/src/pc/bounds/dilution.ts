import { foster1992 } from '../plane/foster-1992.ts';
import { mahalanobisSquared, type PrincipalEncounter, scaledEncounter } from '../plane/principal-encounter.ts';
import { maximumOverScale } from './maximum-over-scale.ts';

/** Robust: better data can only lower the probability. Diluted: the data are so poor that better ones may raise it. */
export type DilutionRegion = 'robust' | 'diluted';

export interface Dilution {
  readonly region: DilutionRegion;
  /** Largest probability over the scale of the covariance. */
  readonly maxPc: number;
  /** Factor on both deviations at which it is reached; below 1 in the diluted region, 0 when the disc holds the mean. */
  readonly scaleAtMax: number;
}

/** NASA CARA's code: 0 none, 1 secondary covariance only, 10 primary only, 11 both or the combined one. */
export type DilutionCode = 0 | 1 | 10 | 11;

/** From here on the probability counts as one. */
const CERTAIN = 1 - 1e-9;
/** A hill this close to the present scale counts as the present scale. */
const AT_PRESENT_SCALE = 1e-4;
/** For a body this many deviations across, a straight edge cuts the density: smaller scales change no significant digit. */
const STRAIGHT_EDGE = 1e-6;

/**
 * Returns the position of the encounter on the curve of probability against a common scale k of the covariance.
 *
 * Method   Alfano, Relating position uncertainty to maximum conjunction probability (2005): left of the maximum over k
 *          robust, right of it diluted. Each point of the disc, at Mahalanobis distance q, adds k^-2 exp(-q^2/2k^2), which
 *          rises up to k = q/sqrt 2 and falls from there: the maximum lies between the least and the greatest q of the disc
 *          over sqrt 2. There `maximumOverScale`
 *
 * Checked  conformance/pc: operational-conjunctions.json (35 maxima and codes), dilution.json; a dense scan over the plane
 */
export function dilution(encounter: PrincipalEncounter): Dilution {
  const present = foster1992(encounter);
  if (Math.hypot(encounter.meanMinorM, encounter.meanMajorM) < encounter.hardBodyRadiusM) {
    return { region: present < CERTAIN ? 'diluted' : 'robust', maxPc: 1, scaleAtMax: 0 };
  }
  if (encounter.hardBodyRadiusM === 0) return { region: 'robust', maxPc: 0, scaleAtMax: 1 };
  const [low, high] = scalesOfMaximum(encounter);
  const maximum = maximumOverScale((scale) => foster1992(scaledEncounter(encounter, scale)), low, high);
  if (maximum.pc <= present) return { region: 'robust', maxPc: present, scaleAtMax: 1 };
  const region = Math.log(maximum.scale) < -AT_PRESENT_SCALE ? 'diluted' : 'robust';
  return { region, maxPc: maximum.pc, scaleAtMax: maximum.scale };
}

/** The scales between which the maximum lies. */
function scalesOfMaximum(encounter: PrincipalEncounter): readonly [number, number] {
  const { meanMinorM, meanMajorM, sigmaMinorM, sigmaMajorM, hardBodyRadiusM } = encounter;
  const missM = Math.hypot(meanMinorM, meanMajorM);
  const distance = Math.sqrt(mahalanobisSquared(encounter));
  const across = hardBodyRadiusM / sigmaMinorM;
  const least = Math.max((missM - hardBodyRadiusM) / sigmaMajorM, distance - across);
  const greatest = Math.min((missM + hardBodyRadiusM) / sigmaMinorM, distance + across);
  const low = Math.max(least * Math.SQRT1_2, (STRAIGHT_EDGE * hardBodyRadiusM) / sigmaMajorM);
  return [low, Math.max(low, greatest * Math.SQRT1_2)];
}
