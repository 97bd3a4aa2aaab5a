import type { MethodInput, PcMethodName } from '../methods.ts';
import { foster1992 } from '../plane/foster-1992.ts';
import { type PrincipalEncounter, scaledEncounter } from '../plane/principal-encounter.ts';
import { expectedNumberOf } from './nc-dilution.ts';

/** The probability with all deviations of both objects multiplied by `factor`. */
export interface PcAtMargin {
  readonly factor: number;
  readonly pc: number;
}

/**
 * The recommended probability as it would be if both objects' deviations were longer than stated.
 *
 * Method   the recommended method at the same miss with every deviation multiplied. A method on the overlap track is led through its own
 *          value at the present deviations, as in `ncDilution`; where it finds none, the disc integral
 *
 * @returns undefined where no method has a value
 */
export function pcAtMargin(
  { track }: Pick<MethodInput, 'track'>,
  principal: PrincipalEncounter | undefined,
  recommended: { readonly method: PcMethodName; readonly pc: number } | undefined,
  factor: number,
): PcAtMargin | undefined {
  if (recommended === undefined) return undefined;
  const { method, pc } = recommended;
  if (track && method !== 'foster-1992') {
    // A count of draws has no curve of its own: that of the fullest method goes through it.
    const curve = method === 'nc2d-hall-2021' ? method : 'nc3d-hall-2021';
    const [present, wider] = [expectedNumberOf(track, curve, 1), expectedNumberOf(track, curve, factor)];
    const led = Math.min(1, present > 0 ? (wider * pc) / present : wider);
    if (led > 0 && Number.isFinite(led)) return { factor, pc: led };
  }
  const inPlane = principal && foster1992(scaledEncounter(principal, factor));
  return inPlane === undefined || Number.isNaN(inPlane) ? undefined : { factor, pc: inPlane };
}
