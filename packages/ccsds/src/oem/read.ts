import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { readCollecting } from '../notation/collecting.ts';
import { looksLikeItc, looksLikeJson, looksLikeStk, looksLikeXml } from '../notation/text-kind.ts';
import { parseXml } from '../notation/xml.ts';
import { type OemDraft, oemFromDraft } from './draft.ts';
import type { Oem } from './model.ts';
import { readOemItc } from './read-itc.ts';
import { readOemJson } from './read-json.ts';
import { readOemKvn } from './read-kvn.ts';
import { readOemStk } from './read-stk.ts';
import { readOemXml } from './read-xml.ts';
import { checkOemRules } from './rules.ts';

/**
 * Reads an Orbit Ephemeris Message, versions 1.0, 2.0 and 3.0, in KVN, XML or the JSON form of `writeOem`, or a public ephemeris:
 * Modified ITC, or an STK ephemeris.
 *
 * Method   CCSDS 502.0-B-1, -2, -3 section 5; docs/models/messages
 * Assumes  any object: Mars ephemerides are read too; `validateOem` checks whether the product can use one
 * @param text       the complete message
 * @param fileName   says whose a text in Modified ITC or of STK is
 * @returns ok: Oem | fault: the first fault by line; `readOemAll` gives up to 100
 * Checked  conformance/ccsds/oem          Cost  about 0.4 s for 10,000 states with 10,000 covariances (6 MB)
 */
export function readOem(text: string, fileName?: string): Result<Oem, MessageFault> {
  const { oem, faults } = readOemAll(text, fileName);
  const first = faults[0];
  return first === undefined && oem !== undefined ? ok(oem) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OEM and collects every fault (at most 100), in the order of lines; `oem` is there when its skeleton is. */
export function readOemAll(text: string, fileName = ''): { oem?: Oem; faults: MessageFault[] } {
  const { value: oem, faults } = readCollecting(text, (list) => {
    const draft = draftOf(text, fileName, list);
    const read = draft && oemFromDraft(draft, list);
    if (read !== undefined) checkOemRules(read, list);
    return read;
  });
  return { ...(oem && { oem }), faults };
}

function draftOf(text: string, fileName: string, faults: FaultList): OemDraft | undefined {
  if (looksLikeJson(text)) return readOemJson(text, faults);
  if (looksLikeItc(text)) return readOemItc(text, fileName, faults);
  if (looksLikeStk(text)) return readOemStk(text, fileName, faults);
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
