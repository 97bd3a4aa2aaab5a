import { isRealConjunction } from '@keepout/ccsds/cdm/udl';
import { isRecord } from '@keepout/ccsds/notation/json';

/** Records of a page, and satellites of a question. */
export const UDL_PAGE = 500;
const MOST_NUMBERS = 100;
/** Overlap with the newest record, s: records that were being written during the last request may appear late. */
const OVERLAP_S = 60;

/** Query of `/udl/conjunction` for own satellites, which may be either object. */
export interface UdlQuestion {
  readonly name: string;
  readonly object: 'satNo1' | 'satNo2';
  /** With commas between. */
  readonly numbers: string;
}

export function udlQuestions(noradIds: readonly number[]): readonly UdlQuestion[] {
  const parts = Array.from({ length: Math.ceil(noradIds.length / MOST_NUMBERS) }, (_, part) =>
    noradIds.slice(part * MOST_NUMBERS, (part + 1) * MOST_NUMBERS).join(','),
  );
  return parts.flatMap((numbers, part) =>
    (['satNo1', 'satNo2'] as const).map((object) => ({ name: `${object}, part ${part + 1}`, object, numbers })),
  );
}

/** Content of a page. */
export interface UdlPage {
  /** A list of those that happen, as it is read. */
  readonly messages: string;
  readonly count: number;
  /** Of tests, exercises, lists of work. */
  readonly left: number;
  /** When the newest was written there; undefined where none says so. */
  readonly newest: string | undefined;
}

/** Undefined where it is no list of records. */
export function udlPage(text: string): UdlPage | undefined {
  const records = listIn(text);
  if (records === undefined || !records.every(isRecord)) return undefined;
  const real = records.filter(isRealConjunction);
  const newest = records
    .flatMap(({ createdAt }) =>
      typeof createdAt === 'string' && !Number.isNaN(Date.parse(createdAt)) ? createdAt : [],
    )
    .toSorted((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  return { messages: JSON.stringify(real), count: records.length, left: records.length - real.length, newest };
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the start of the next query. */
export function udlCursor(since: string, newest: string | undefined): string {
  if (newest === undefined) return since;
  const atMs = Math.max(Date.parse(since), Date.parse(newest) - OVERLAP_S * 1000);
  return new Date(atMs).toISOString();
}
