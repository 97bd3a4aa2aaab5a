import type { FaultList } from '../fault/message-fault.ts';
import { type Field, writtenNumber } from './field.ts';

/** Notes two keywords that exclude each other where both have a value, at the line of the one that stands second. */
export function exclude(
  fields: readonly Field[],
  keyword: string,
  other: string,
  faults: FaultList,
  segment?: number,
): void {
  if (writtenNumber(fields, keyword) === undefined || writtenNumber(fields, other) === undefined) return;
  const second = fields.findLast((field) => field.keyword === keyword || field.keyword === other);
  const limit = second?.keyword === other ? keyword : other;
  faults.add('exclusive-keywords', {
    line: second?.line,
    keyword: second?.keyword,
    value: second?.value,
    limit,
    segment,
  });
}
