import { fromUnixMs } from '@keepout/astro/epoch';
import type { ArchivedMessage } from '@keepout/conjunction/annual/archive';
import { type NumberTable, readNumberTable } from './csv-file.ts';

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'] as const;
const COLUMNS = ['primary', 'secondary', ...PARTS.map((part) => `cre_${part}`), ...PARTS.map((part) => `tca_${part}`)];

/** A message of an archive without what is said of its probability. */
type DatedMessage = Omit<ArchivedMessage, 'pc'>;

/** An archive of messages as EventRate has them: a CSV, also gzip; each row of the table is the message in its place. */
export function readMessageArchive(path: string): NumberTable & { readonly messages: readonly DatedMessage[] } {
  const { names, rows } = readNumberTable(path, COLUMNS);
  const place = (name: string): number => names.indexOf(name);
  const [primary, secondary] = [place('primary'), place('secondary')];
  const timeOf = (prefix: string) => {
    const places = PARTS.map((part) => place(`${prefix}_${part}`));
    return (values: readonly number[]): number => {
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, ms = 0] = places.map((at) => values[at]!);
      return fromUnixMs(Date.UTC(year, month - 1, day, hour, minute, second, ms));
    };
  };
  const [createdOf, tcaOf] = [timeOf('cre'), timeOf('tca')];
  const messages = rows.map(({ values }) => {
    return {
      primary: values[primary]!,
      secondary: values[secondary]!,
      createdTaiS: createdOf(values),
      tcaTaiS: tcaOf(values),
    };
  });
  return { names, rows, messages };
}
