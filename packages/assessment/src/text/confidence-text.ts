import type { ConfidenceReason, PcConfidence } from '@keepout/conjunction/decision/confidence';
import { objectsText, reasonText } from './reason-text.ts';

/** Returns the sentences that explain the confidence in a probability, with scaled sigmas. */
export function confidenceText({ reason, scaled }: Omit<PcConfidence, 'confidence'>): string {
  const multiplied = scaled === undefined ? '' : ` ${reasonText({ code: 'covariance-scaled', scaled })}`;
  return `${sentenceOf(reason)}${multiplied}`;
}

function sentenceOf(reason: ConfidenceReason): string {
  switch (reason.code) {
    case 'covariance-calibrated':
      return 'Both covariances are of kinds that passed the covariance realism test.';
    case 'covariance-stated':
      return 'Valid if the stated covariances are realistic (not yet tested).';
    case 'covariance-estimated':
      return `Valid if the estimate is realistic: the covariance of ${objectsText(reason.objects)} is estimated from orbit regime and age.`;
    case 'covariance-implausible':
      return `The covariance of ${objectsText(reason.objects)} is implausible for its orbit.`;
    case 'covariance-unusable':
      return `There is no usable covariance for ${objectsText(reason.objects)}: the maximum possible Pc is given.`;
    case 'edge-of-data':
      return 'The minimum distance is at an end of the data, where no probability is computed.';
    case 'pc-not-computed':
      return 'No method is valid: the maximum possible Pc is given.';
  }
}
