import { readSatcat, type SatcatObject } from '@keepout/ccsds/satcat';
import { decodeText } from '../../messages/text.ts';

export interface ReadObjectsInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
}

export interface ReadObjects {
  /** The last entry of each object. */
  readonly objects: readonly SatcatObject[];
  readonly rejected: number;
}

/** Reads a satellite catalogue, plain or gzip; undefined if the file is in another format. */
export function readObjects({ bytes, limitBytes }: ReadObjectsInput): ReadObjects | undefined {
  const text = decodeText(bytes, limitBytes);
  const satcat = text.ok ? readSatcat(text.value) : undefined;
  if (satcat === undefined) return undefined;
  const byNumber = new Map(satcat.objects.map((object) => [object.noradId, object]));
  return { objects: [...byNumber.values()], rejected: satcat.rejected };
}
