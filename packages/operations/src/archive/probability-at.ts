import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import type { ArchivedMessage } from '@keepout/conjunction/annual/archive';
import { fail, ok, type Result } from '@keepout/units/result';
import type { MessageArchive } from './message-archive.ts';

const PC_COLUMN = /^pc_hbr_(.+)_m$/;
const PC_COLUMNS = 'pc_hbr_…_m';
/** Number of table radii on either side of the requested one; linear interpolation where one of them has no probability. */
const NEAR_RADII = 7;

/** Returns the messages of an archive with their probability at a combined radius, interpolated in the table; a fault outside its range. */
export function probabilitiesAt(
  { names, rows, messages }: MessageArchive,
  radiusM: number,
): Result<readonly ArchivedMessage[], MessageFault> {
  const columns = names
    .map((name, at) => ({ at, radiusM: Number(PC_COLUMN.exec(name)?.[1] ?? Number.NaN) }))
    .filter((column) => column.radiusM > 0)
    .sort((a, b) => a.radiusM - b.radiusM);
  if (columns.length === 0) return fail(messageFault('missing-keyword', { line: 1, keyword: PC_COLUMNS }));
  const upper = columns.findIndex((column) => column.radiusM >= radiusM);
  const [above, below] = [columns[upper], columns[upper - 1]];
  if (above === undefined || (below === undefined && above.radiusM > radiusM)) {
    const limit = `${columns[0]!.radiusM} to ${columns.at(-1)!.radiusM} m`;
    return fail(messageFault('number-out-of-range', { keyword: PC_COLUMNS, value: `${radiusM}`, limit }));
  }
  for (const { line, values } of rows) {
    const wrong = columns.find(({ at }) => values[at]! < 0 || values[at]! > 1);
    if (wrong === undefined) continue;
    const place = { line, keyword: names[wrong.at], value: `${values[wrong.at]!}` };
    return fail(messageFault('number-out-of-range', { ...place, limit: '0 to 1' }));
  }
  const pcOf = between(columns, upper, radiusM);
  return ok(messages.map((message, index) => ({ ...message, pc: pcOf(rows[index]!.values) })));
}

/** By logarithms, or as they are where one near is zero. */
function between(
  columns: readonly { readonly at: number; readonly radiusM: number }[],
  upper: number,
  radiusM: number,
): (values: readonly number[]) => number {
  const [above, below] = [columns[upper]!, columns[upper - 1]];
  if (below === undefined || above.radiusM === radiusM) return (values) => values[above.at]!;
  const nearest = radiusM - below.radiusM < above.radiusM - radiusM ? upper - 1 : upper;
  const from = Math.max(0, Math.min(nearest - 3, columns.length - NEAR_RADII));
  const nearColumns = columns.slice(from, from + NEAR_RADII);
  const share = (radiusM - below.radiusM) / (above.radiusM - below.radiusM);
  const logShare = Math.log(radiusM / below.radiusM) / Math.log(above.radiusM / below.radiusM);
  return (values) => {
    const [low, high] = [values[below.at]!, values[above.at]!];
    return nearColumns.some(({ at }) => values[at] === 0)
      ? low + share * (high - low)
      : Math.exp(Math.log(low) + logShare * Math.log(high / low));
  };
}
