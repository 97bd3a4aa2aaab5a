import type { MeanElements } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { byLine, type FaultList, faultList, type MessageFault } from '../fault/message-fault.ts';
import { isSectionedJson, readFlatJson } from '../flat/json.ts';
import { type FlatMessage, fieldsOfObject } from '../flat/message.ts';
import { readFlat } from '../flat/read.ts';
import { parseJson } from '../notation/json.ts';
import { checkIsText, looksLikeJson } from '../notation/text-kind.ts';
import { textOf, toldNumber } from '../value/field.ts';
import { isKnownTimeSystem } from '../value/time-system.ts';
import { elementsFrom } from './elements.ts';
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
  const faults = faultList();
  if (!checkIsText(text, faults)) return { faults: faults.faults };
  const omm = looksLikeJson(text) ? readJson(text, faults) : readFlat(text, OMM, faults);
  if (omm !== undefined) checkOmmRules(omm, faults);
  return { ...(omm === undefined ? {} : { omm }), faults: byLine(faults.faults) };
}

function readJson(text: string, faults: FaultList): Omm | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (isSectionedJson(value, OMM)) return readFlatJson(value, OMM, faults);
  faults.add('missing-keyword', { keyword: OMM.versionKeyword });
  return undefined;
}

/** What the theory of the elements asks for: 502.0-B-3 table 4-3. */
export function checkOmmRules(omm: Omm, faults: FaultList): void {
  const fields = fieldsOfObject(omm, 0);
  const line = omm.groups.find((group) => group.section === 'meanElements')?.line;
  const need = (keyword: string): void => {
    if (toldNumber(fields, keyword) === undefined) faults.add('missing-keyword', { line, keyword });
  };
  const theory = textOf(fields, 'MEAN_ELEMENT_THEORY')?.toUpperCase();
  const timeSystem = textOf(fields, 'TIME_SYSTEM');
  if (timeSystem !== undefined && !isKnownTimeSystem(timeSystem)) {
    const at = fields.find((field) => field.keyword === 'TIME_SYSTEM')?.line;
    faults.add('unknown-time-system', { line: at, keyword: 'TIME_SYSTEM', value: timeSystem });
  }
  if (theory === 'SGP4-XP' || theory === 'PPT3') need('NORAD_CAT_ID');
  if (theory === 'SGP' || theory === 'SGP4' || theory === 'SGP/SGP4') {
    need('NORAD_CAT_ID');
    need('MEAN_MOTION');
    need('MEAN_MOTION_DOT');
    if (theory !== 'SGP') need('BSTAR');
    if (theory === 'SGP') need('MEAN_MOTION_DDOT');
  } else if (theory === 'SGP4-XP') {
    for (const keyword of ['MEAN_MOTION', 'BTERM', 'AGOM']) need(keyword);
  } else if (toldNumber(fields, 'SEMI_MAJOR_AXIS') === undefined) need('MEAN_MOTION');
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
  );
}
