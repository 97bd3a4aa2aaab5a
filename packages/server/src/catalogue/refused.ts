import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, textOf } from '@keepout/contract/sentences';
import { fail, type Result } from '@keepout/units/result';
import { filePlacesText } from '../messages/file-place.ts';
import type { ErrorPlace } from '../platform/http/problem-code.ts';
import type { KeptBackRow } from './kept-back.ts';

/** Reason of a refused catalogue file: places for its sender, a statement for display. */
export interface CatalogueRefused {
  readonly code: 'catalogue-refused' | 'catalogue-kept-back';
  readonly errors: readonly ErrorPlace[];
  readonly reason: Statement;
  /** Id of the withheld catalogue; null if none is stored. */
  readonly keptBackId: string | null;
}

/** Returns the refusal for errors inside the file. */
export const refusedByPlaces = (errors: readonly ErrorPlace[]): Result<never, CatalogueRefused> =>
  fail({ code: 'catalogue-refused', errors, reason: asWritten(filePlacesText(errors)), keptBackId: null });

/** Returns the refusal for an error of the complete file. */
export const refusedAsAWhole = (
  code: 'catalogue-too-long' | 'catalogue-shrunk',
  reason: Statement,
): Result<never, CatalogueRefused> =>
  fail({ code: 'catalogue-refused', errors: [{ code, message: textOf(reason) }], reason, keptBackId: null });

/** Refuses a catalogue that waits for a decision, or that was discarded before. */
export function refusedAsKeptBack({ id, state, reason }: KeptBackRow): Result<never, CatalogueRefused> {
  const isDiscarded = state === 'DISCARDED';
  return fail({
    code: 'catalogue-kept-back',
    errors: [],
    reason: isDiscarded ? tell('catalogue-discarded') : reason,
    keptBackId: isDiscarded ? null : id,
  });
}
