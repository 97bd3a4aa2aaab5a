import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import type { FaultList, MessageFault } from '../fault/message-fault.ts';
import { isSectionedJson, readFlatJson } from '../flat/json.ts';
import { type FlatMessage, fieldsOfObject } from '../flat/message.ts';
import { readFlat } from '../flat/read.ts';
import { readCollecting } from '../notation/collecting.ts';
import { parseJson } from '../notation/json.ts';
import { looksLikeJson } from '../notation/text-kind.ts';
import { elementsFrom } from './elements.ts';
import { checkOmmRules } from './rules.ts';
import { OMM } from './spec.ts';

/** An Orbit Mean-elements Message as read: its sections, every value as written. */
export type Omm = FlatMessage;

/**
 * Reads an OMM, versions 2.0 and 3.0, in KVN, XML or the product's JSON form.
 *
 * Method   CCSDS 502.0-B-2, -3 section 4; docs/models/messages
 * @returns ok: Omm | fault: the first by line; `readOmmAll` gives up to 100
 * Checked  conformance/ccsds/omm
 */
export function readOmm(text: string): Result<Omm, MessageFault> {
  const { omm, faults } = readOmmAll(text);
  const first = faults[0];
  return first === undefined && omm !== undefined ? ok(omm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OMM and collects every fault (at most 100). */
export function readOmmAll(text: string): { omm?: Omm; faults: MessageFault[] } {
  const { value: omm, faults } = readCollecting(text, (list) => {
    const read = looksLikeJson(text) ? readJson(text, list) : readFlat(text, OMM, list);
    if (read !== undefined) checkOmmRules(read, list);
    return read;
  });
  return { ...(omm && { omm }), faults };
}

function readJson(text: string, faults: FaultList): Omm | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (isSectionedJson(value, OMM)) return readFlatJson(value, OMM, faults);
  faults.add('missing-keyword', { keyword: OMM.versionKeyword });
  return undefined;
}

/**
 * The mean elements of an OMM, for SGP4.
 *
 * @returns ok: MeanElements, covariance in m^2 where the message has one | fault: "unsupported-theory"
 *          | "unsupported-ephemeris-type" | "unsupported-time-system" | "number-out-of-range" | "missing-keyword"
 */
export function ommElements(omm: Omm): Result<MeanElements, MessageFault> {
  const fields = fieldsOfObject(omm, 0);
  const byKeyword = new Map(fields.map((field) => [field.keyword, field]));
  return elementsFrom(
    (keyword) => byKeyword.get(keyword)?.value,
    (keyword) => byKeyword.get(keyword)?.line,
    { mayLackNumber: true },
  );
}
