import { formatUtcZ } from '@keepout/astro/epoch';
import type { PublicationPurpose } from '@keepout/contract/publishing/enums';

export interface NamedFile {
  readonly noradId: number;
  readonly satelliteName: string;
  /** When it begins. */
  readonly epochTaiS: number;
  readonly purpose: PublicationPurpose;
  readonly rank: number;
  /** Of the plan; null: the orbit without a burn. */
  readonly manoeuvreId: string | null;
  readonly format: string;
}

const DAY_MS = 86_400_000;

/** The name of a file by the rules of Space-Track, which others take too: kind, number, name, day of the year, purpose, content, class. */
export function publishedName(file: NamedFile): string {
  const { noradId, satelliteName, epochTaiS, purpose, rank, manoeuvreId, format } = file;
  const utc = formatUtcZ(epochTaiS, 0);
  const year = utc.slice(0, 4);
  const day = 1 + Math.floor((Date.parse(utc) - Date.parse(`${year}-01-01T00:00:00Z`)) / DAY_MS);
  const time = `${year}${String(day).padStart(3, '0')}${utc.slice(11, 13)}${utc.slice(14, 16)}`;
  // An underscore parts the parts.
  const name = satelliteName.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'SATELLITE';
  const part = manoeuvreId === null ? 'nominal' : `burn${rank}-${manoeuvreId.replace(/^man-/, '').slice(0, 8)}`;
  const kind = purpose === 'OPERATIONAL' ? 'Operational' : 'Special';
  return `MEME_${noradId}_${name}_${time}_${kind}_${part}_Unclassified.${format}`;
}
