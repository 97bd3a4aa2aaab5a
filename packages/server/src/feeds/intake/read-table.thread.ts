import type { SpaceWeatherDays } from '@keepout/astro/atmosphere-model';
import { readSpaceWeatherDays } from '@keepout/astro/force/space-weather-table';
import { type EarthOrientationDays, readEarthOrientationDays } from '@keepout/astro/frames/earth-orientation';
import { otherLeapSeconds } from '@keepout/astro/frames/table-leap-seconds';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { asWritten, tell } from '@keepout/contract/sentences';
import { fail, type Result } from '@keepout/units/result';
import { filePlace, filePlacesText } from '../../messages/file-place.ts';
import { decodeText } from '../../messages/text.ts';

export interface ReadTableInput {
  readonly bytes: Uint8Array;
  readonly limitBytes: number;
}

export interface TableRefused {
  readonly code: 'table-refused';
  readonly reason: Statement;
}

const refuse = (reason: Statement) => fail({ code: 'table-refused' as const, reason });

/**
 * Reads a table of Earth orientation (CelesTrak, text or CSV). Refuses a table whose leap seconds differ from those of the product: UT1 and all
 * UTC times would be wrong by a second from that day on.
 */
export function readOrientationTable({
  bytes,
  limitBytes,
}: ReadTableInput): Result<EarthOrientationDays, TableRefused> {
  const text = decodeText(bytes, limitBytes);
  if (!text.ok) return refuse(asWritten(filePlacesText([filePlace(text.fault)])));
  const leapSecondConflict = otherLeapSeconds(text.value);
  if (leapSecondConflict !== undefined) return refuse(tell('feed-leap-seconds', leapSecondConflict));
  const days = readEarthOrientationDays(text.value);
  if (days.ok) return days;
  const { code, line = 0 } = days.fault;
  switch (code) {
    case 'earth-orientation-empty':
      return refuse(tell('feed-table-empty'));
    case 'earth-orientation-malformed':
      return refuse(tell('feed-table-line', { line }));
    case 'earth-orientation-days-not-consecutive':
      return refuse(tell('feed-table-gap', { line }));
  }
}

/** Reads a table of space weather (CelesTrak, CSV). */
export function readWeatherTable({ bytes, limitBytes }: ReadTableInput): Result<SpaceWeatherDays, TableRefused> {
  const text = decodeText(bytes, limitBytes);
  if (!text.ok) return refuse(asWritten(filePlacesText([filePlace(text.fault)])));
  const days = readSpaceWeatherDays(text.value);
  if (days.ok) return days;
  const { code, line = 0, column = '' } = days.fault;
  switch (code) {
    case 'space-weather-empty':
      return refuse(tell('feed-table-empty'));
    case 'space-weather-column-missing':
      return refuse(tell('feed-column-missing', { column }));
    case 'space-weather-malformed':
      return refuse(tell('feed-line', { line, column }));
    case 'space-weather-days-not-consecutive':
      return refuse(tell('feed-table-gap', { line }));
  }
}
