import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, textOf } from '@keepout/contract/sentences';
import { fail, type Result } from '@keepout/units/result';
import { placesText } from '../messages/problem-place.ts';
import type { Place } from '../platform/http/problem-code.ts';

/** Why a catalogue file was not taken: for whoever sent it by its places, for whoever waits for one as a statement. */
export interface CatalogueRefused {
  readonly code: 'catalogue-refused';
  readonly errors: readonly Place[];
  readonly reason: Statement;
}

/** What is wrong inside of the file. */
export const refusedByPlaces = (errors: readonly Place[]): Result<never, CatalogueRefused> =>
  fail({ code: 'catalogue-refused', errors, reason: asWritten(placesText(errors)) });

/** What is wrong with the file as a whole. */
export const refusedAsAWhole = (
  code: 'catalogue-too-long' | 'catalogue-shrunk',
  reason: Statement,
): Result<never, CatalogueRefused> =>
  fail({ code: 'catalogue-refused', errors: [{ code, message: textOf(reason) }], reason });
