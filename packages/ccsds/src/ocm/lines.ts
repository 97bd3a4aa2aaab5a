import type { FaultList } from '../fault/message-fault.ts';
import { LONGEST_LINE } from '../notation/kvn.ts';
import { type Field, textOf } from '../value/field.ts';
import { parseNumber } from '../value/number.ts';
import { type EpochReader, epochReader } from '../value/time-system.ts';
import type { BlockDraft } from './draft.ts';
import {
  COVARIANCE_ORDERS,
  type CovarianceOrder,
  covarianceWidth,
  DEPLOYMENT,
  ELEMENT_SETS,
  PROPULSIVE,
  SWITCHES,
} from './element-sets.ts';
import type { Ocm, OcmRow } from './model.ts';

/** Rules for the words after the time tag: their number, and which may be text. */
interface LineForm {
  /** Words behind the time tag; absent where the element set is not known: then all lines have as many as the first. */
  readonly width?: number;
  readonly isText: (index: number) => boolean;
  /** A manoeuvre says which kind its time tag is. */
  readonly time?: 'TIME_ABSOLUTE' | 'TIME_RELATIVE';
}

const numbers = (width: number | undefined): LineForm => ({
  ...(width === undefined ? {} : { width }),
  isText: () => false,
});

/** The value of a keyword in capitals, or its default. */
export function choiceOf(fields: readonly Field[], keyword: string, byDefault: string): string {
  return (textOf(fields, keyword) ?? byDefault).toUpperCase();
}

export function orderOf(fields: readonly Field[]): CovarianceOrder | undefined {
  const ordering = choiceOf(fields, 'COV_ORDERING', 'LTM');
  return COVARIANCE_ORDERS.find((order) => order === ordering);
}

/** Time of a keyword of a block, an epoch or seconds from EPOCH_TZERO; undefined for an absent keyword. */
export function timeIn(ocm: Ocm, fields: readonly Field[], keyword: string): number | undefined {
  const text = textOf(fields, keyword);
  if (text === undefined) return undefined;
  const seconds = parseNumber(text);
  return Number.isNaN(seconds) ? epochReader(ocm.timeSystem)(text) : ocm.epochTzeroTaiS + seconds;
}

/** Reads the lines of a block: time tags of one kind, rising and never twice, and as many numbers as the block says. */
export function readLines(block: BlockDraft, readEpoch: EpochReader, zeroTaiS: number, faults: FaultList): OcmRow[] {
  const form = formOf(block, faults);
  if (block.rows.length === 0) faults.add('no-states', { line: block.line, keyword: `${block.name}_START` });
  const rows: OcmRow[] = [];
  let { width } = form;
  let isRelative = form.time === undefined ? undefined : form.time === 'TIME_RELATIVE';
  for (const { line, text } of block.rows) {
    if (text.length > LONGEST_LINE) {
      faults.add('line-too-long', { line, limit: LONGEST_LINE });
      continue;
    }
    const words = text.split(/\s+/);
    const [time = '', ...values] = words;
    const seconds = parseNumber(time);
    const epochTaiS = Number.isNaN(seconds) ? readEpoch(time) : zeroTaiS + seconds;
    if (epochTaiS === undefined) {
      faults.add('not-an-epoch', { line, value: time });
      continue;
    }
    isRelative ??= !Number.isNaN(seconds);
    if (isRelative === Number.isNaN(seconds)) faults.add('mixed-time-tags', { line, value: time });
    width ??= values.length;
    if (values.length !== width) {
      faults.add('wrong-number-of-columns', { line, value: String(values.length), limit: width });
      continue;
    }
    const bad = values.findIndex((value, index) => !form.isText(index) && Number.isNaN(parseNumber(value)));
    if (bad >= 0) faults.add('not-a-number', { line, value: values[bad] });
    const before = rows.at(-1);
    if (before?.epochTaiS === epochTaiS) faults.add('duplicate-epoch', { line, value: time });
    else if (before !== undefined && epochTaiS < before.epochTaiS)
      faults.add('states-out-of-order', { line, value: time, limit: before.words[0] });
    rows.push({ line, words, epochTaiS });
  }
  return rows;
}

function formOf(block: BlockDraft, faults: FaultList): LineForm {
  const { fields, line, name } = block;
  if (name === 'TRAJ') return numbers(ELEMENT_SETS.get(choiceOf(fields, 'TRAJ_TYPE', 'CARTPV'))?.length);
  if (name === 'MAN') return manoeuvreForm(fields, line, faults);
  const order = orderOf(fields);
  if (order === undefined) {
    const field = fields.find((candidate) => candidate.keyword === 'COV_ORDERING');
    const limit = COVARIANCE_ORDERS.join(', ');
    faults.add('value-not-allowed', { line: field?.line, keyword: 'COV_ORDERING', value: field?.value, limit });
    return numbers(undefined);
  }
  return numbers(covarianceWidth(choiceOf(fields, 'COV_TYPE', 'CARTPV'), order));
}

/** 502.0-B-3, 6.2.8.14 to 6.2.8.18: known entries of one table in its order, one time tag in front. */
function manoeuvreForm(fields: readonly Field[], line: number, faults: FaultList): LineForm {
  const field = fields.find((candidate) => candidate.keyword === 'MAN_COMPOSITION');
  const entries = (field?.value ?? '').split(',').map((entry) => entry.trim().toUpperCase());
  const place = { line: field?.line ?? line, keyword: 'MAN_COMPOSITION' };
  const table = entries.some((entry) => entry.startsWith('DEPLOY_')) ? DEPLOYMENT : PROPULSIVE;
  const [time] = entries;
  if (field !== undefined && field.value !== '') {
    let at = -1;
    for (const entry of entries) {
      const rank = table.indexOf(entry);
      if (rank < 0) faults.add('value-not-allowed', { ...place, value: entry, limit: table.join(', ') });
      else if (rank <= at) faults.add('keyword-out-of-order', { ...place, value: entry });
      at = Math.max(at, rank);
    }
    if (entries.filter((entry) => entry.startsWith('TIME_')).length !== 1 || !time?.startsWith('TIME_')) {
      faults.add('value-not-allowed', { ...place, value: time, limit: 'TIME_ABSOLUTE, TIME_RELATIVE' });
    }
  }
  const isText = (index: number): boolean => {
    const entry = entries[index + 1] ?? '';
    return entry === 'DEPLOY_ID' || SWITCHES.includes(entry);
  };
  return {
    width: entries.length - 1,
    isText,
    ...(time === 'TIME_ABSOLUTE' || time === 'TIME_RELATIVE' ? { time } : {}),
  };
}
