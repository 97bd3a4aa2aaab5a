import { type Answered, nextCursor } from '@keepout/client/client';
import { formatNumber } from '../format/number.ts';
import { useText } from '../i18n/en.ts';

/** A list as far as it was read. */
export interface PagedList<T> {
  readonly records: readonly T[];
  /** How many the server has, as far as it counts; more than `records` when the list was cut. */
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore: boolean;
  /** Where the next page begins; undefined after the last. */
  readonly cursor: string | undefined;
}

/** Returns one page with the list data from its headers. */
export function pagedListFrom<T>({ data: records, headers }: Answered<readonly T[]>): PagedList<T> {
  return {
    records,
    total: Number(headers.get('x-total-count') ?? records.length),
    isMore: headers.has('x-total-more'),
    cursor: nextCursor(headers),
  };
}

/** The most records that one page of the server holds. */
export const LONGEST_PAGE = 2000;

/** Reads a list page by page, to its end or up to a number of records. */
export async function readPages<T>(
  ask: (cursor: string | undefined) => Promise<PagedList<T>>,
  limit: number,
): Promise<PagedList<T>> {
  let page = await ask(undefined);
  const records = [...page.records];
  while (page.cursor !== undefined && records.length < limit) {
    page = await ask(page.cursor);
    records.push(...page.records);
  }
  return { ...page, records };
}

/** The records of a list, for who does not care how many there are beyond. */
export const recordsOfList = <T>({ records }: PagedList<T>): readonly T[] => records;

/** How many records a list has: a number, or that they are more than were counted or are shown. */
export function useTotalText() {
  const { states: text } = useText();
  return ({ total, isMore }: Pick<PagedList<unknown>, 'total' | 'isMore'>, displayedCount: number): string =>
    isMore ? text.moreThan(formatNumber(Math.max(total, displayedCount))) : formatNumber(total);
}
