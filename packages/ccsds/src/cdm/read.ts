import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { isSectionedJson, readFlatJson } from '../flat/json.ts';
import type { FlatMessage } from '../flat/message.ts';
import { readFlat } from '../flat/read.ts';
import { readCollecting } from '../notation/collecting.ts';
import { isRecord, parseJson } from '../notation/json.ts';
import { looksLikeJson, summaryOf } from '../notation/text-kind.ts';
import { cdmOf } from './content.ts';
import type { Cdm } from './model.ts';
import { isSpaceTrackCdm, readSpaceTrackCdm } from './space-track.ts';
import { CDM } from './spec.ts';
import { isTracssCdm, readTracssCdm } from './tracss.ts';
import { isUdlConjunction, readUdlConjunction } from './udl.ts';

/**
 * Reads a Conjunction Data Message in KVN, XML, the product's JSON form or the JSON records of Space-Track, TraCSS and the Unified
 * Data Library (the first one).
 *
 * Method   CCSDS 508.0-B-1 section 3 and 4; docs/models/messages
 * Assumes  a message without covariance reads (`covarianceRtnM2` is absent); half a covariance is a fault
 * @returns ok: Cdm, SI | fault: the first by line; `readCdmAll` gives up to 100
 * Checked  conformance/ccsds/cdm
 */
export function readCdm(text: string): Result<Cdm, MessageFault> {
  const { cdm, faults } = readCdmAll(text);
  const first = faults[0];
  return first === undefined && cdm !== undefined ? ok(cdm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads a CDM and collects every fault (at most 100). */
export function readCdmAll(text: string): { cdm?: Cdm; faults: MessageFault[] } {
  const { value: cdm, faults } = readCollecting(text, (list) => {
    const summary = summaryOf(text);
    if (summary !== undefined) {
      list.add('summary-without-states', { value: summary });
      return undefined;
    }
    const message = looksLikeJson(text) ? readJson(text, list) : readFlat(text, CDM, list);
    return message === undefined || list.faults.length > 0 ? undefined : cdmOf(message, list);
  });
  return { ...(cdm && { cdm }), faults };
}

function readJson(text: string, faults: FaultList): FlatMessage | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (isSectionedJson(value, CDM)) return readFlatJson(value, CDM, faults);
  const record: unknown = Array.isArray(value) ? value[0] : value;
  if (isRecord(record) && isSpaceTrackCdm(record)) return readSpaceTrackCdm(record, faults);
  if (isRecord(record) && isTracssCdm(record)) return readTracssCdm(record, faults);
  if (isRecord(record) && isUdlConjunction(record)) return readUdlConjunction(record, faults);
  faults.add('missing-keyword', { keyword: CDM.versionKeyword });
  return undefined;
}
