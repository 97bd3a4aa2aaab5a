import type { MessageFigures } from '@keepout/assessment/message-figures';
import { type RealismGroup, realismOfMessages } from '@keepout/conjunction/covariance/realism-of-messages';
import { storedObjects } from '../analysis/plane-message.ts';

/** What of a stored message its realism is taken from. */
export interface RealismRow {
  readonly conjunctionId: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly tcaTaiS: number;
  readonly objects: MessageFigures['objects'];
}

/** Messages without states say nothing. */
export function judgeRealism(rows: readonly RealismRow[]): readonly RealismGroup[] {
  return realismOfMessages(
    rows.flatMap(({ conjunctionId, originator, creationTaiS, tcaTaiS, objects }) => {
      const stored = storedObjects(objects, tcaTaiS);
      if (stored === undefined) return [];
      const named = (place: 0 | 1) => {
        const { designator, covarianceSource } = objects[place];
        return { designator, covarianceSource, object: stored[place] };
      };
      return [{ conjunctionId, originator, creationTaiS, objects: [named(0), named(1)] as const }];
    }),
  );
}
