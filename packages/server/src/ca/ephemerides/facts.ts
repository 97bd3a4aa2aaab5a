import { fromUnixMs, parseUtc } from '@keepout/astro/epoch';
import type { ErrorPlace } from '../../platform/http/problem-code.ts';

/** Properties of an ephemeris file, stored with the record so that lists need not parse files. */
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
  /** Absent for files that were stored before this field existed. */
  readonly originator?: string;
  readonly warnings: readonly ErrorPlace[];
}

/** A burn in a file that was in the future at the upload. */
export interface EphemerisBurn {
  readonly epochTaiS: number;
  /** STATED by the file, of a PLAN that the file was exported from, or FOUND by comparison with the ephemeris in force. */
  readonly source: 'STATED' | 'PLAN' | 'FOUND';
  readonly planId: string | null;
}

export const cameTaiS = ({ uploadedAt }: { readonly uploadedAt: string }): number => fromUnixMs(Date.parse(uploadedAt));

/** Returns the creation time that a file states; otherwise its upload time. */
export function madeTaiS(file: {
  readonly facts: Pick<EphemerisFacts, 'creationDate'>;
  readonly uploadedAt: string;
}): number {
  const created = parseUtc(file.facts.creationDate ?? '');
  return created.ok ? Math.min(created.value, cameTaiS(file)) : cameTaiS(file);
}
