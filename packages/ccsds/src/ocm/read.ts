import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { readCollecting } from '../notation/collecting.ts';
import { looksLikeJson, looksLikeXml } from '../notation/text-kind.ts';
import { ocmFromDraft } from './build.ts';
import type { OcmDraft } from './draft.ts';
import type { Ocm } from './model.ts';
import { readOcmJson } from './read-json.ts';
import { readOcmKvn } from './read-kvn.ts';
import { readOcmXml } from './read-xml.ts';

/**
 * Reads an Orbit Comprehensive Message 3.0 in KVN, XML or the JSON form of `writeOcm`: all of its blocks.
 *
 * Method   CCSDS 502.0-B-3 section 6; docs/models/messages
 * Assumes  the book's defaults where it has them (TIME_SYSTEM UTC, TRAJ_TYPE CARTPV, COV_ORDERING LTM ...); element sets
 *          that are not in the registry keep their numbers
 * @returns ok: Ocm | fault: the first by line; `readOcmAll` gives up to 100
 * Checked  conformance/ccsds/ocm
 */
export function readOcm(text: string): Result<Ocm, MessageFault> {
  const { ocm, faults } = readOcmAll(text);
  const first = faults[0];
  return first === undefined && ocm !== undefined ? ok(ocm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OCM and collects every fault (at most 100). */
export function readOcmAll(text: string): { ocm?: Ocm; faults: MessageFault[] } {
  const { value: ocm, faults } = readCollecting(text, (list) => {
    const draft = draftOf(text, list);
    return draft && ocmFromDraft(draft, list);
  });
  return { ...(ocm && { ocm }), faults };
}

function draftOf(text: string, faults: FaultList): OcmDraft | undefined {
  if (looksLikeJson(text)) return readOcmJson(text, faults);
  return looksLikeXml(text) ? readOcmXml(text, faults) : readOcmKvn(text, faults);
}
