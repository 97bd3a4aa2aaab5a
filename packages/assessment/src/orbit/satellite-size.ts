import type { MeanElements } from '@keepout/astro/nouns';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';

/** What an operator's configuration says of the body of a satellite, m; `OTHER` shapes have a radius or nothing. */
export interface SatelliteBuild {
  readonly shape: 'CANNONBALL' | 'BOX' | 'BOX_WING' | 'WING_BOX_WING' | 'OTHER';
  readonly hardBodyRadius?: number | undefined;
  readonly boxLength?: number | undefined;
  readonly boxWidth?: number | undefined;
  readonly boxHeight?: number | undefined;
  readonly wingLength?: number | undefined;
  readonly wingWidth?: number | undefined;
}

/** What an element set of a catalogue says of the size of its object; a type that is not known says nothing. */
export function sizeOfElements({
  rcsM2,
  objectType = 'UNKNOWN',
}: Pick<MeanElements, 'rcsM2' | 'objectType'>): SizeKnowledge {
  return { ...(rcsM2 !== undefined && { rcsM2 }), ...(objectType !== 'UNKNOWN' && { objectType }) };
}

/** What the operator's configuration says of a satellite's size. */
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
