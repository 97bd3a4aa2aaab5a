import { fromUnixMs } from '@keepout/astro/epoch';
import { type MessageFault, messageFault } from '@keepout/ccsds/fault/message-fault';
import type { ArchivedMessage } from '@keepout/conjunction/annual/archive';
import { fail, ok, type Result } from '@keepout/units/result';
import { type NumberTable, readNumberTable } from './number-table.ts';

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'] as const;
const COLUMNS = ['primary', 'secondary', ...PARTS.map((part) => `cre_${part}`), ...PARTS.map((part) => `tca_${part}`)];

/** A message of an archive without its probability. */
export type DatedMessage = Omit<ArchivedMessage, 'pc'>;

/** An archive of messages as EventRate has them; each row of the table is the message in its place. */
export interface MessageArchive extends NumberTable {
  readonly messages: readonly DatedMessage[];
}

/** Reads a message archive, a CSV; returns a fault for a row with an invalid time or a catalogue number that is not an integer. */
export function readMessageArchive(text: string, mostRows?: number): Result<MessageArchive, MessageFault> {
  const table = readNumberTable(text, COLUMNS, mostRows);
  if (!table.ok) return table;
  const { names, rows } = table.value;
  const place = (name: string): number => names.indexOf(name);
  const [primary, secondary] = [place('primary'), place('secondary')];
  const [created, tca] = ['cre', 'tca'].map((time) => PARTS.map((part) => place(`${time}_${part}`)));
  const messages: DatedMessage[] = [];
  for (const { line, values } of rows) {
    const times = [created!, tca!].map((places) => places.map((at) => values[at]!));
    const unixMs = times.map(([year = 0, month = 0, ...dayAndTime]) => Date.UTC(year, month - 1, ...dayAndTime));
    const wrong = unixMs.findIndex((time) => Number.isNaN(time));
    if (wrong >= 0) return fail(messageFault('not-an-epoch', { line, value: times[wrong]!.join(' ') }));
    const [createdTaiS, tcaTaiS] = unixMs.map((time) => fromUnixMs(time));
    for (const [keyword, at] of [
      ['primary', primary],
      ['secondary', secondary],
    ] as const) {
      const value = values[at]!;
      if (!Number.isInteger(value)) return fail(messageFault('not-an-integer', { line, keyword, value: `${value}` }));
    }
    messages.push({
      primary: values[primary]!,
      secondary: values[secondary]!,
      createdTaiS: createdTaiS!,
      tcaTaiS: tcaTaiS!,
    });
  }
  return ok({ names, rows, messages });
}
