import type { MethodInput, PcMethodName } from '../methods.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import type { PlaneEncounter } from '../plane/plane-encounter.ts';
import { type Dilution, type DilutionCode, dilution } from './dilution.ts';
import { alfanoMaxPc, frisbeeMaxPc, UNKNOWN_ASPECT_RATIO } from './max-pc.ts';
import { expectedNumberOf, NC_VISIBLE_RISE, ncDilution } from './nc-dilution.ts';
import { type ObjectDilution, type SeparateDilution, separateDilution } from './separate-dilution.ts';
import { separateNcDilution } from './separate-nc-dilution.ts';

/** A rise of the disc integral below this share is rounding. */
const VISIBLE_RISE = 1e-6;

/** Which bound `maxPc` is: over the scale of the covariance, or with one or both covariances missing. */
export type MaxPcMethod = 'covariance-scale' | 'frisbee-one-covariance' | 'alfano-no-covariance';

/**
 * Why there is no largest probability: it still rises where the errors are as long as the Earth's radius, or the closest approach may lie
 * beyond the data.
 */
export type MissingMaxPc = 'rises-beyond-orbit-errors' | 'edge-of-data';

/** Effect of better data at the same miss: on both objects alike, and on either alone. */
export interface DilutionReport extends Dilution {
  readonly code: DilutionCode;
  readonly method: PcMethodName;
  readonly separate: SeparateDilution;
  /** Largest of all that smaller errors reach; the probability itself where none raises it. */
  readonly betterDataPc: number;
  /** Whose smaller errors reach it. */
  readonly betterDataOn: 'both' | 'primary' | 'secondary';
}

/** The bounds of a report. */
export interface ProbabilityBounds {
  /** By the recommended method: the curve of two dimensions does not apply where they are not valid. */
  readonly dilution?: DilutionReport;
  /**
   * Largest probability over a common scale of the covariances at the same miss, larger ones too; with a covariance missing
   * the bound that is left. Absent, with the reason, where it has no maximum.
   */
  readonly maxPc?: number;
  /** Absent where no bound was requested. */
  readonly maxPcMethod?: MaxPcMethod;
  readonly maxPcReason?: MissingMaxPc;
}

/** Effect of other errors at the same miss on a probability: the maximum, and the effect of better data. */
export function bounds(
  encounter: PlaneEncounter | undefined,
  missDistanceM: number,
  material: MethodInput,
  recommended: { readonly method: PcMethodName; readonly pc: number } | undefined,
): ProbabilityBounds {
  const { principal, primaryM2, secondaryM2, crossM2, plane } = encounter ?? {};
  const { hardBodyRadiusM, errors, track } = material;
  if (errors && track && recommended && recommended.method !== 'foster-1992') {
    const { pc } = recommended;
    // A count has no curve of its own: that of the fullest method goes through it.
    const method = recommended.method === 'nc2d-hall-2021' ? 'nc2d-hall-2021' : 'nc3d-hall-2021';
    const number = { present: pc, searchNumber: expectedNumberOf(track, method, 1) };
    const { isOpen, ...common } = ncDilution(track, method, number, missDistanceM);
    const separate = separateNcDilution(errors, track, method, number);
    return {
      ...(isOpen ? { maxPcReason: 'rises-beyond-orbit-errors' } : { maxPc: common.maxPc }),
      maxPcMethod: 'covariance-scale',
      dilution: dilutionReport(common, separate, pc, method),
    };
  }
  if (principal && plane && primaryM2 && secondaryM2) {
    const common = dilution(principal);
    const { missXM, missYM } = plane;
    const separate = separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM, crossM2);
    return {
      maxPc: common.maxPc,
      maxPcMethod: 'covariance-scale',
      dilution: dilutionReport(common, separate, foster1992(principal), 'foster-1992'),
    };
  }
  const covariance = primaryM2 ?? secondaryM2;
  const oneKnown = covariance && plane && frisbeeMaxPc(plane.missXM, plane.missYM, covariance, hardBodyRadiusM);
  if (oneKnown !== undefined) return { maxPc: oneKnown, maxPcMethod: 'frisbee-one-covariance' };
  const { maxPc } = alfanoMaxPc(missDistanceM, hardBodyRadiusM, UNKNOWN_ASPECT_RATIO);
  return { maxPc, maxPcMethod: 'alfano-no-covariance' };
}

function dilutionReport(
  common: Dilution,
  separate: SeparateDilution,
  present: number,
  method: PcMethodName,
): DilutionReport {
  const code = dilutionCode(common, separate, present, method === 'foster-1992' ? VISIBLE_RISE : NC_VISIBLE_RISE);
  const commonPc = common.region === 'diluted' ? common.maxPc : present;
  const betterDataPc = code === 0 ? present : Math.max(commonPc, separate.primary.maxPc, separate.secondary.maxPc);
  const betterDataOn =
    betterDataPc === commonPc ? 'both' : betterDataPc === separate.primary.maxPc ? 'primary' : 'secondary';
  return { ...common, region: code === 0 ? 'robust' : 'diluted', code, method, separate, betterDataPc, betterDataOn };
}

/**
 * Which object's data dilute the probability.
 *
 * Method   NASA CARA: the deviations of both objects, of one, and of the other are shrunk; whichever raises the probability
 *          dilutes it
 *
 * @param present       number  the probability as it is
 * @param visibleRise   number  a rise below this share is the method's own error
 * @returns 0 none, 1 secondary only, 10 primary only, 11 both or the combined covariance
 */
export function dilutionCode(
  { region }: Pick<Dilution, 'region'>,
  { primary, secondary }: SeparateDilution,
  present: number,
  visibleRise: number,
): DilutionCode {
  const rises = ({ maxPc }: ObjectDilution): boolean => maxPc > present * (1 + visibleRise);
  if (region === 'diluted') return 11;
  if (rises(primary)) return rises(secondary) ? 11 : 10;
  return rises(secondary) ? 1 : 0;
}
