import type { MeanElements } from '@keepout/astro/nouns';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';

/** Size of a satellite in an operator's configuration, m; `OTHER` shapes have a radius or no size. */
export interface SatelliteBuild {
  readonly shape: 'CANNONBALL' | 'BOX' | 'BOX_WING' | 'WING_BOX_WING' | 'OTHER';
  readonly hardBodyRadius?: number | undefined;
  readonly boxLength?: number | undefined;
  readonly boxWidth?: number | undefined;
  readonly boxHeight?: number | undefined;
  readonly wingLength?: number | undefined;
  readonly wingWidth?: number | undefined;
}

/** Size of an object in an element set of a catalogue; an unknown type has no size. */
export function sizeOfElements({
  rcsM2,
  objectType = 'UNKNOWN',
}: Pick<MeanElements, 'rcsM2' | 'objectType'>): SizeKnowledge {
  return { ...(rcsM2 !== undefined && { rcsM2 }), ...(objectType !== 'UNKNOWN' && { objectType }) };
}

/** Returns the size of a satellite in the operator's configuration. */
export function sizeOfSatellite(build: SatelliteBuild): SizeKnowledge {
  const { hardBodyRadius, shape, boxLength, boxWidth, boxHeight, wingLength, wingWidth } = build;
  const base: SizeKnowledge = {
    objectType: 'PAYLOAD',
    ...(hardBodyRadius !== undefined && { operatorRadiusM: hardBodyRadius }),
  };
  if (boxLength === undefined || boxWidth === undefined || boxHeight === undefined) return base;
  const box = { lengthM: boxLength, widthM: boxWidth, heightM: boxHeight };
  if (shape === 'BOX') return { ...base, operatorShape: { shape, box } };
  const hasWings = shape === 'BOX_WING' || shape === 'WING_BOX_WING';
  if (!hasWings || wingLength === undefined || wingWidth === undefined) return base;
  return { ...base, operatorShape: { shape, box, wing: { lengthM: wingLength, widthM: wingWidth } } };
}
