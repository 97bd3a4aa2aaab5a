import type { FaultList } from '../fault/message-fault.ts';
import { type Field, writtenNumber } from './field.ts';

/** Notes two exclusive keywords that both have a value, at the line of the second. */
export function exclude(
  fields: readonly Field[],
  keyword: string,
  otherKeyword: string,
  faults: FaultList,
  segment?: number,
): void {
  if (writtenNumber(fields, keyword) === undefined || writtenNumber(fields, otherKeyword) === undefined) return;
  const second = fields.findLast((field) => field.keyword === keyword || field.keyword === otherKeyword);
  const limit = second?.keyword === otherKeyword ? keyword : otherKeyword;
  faults.add('exclusive-keywords', {
    line: second?.line,
    keyword: second?.keyword,
    value: second?.value,
    limit,
    segment,
  });
}
