import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { readCollecting } from '../notation/collecting.ts';
import { looksLikeJson, looksLikeXml } from '../notation/text-kind.ts';
import { parseXml } from '../notation/xml.ts';
import { type OemDraft, oemFromDraft } from './draft.ts';
import type { Oem } from './model.ts';
import { readOemJson } from './read-json.ts';
import { readOemKvn } from './read-kvn.ts';
import { readOemXml } from './read-xml.ts';
import { checkOemRules } from './rules.ts';

/**
 * Reads an Orbit Ephemeris Message, versions 1.0, 2.0 and 3.0, in KVN, XML or the JSON form of `writeOem`.
 *
 * Method   CCSDS 502.0-B-1, -2, -3 section 5; docs/models/messages
 * Assumes  nothing about the object: Mars ephemerides read as well, whether the product can use one is `validateOem`
 * @param text   the whole message
 * @returns ok: Oem | fault: the first fault by line; `readOemAll` gives up to 100
 * Checked  conformance/ccsds/oem          Cost  about 0.4 s for 10,000 states with 10,000 covariances (6 MB)
 */
export function readOem(text: string): Result<Oem, MessageFault> {
  const { oem, faults } = readOemAll(text);
  const first = faults[0];
  return first === undefined && oem !== undefined ? ok(oem) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OEM and collects every fault (at most 100), in the order of lines; `oem` is there when its skeleton is. */
export function readOemAll(text: string): { oem?: Oem; faults: MessageFault[] } {
  const { value: oem, faults } = readCollecting(text, (list) => {
    const draft = draftOf(text, list);
    const read = draft && oemFromDraft(draft, list);
    if (read !== undefined) checkOemRules(read, list);
    return read;
  });
  return { ...(oem && { oem }), faults };
}

function draftOf(text: string, faults: FaultList): OemDraft | undefined {
  if (looksLikeJson(text)) return readOemJson(text, faults);
  if (!looksLikeXml(text)) return readOemKvn(text, faults);
  const parsed = parseXml(text);
  if (!parsed.ok) {
    faults.faults.push(parsed.fault);
    return undefined;
  }
  if (parsed.value.name !== 'oem') {
    faults.add('wrong-root-element', { line: parsed.value.line, value: parsed.value.name, limit: 'oem' });
    return undefined;
  }
  return readOemXml(parsed.value, faults);
}
