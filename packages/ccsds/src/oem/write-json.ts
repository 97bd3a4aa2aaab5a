import { fieldsToJson } from '../notation/json.ts';
import type { Oem, OemSegment } from './model.ts';

/** Writes an OEM in the product's JSON form: sections by name, every value the text of the message. */
export function writeOemJson(oem: Oem): string {
  const value = {
    CCSDS_OEM_VERS: oem.version,
    header: fieldsToJson(oem.header.fields),
    segments: oem.segments.map(segmentJson),
  };
  return `${JSON.stringify(value, null, 1)}\n`;
}

function segmentJson(segment: OemSegment): Record<string, unknown> {
  return {
    metadata: fieldsToJson(segment.metadata.fields),
    ...(segment.comments.length === 0 ? {} : { comments: segment.comments }),
    states: segment.epochs.map((epoch, index) => [epoch, ...(segment.stateTexts[index] ?? '').split(' ')]),
    ...(segment.covariances.length === 0
      ? {}
      : {
          covariances: segment.covariances.map((covariance) => ({
            ...(covariance.comments.length === 0 ? {} : { COMMENT: covariance.comments }),
            EPOCH: covariance.epoch,
            ...(covariance.frame === undefined ? {} : { COV_REF_FRAME: covariance.frame }),
            lowerTriangle: covariance.text.split(/\s+/),
          })),
        }),
  };
}
