import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell, textOf } from '@keepout/contract/sentences';
import { fail, type Result } from '@keepout/units/result';
import { placesText } from '../messages/problem-place.ts';
import type { Place } from '../platform/http/problem-code.ts';
import type { KeptBackRow } from './kept-back.ts';

/** Why a catalogue file was not taken: for whoever sent it by its places, for whoever waits for one as a statement. */
export interface CatalogueRefused {
  readonly code: 'catalogue-refused' | 'catalogue-kept-back';
  readonly errors: readonly Place[];
  readonly reason: Statement;
  /** Id of the kept back catalogue; null if none is stored. */
  readonly keptBackId: string | null;
}

/** What is wrong inside of the file. */
export const refusedByPlaces = (errors: readonly Place[]): Result<never, CatalogueRefused> =>
  fail({ code: 'catalogue-refused', errors, reason: asWritten(placesText(errors)), keptBackId: null });

/** What is wrong with the file as a whole. */
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
