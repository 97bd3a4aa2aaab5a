import { ephemerisName } from '@keepout/ccsds/value/ephemeris-name';
import type { PublicationPurpose } from '@keepout/contract/publishing/enums';

export interface NamedFile {
  readonly noradId: number;
  readonly satelliteName: string;
  /** When it begins. */
  readonly epochTaiS: number;
  readonly purpose: PublicationPurpose;
  readonly rank: number;
  /** Id of the plan; null: the orbit without a burn. */
  readonly manoeuvreId: string | null;
  readonly format: string;
}

/** Returns the name of a published file. */
export function publishedName(file: NamedFile): string {
  const { noradId, satelliteName, epochTaiS, purpose, rank, manoeuvreId, format } = file;
  const orbit = { noradId, name: satelliteName, epochTaiS, format };
  // The orbit that is flown is the nominal one, burn or not.
  if (purpose === 'OPERATIONAL') return ephemerisName({ ...orbit, purpose: 'Operational', content: 'nominal' });
  const content = manoeuvreId === null ? 'noburn' : `burn${rank}-${manoeuvreId.replace(/^man-/, '').slice(0, 8)}`;
  return ephemerisName({ ...orbit, purpose: 'Special', content });
}
