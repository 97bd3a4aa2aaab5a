import { readEphemerisTask } from '../ca/ephemerides/read-task.ts';
import { readCatalogueTask } from '../catalogue/load.ts';
import { runBounded } from '../platform/threads/bounded.ts';
import { openReaders } from '../platform/threads/readers.ts';

/** A text of a part that is repeated, and of how many bytes one part is. */
interface HostileText {
  readonly reader: 'ephemeris' | 'catalogue';
  readonly partBytes: number;
  text(parts: number): string;
}

const repeated = (
  reader: HostileText['reader'],
  [start, part, end]: readonly [start: string, part: string, end: string],
): HostileText => ({ reader, partBytes: part.length, text: (parts) => start + part.repeat(parts) + end });

const OEM_HEAD = 'CCSDS_OEM_VERS = 2.0\nCREATION_DATE = 2026-01-01T00:00:00\nORIGINATOR = X\n';

/** Texts that take much more memory than they have bytes. */
export const HOSTILE_TEXTS: Readonly<Record<string, HostileText>> = {
  'numbers of JSON': repeated('ephemeris', ['[', '1,', '1]']),
  'empty lists of JSON': repeated('ephemeris', ['[', '[],', '1]']),
  'empty objects of JSON': repeated('ephemeris', ['[', '{},', '1]']),
  'lists of JSON that never close': repeated('ephemeris', ['', '[', '']),
  'names of JSON': {
    reader: 'ephemeris',
    partBytes: 12,
    text: (parts) =>
      `{${Array.from({ length: parts }, (_, part) => `"a${(part + 60_466_176).toString(36)}":1`).join()}}`,
  },
  'records of JSON': repeated('catalogue', ['[', '{"EPOCH":1},', '1]']),
  'sections of KVN': repeated('ephemeris', [OEM_HEAD, 'META_START\nMETA_STOP\n', '']),
  'keywords of KVN': repeated('ephemeris', [OEM_HEAD, 'X = Y\n', '']),
  'elements of XML': repeated('ephemeris', ['<?xml version="1.0"?><oem>', '<a/>', '</oem>']),
  'one row of a table': repeated('catalogue', ['OBJECT_NAME,NORAD_CAT_ID\n', ',', '\n']),
};

/** Of the smallest readers (`openReaders`). */
const HEAP_BYTES = 384e6;
const WHOLE_BYTES = 60e6;

/** What two threads answer that read the same text at once. */
export interface HostileReading {
  readonly bytes: number;
  readonly codes: readonly (string | undefined)[];
}

/**
 * Writes the answers to a hostile text on standard output: as large as an upload may be, then ever smaller until it is accepted for reading. A
 * process of its own runs this, since a fatal error of V8 ends that process.
 */
export async function readHostile(name: string): Promise<void> {
  const { readers } = openReaders(2, HEAP_BYTES);
  const { reader, partBytes, text } = HOSTILE_TEXTS[name]!;
  const read = async (content: string) => {
    const input = { bytes: new Uint8Array(Buffer.from(content)), limitBytes: 1e9 };
    const bounds = { timeS: 60 };
    const done =
      reader === 'ephemeris'
        ? await runBounded(readers, readEphemerisTask, input, bounds)
        : await runBounded(readers, readCatalogueTask, input, bounds);
    if (!done.ok) return { code: done.fault.code };
    return done.value.ok ? undefined : done.value.fault.errors[0];
  };
  const readings: HostileReading[] = [];
  for (let bytes = WHOLE_BYTES; readings.length < 6; ) {
    const content = text(Math.floor(bytes / partBytes));
    const faults = await Promise.all([read(content), read(content)]);
    readings.push({ bytes: content.length, codes: faults.map((fault) => fault?.code) });
    const [fault] = faults;
    if (fault?.code !== 'too-large' || !('limit' in fault)) break;
    bytes = 0.9 * Number(fault.limit);
  }
  process.stdout.write(JSON.stringify(readings));
  await readers.close();
}
