import type { Place } from '../../platform/http/problem-code.ts';

/** What reading an ephemeris message told; kept with the record so that lists need not read files. */
export interface EphemerisFacts {
  readonly objectName: string;
  readonly objectId: string;
  readonly frame: string;
  readonly stepS: number | null;
  readonly stateCount: number;
  readonly segmentCount: number;
  readonly covarianceCount: number;
  readonly interpolation: string;
  readonly creationDate: string | null;
  readonly warnings: readonly Place[];
}
