import type { ConfidenceReason, PcConfidence } from '@keepout/conjunction/decision/confidence';
import { objectsText, reasonText } from './reason-text.ts';

/** The sentences for why a probability is called calibrated, conditional or a bound, and whose sigmas were multiplied for it. */
export function confidenceText({ reason, scaled }: Omit<PcConfidence, 'confidence'>): string {
  const multiplied = scaled === undefined ? '' : ` ${reasonText({ code: 'covariance-scaled', scaled })}`;
  return `${sentenceOf(reason)}${multiplied}`;
}

function sentenceOf(reason: ConfidenceReason): string {
  switch (reason.code) {
    case 'covariance-calibrated':
      return 'The covariances come from sources whose sigmas have been tested against what turned out.';
    case 'covariance-stated':
      return 'True if the stated covariances are: nobody has tested them here.';
    case 'covariance-estimated':
      return `True if the estimate is: the covariance of ${objectsText(reason.objects)} is estimated from orbit regime and age.`;
    case 'covariance-implausible':
      return `The covariance of ${objectsText(reason.objects)} is implausible for such an orbit.`;
    case 'covariance-unusable':
      return `There is no usable covariance for ${objectsText(reason.objects)}: the number is the largest possible.`;
    case 'edge-of-data':
      return 'The least distance is at an end of the data, where no probability is computed.';
    case 'pc-not-computed':
      return 'No method has an answer: the number is the largest possible.';
  }
}
