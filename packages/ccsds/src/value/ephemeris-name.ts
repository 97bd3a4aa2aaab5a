import { dayOfYear } from '@keepout/astro/calendar';
import { formatUtcZ } from '@keepout/astro/epoch';

/** Fields in the name of a public ephemeris. */
export interface EphemerisName {
  readonly noradId: number;
  /** Catalogue number of the object. */
  readonly name: string;
  /** When it begins. */
  readonly epochTaiS: number;
  readonly purpose: 'Operational' | 'Special';
  /** Free word. */
  readonly content: string;
  readonly format: string;
}

/** The name of a file by the rules of Space-Track, which others take too: kind, number, name, day of the year, purpose, content, class. */
export function ephemerisName({ noradId, name, epochTaiS, purpose, content, format }: EphemerisName): string {
  const utc = formatUtcZ(epochTaiS, 0);
  const [year, month, day] = [utc.slice(0, 4), utc.slice(5, 7), utc.slice(8, 10)];
  const ofYear = String(dayOfYear(Number(year), Number(month), Number(day))).padStart(3, '0');
  const time = `${year}${ofYear}${utc.slice(11, 13)}${utc.slice(14, 16)}`;
  // An underscore parts the parts.
  const object = name.replaceAll(/[^A-Za-z0-9-]+/g, '-').replaceAll(/^-+|-+$/g, '') || 'SATELLITE';
  return `MEME_${noradId}_${object}_${time}_${purpose}_${content}_Unclassified.${format}`;
}

/** Returns the kind of orbit in such a name: operational or candidate; undefined for another name. */
export function purposeOfName(fileName: string): EphemerisName['purpose'] | undefined {
  const [, purpose] = /(?:^|[/\\])MEME_\d{1,9}_[^_/\\]+_\d+_(operational|special)(?:_[^/\\]*)?$/i.exec(fileName) ?? [];
  if (purpose === undefined) return undefined;
  return purpose.toLowerCase() === 'special' ? 'Special' : 'Operational';
}

/** Which object such a name speaks of, also behind a folder; undefined for another name. */
export function objectOfName(fileName: string): Pick<EphemerisName, 'noradId' | 'name'> | undefined {
  const [, noradId, name] = /(?:^|[/\\])MEME_(\d{1,9})_([^_/\\]+)(?:_[^/\\]*)?$/i.exec(fileName) ?? [];
  return noradId === undefined ? undefined : { noradId: Number(noradId), name: name!.replace(/\.[^.]*$/, '') };
}
