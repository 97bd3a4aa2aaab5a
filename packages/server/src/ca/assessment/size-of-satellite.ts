import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';

/** What the operator's configuration says of a satellite's size. */
export function sizeOfSatellite(configuration: SatelliteConfiguration): SizeKnowledge {
  const { hardBodyRadius, shape, boxLength, boxWidth, boxHeight, wingLength, wingWidth } = configuration;
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
