import { scaledCell } from '@keepout/contract/ca/words/belief-words';
import { toCsv } from '../../../export/csv.ts';
import { download } from '../../../export/download.ts';
import { formatFileTime } from '../../../time/utc.ts';
import type { ConjunctionEvent } from '../event.ts';
import { listFields } from './fields.ts';

const identity = [
  { name: 'conjunctionId', value: ({ record }: ConjunctionEvent) => record.conjunctionId },
  { name: 'satelliteNoradId', value: ({ record }: ConjunctionEvent) => record.object1.noradId },
  { name: 'secondaryNoradId', value: ({ record }: ConjunctionEvent) => record.object2.noradId },
  { name: 'secondaryType', value: ({ record }: ConjunctionEvent) => record.object2.objectType },
  { name: 'confidenceReason', value: ({ record }: ConjunctionEvent) => record.confidenceReason },
  { name: 'scaledSigmas', value: ({ record }: ConjunctionEvent) => scaledCell(record.scaledSigmas) },
];

/** Downloads the listed conjunctions as a file, named after the list. */
export function exportEvents(name: string, events: readonly ConjunctionEvent[]): void {
  const file = new Blob([eventsCsv(events)], { type: 'text/csv;charset=utf-8' });
  download(`${name}_${formatFileTime(Date.now())}.csv`, file);
}

/** Every field of the listed events, in the order of the list, SI units, full precision. */
export function eventsCsv(events: readonly ConjunctionEvent[]): string {
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
