import type { MeanElements } from '@keepout/astro/nouns';
import { elementsAt, type PackedElements } from '@keepout/operations/orbit/packed-elements';
import { type FlightsQuestion, type ScreenedFlights, screenedFlights } from '@keepout/operations/screened/flights';
import type { Progress } from '@keepout/units/progress';
import type { Result } from '@keepout/units/result';
import { markBegin, openMark, workedS } from '../../../platform/threads/work-mark.ts';
import { catalogueSources } from '../../screenings/catalogue-sources.ts';

/** A catalogue for the screening of candidates; large tables are in shared memory. */
export interface AgainstCatalogue {
  readonly packed: PackedElements;
  /** Float64Array(count), m: hard-body radius of each object. */
  readonly radiiM: Float64Array<SharedArrayBuffer>;
  /** Element sets with their own covariance, by index. */
  readonly withCovariance: ReadonlyMap<number, MeanElements>;
}

export interface FlightsInput extends FlightsQuestion {
  readonly against: AgainstCatalogue;
  /** Limit of processor time after which no new batch starts, s; independent of the load of the machine. */
  readonly mostWorkS: number;
}

/** Screens candidates against the shared catalogue within the limit of processor time. */
export function screenFlights(
  { against: { packed, radiiM, withCovariance }, mostWorkS, ...question }: FlightsInput,
  progress?: Progress,
): Result<ScreenedFlights, { readonly code: 'NO_ORBIT' }> {
  const mark = openMark();
  markBegin(mark);
  const elementsOf = (object: number): MeanElements => withCovariance.get(object) ?? elementsAt(packed, object);
  const catalogue = { sources: catalogueSources(packed), elementsOf, radiiM };
  return screenedFlights({ ...question, progress }, catalogue, () => (workedS(mark) ?? 0) > mostWorkS);
}
