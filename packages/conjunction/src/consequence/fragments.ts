/** Fragments of a collision. */
export interface CollisionConsequence {
  /** Both objects break up wholly: more than 40 J for each gram of the heavier one. */
  readonly isCatastrophic: boolean;
  /** Expected number of fragments of the size asked for and larger. */
  readonly fragments: number;
  /** That size, m. */
  readonly smallestM: number;
  /** Energy of the lighter object's motion over the mass of the heavier one, J/kg. */
  readonly specificEnergyJpkg: number;
}

const CATASTROPHIC_JPKG = 40_000;
/** Five centimetres, the limit of NASA CARA. */
export const FRAGMENT_SIZE_M = 0.05;
/** Size limits of the fragment counts: lethal and untracked, CARA's, catalogued, large. */
export const FRAGMENT_SIZES_M: readonly number[] = [0.01, FRAGMENT_SIZE_M, 0.1, 1];
/** Sizes for which the model holds. */
export const FRAGMENT_RANGE_M = { least: 0.001, most: 1 } as const;

/**
 * Expected number of fragments of a collision.
 *
 * Method   NASA standard breakup model (Johnson, Krisko, Liou, Anz-Meador, Adv. Space Res. 28, 2001; Krisko, Orbital
 *          Debris Quarterly News 15-4): N = 0.1 M^0.75 L^-1.71, M the mass of both when catastrophic, else the lighter
 *          mass times the square of the relative speed in km/s
 * Assumes  a central hit, not a graze; known masses, which for debris is within a factor of several
 * Valid    L within FRAGMENT_RANGE_M
 *
 * @param massesKg         number kg   of both objects, not negative, in any order
 * @param relativeSpeedMps number m/s
 * @param smallestM        number m    smallest fragment that counts
 *
 * Checked  NASA CARA, CollisionConsequenceNumPieces_UnitTest (integers)
 */
export function collisionConsequence(
  massesKg: readonly [number, number],
  relativeSpeedMps: number,
  smallestM: number = FRAGMENT_SIZE_M,
): CollisionConsequence {
  const lighter = Math.min(...massesKg);
  const heavier = Math.max(...massesKg);
  const specificEnergyJpkg = heavier > 0 ? (0.5 * lighter * relativeSpeedMps ** 2) / heavier : 0;
  const isCatastrophic = specificEnergyJpkg > CATASTROPHIC_JPKG;
  const brokenKg = isCatastrophic ? lighter + heavier : lighter * (relativeSpeedMps / 1000) ** 2;
  return { isCatastrophic, fragments: 0.1 * brokenKg ** 0.75 * smallestM ** -1.71, smallestM, specificEnergyJpkg };
}
