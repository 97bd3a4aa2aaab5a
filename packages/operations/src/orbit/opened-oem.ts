import { readEphemerisFile } from '@keepout/assessment/orbit/ephemeris-intake';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { type TableEphemeris, tableEphemeris } from '@keepout/astro/ephemeris/table';
import type { EarthOrientation } from '@keepout/astro/frames/earth-orientation';
import type { Ephemeris } from '@keepout/astro/nouns';

interface OpenedOem {
  readonly text: string;
  readonly eop: EarthOrientation | undefined;
  /** Ephemeris in the frame of the message; undefined for a frame that cannot be read. */
  readonly asWritten: TableEphemeris | undefined;
  readonly inertial: Ephemeris | undefined;
}

let last: OpenedOem | undefined;

/** The trajectory of an OEM or OCM, as it is written and in EME2000, as a thread keeps the last one. */
export function openedOem(text: string, eop?: EarthOrientation): Pick<OpenedOem, 'asWritten' | 'inertial'> {
  if (last?.text !== text || last.eop !== eop) {
    const ephemerisFile = readEphemerisFile(text);
    const asWritten = ephemerisFile.ok ? tableEphemeris(ephemerisFile.value.table) : undefined;
    last = { text, eop, asWritten, inertial: asWritten && inFrame(asWritten, 'EME2000', eop) };
  }
  return last;
}
