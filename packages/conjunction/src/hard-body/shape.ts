/** A satellite's body as the operator describes it. A box with no, one or two flat wings, or a ball. */
export type BodyShape =
  | { readonly shape: 'CANNONBALL'; readonly radiusM: number }
  | { readonly shape: 'BOX'; readonly box: BoxM }
  | { readonly shape: 'BOX_WING' | 'WING_BOX_WING'; readonly box: BoxM; readonly wing: WingM }
  | { readonly shape: 'OTHER'; readonly radiusM: number };

export interface BoxM {
  readonly lengthM: number;
  readonly widthM: number;
  readonly heightM: number;
}

/** A wing stands out from the box along its width; `lengthM` outwards, `widthM` across. */
export interface WingM {
  readonly lengthM: number;
  readonly widthM: number;
}

/**
 * Radius of the sphere around the centre of the box that contains the complete body.
 *
 * Method   half the box diagonal, or the far corner of a wing, the longer of both
 */
export function circumscribingRadius(body: BodyShape): number {
  if (body.shape === 'CANNONBALL' || body.shape === 'OTHER') return body.radiusM;
  const { lengthM, widthM, heightM } = body.box;
  const corner = 0.5 * Math.hypot(lengthM, widthM, heightM);
  if (body.shape === 'BOX') return corner;
  return Math.max(corner, Math.hypot(0.5 * widthM + body.wing.lengthM, 0.5 * body.wing.widthM));
}

/**
 * Mean projected area over all attitudes.
 *
 * Method   a quarter of the surface of a convex body (Cauchy); a flat wing counts half its area. Parts are added
 *          without mutual shadow, an upper bound for the body with wings
 */
export function meanProjectedArea(body: BodyShape): number {
  if (body.shape === 'CANNONBALL' || body.shape === 'OTHER') return Math.PI * body.radiusM ** 2;
  const { lengthM, widthM, heightM } = body.box;
  const box = 0.5 * (lengthM * widthM + widthM * heightM + heightM * lengthM);
  if (body.shape === 'BOX') return box;
  const wings = body.shape === 'WING_BOX_WING' ? 2 : 1;
  return box + wings * 0.5 * body.wing.lengthM * body.wing.widthM;
}

/** Radius of the disc with the mean projected area: the size a collision sees when the attitude is not known. */
export function equivalentRadius(body: BodyShape): number {
  return Math.sqrt(meanProjectedArea(body) / Math.PI);
}

/** Projected areas of a body along each of its own axes, m^2. */
export interface AxisAreasM2 {
  /** Along the length of the box. */
  readonly alongLength: number;
  /** Along its width, where the wings point. */
  readonly alongWidth: number;
  /** Along its height, onto the face of the wings. */
  readonly alongHeight: number;
}

/**
 * Projected area along each axis of the body.
 *
 * Assumes  flat wings in the plane of length and width, without mutual shadowing. A ball, and bodies known
 *          by a radius alone, shows its disc in every direction
 */
export function axisAreas(body: BodyShape): AxisAreasM2 {
  if (body.shape === 'CANNONBALL' || body.shape === 'OTHER') {
    const disc = Math.PI * body.radiusM ** 2;
    return { alongLength: disc, alongWidth: disc, alongHeight: disc };
  }
  const { lengthM, widthM, heightM } = body.box;
  const wings = body.shape === 'BOX' ? 0 : body.shape === 'BOX_WING' ? 1 : 2;
  const wingM2 = body.shape === 'BOX' ? 0 : body.wing.lengthM * body.wing.widthM;
  return {
    alongLength: widthM * heightM,
    alongWidth: lengthM * heightM,
    alongHeight: lengthM * widthM + wings * wingM2,
  };
}
