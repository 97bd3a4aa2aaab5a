import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { readCollecting } from '../notation/collecting.ts';
import { looksLikeJson, looksLikeXml } from '../notation/text-kind.ts';
import { type TdmDraft, tdmFromDraft } from './draft.ts';
import type { Tdm } from './model.ts';
import { readTdmJson } from './read-json.ts';
import { readTdmKvn } from './read-kvn.ts';
import { readTdmXml } from './read-xml.ts';

/**
 * Reads a Tracking Data Message, versions 1.0 and 2.0, in KVN, XML or the JSON form of `writeTdm`.
 *
 * Method   CCSDS 503.0-B-2 section 3 and 4
 * @returns ok: Tdm, values in the units of the book | fault: the first by line; `readTdmAll` gives up to 100
 * Checked  conformance/ccsds/tdm
 */
export function readTdm(text: string): Result<Tdm, MessageFault> {
  const { tdm, faults } = readTdmAll(text);
  const first = faults[0];
  return first === undefined && tdm !== undefined ? ok(tdm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads a TDM and collects every fault (at most 100). */
export function readTdmAll(text: string): { tdm?: Tdm; faults: MessageFault[] } {
  const { value: tdm, faults } = readCollecting(text, (list) => {
    const draft = draftOf(text, list);
    return draft && tdmFromDraft(draft, list);
  });
  return { ...(tdm && { tdm }), faults };
}

function draftOf(text: string, faults: FaultList): TdmDraft | undefined {
  if (looksLikeJson(text)) return readTdmJson(text, faults);
  return looksLikeXml(text) ? readTdmXml(text, faults) : readTdmKvn(text, faults);
}
