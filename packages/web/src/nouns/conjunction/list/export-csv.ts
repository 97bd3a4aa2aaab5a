import { scaledCell } from '@keepout/contract/ca/words/belief-words';
import { toCsv } from '../../../export/csv.ts';
import { download } from '../../../export/download.ts';
import { formatFileTime } from '../../../time/utc.ts';
import type { ListedEvent } from '../event.ts';
import { listFields } from './fields.ts';

const identity = [
  { name: 'conjunctionId', value: ({ record }: ListedEvent) => record.conjunctionId },
  { name: 'satelliteNoradId', value: ({ record }: ListedEvent) => record.object1.noradId },
  { name: 'secondaryNoradId', value: ({ record }: ListedEvent) => record.object2.noradId },
  { name: 'secondaryType', value: ({ record }: ListedEvent) => record.object2.objectType },
  { name: 'confidenceReason', value: ({ record }: ListedEvent) => record.confidenceReason },
  { name: 'scaledSigmas', value: ({ record }: ListedEvent) => scaledCell(record.scaledSigmas) },
];

/** Downloads the listed conjunctions as a file, named after the list. */
export function exportEvents(name: string, events: readonly ListedEvent[]): void {
  const file = new Blob([eventsCsv(events)], { type: 'text/csv;charset=utf-8' });
  download(`${name}_${formatFileTime(Date.now())}.csv`, file);
}

/** Every field of the listed events, in the order of the list, SI units, full precision. */
export function eventsCsv(events: readonly ListedEvent[]): string {
  const fields = listFields.filter(({ id }) => id !== 'trend' && id !== 'countdown');
  return toCsv({
    columns: [
      ...identity,
      ...fields.map(({ id, unit }) => ({ name: id, ...(unit !== undefined && { unit }) })),
      { name: 'isSimulatedAhead' },
    ],
    rows: events.map((event) => [
      ...identity.map(({ value }) => value(event)),
      ...fields.map(({ value }) => value(event)),
      String(event.record.isSimulatedAhead),
    ]),
  });
}
