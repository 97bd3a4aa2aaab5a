import type { FaultList } from '../fault/message-fault.ts';
import { type Field, numberOf } from '../value/field.ts';

/** Tables of the book that say how times and ranges are to be corrected: 503.0-B-2 table 3-3. */
const DELAY = /^(?:TRANSMIT|RECEIVE)_DELAY_[1-5]$/;

/** Notes metadata that change times or ranges, or doubt them, and that the tracks do not take into account. */
export function noteNotApplied(metadata: readonly Field[], segment: number, faults: FaultList): void {
  const isIntegrated = (numberOf(metadata, 'INTEGRATION_INTERVAL') ?? 0) !== 0;
  for (const { keyword, value, line } of metadata) {
    const note = (limit: string): void => faults.add('keyword-not-applied', { line, keyword, value, limit, segment });
    if (DELAY.test(keyword) && (numberOf(metadata, keyword) ?? 0) !== 0) note('delays of the equipment taken out');
    // A time tag in the middle of the interval is that of the measurement.
    if (keyword === 'INTEGRATION_REF' && isIntegrated && /^(?:START|END)$/i.test(value)) note('INTEGRATION_REF MIDDLE');
    if (keyword === 'DATA_QUALITY' && /^DEGRADED$/i.test(value)) note('DATA_QUALITY VALIDATED or RAW');
  }
}
