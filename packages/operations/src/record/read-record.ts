import {
  type DecisionRecord,
  decisionRecord,
  RECORD_SCHEMA,
  UNSIGNED_SCHEMA,
} from '@keepout/contract/ca/decision-record';
import { fail, ok, type Result } from '@keepout/units/result';
import { canonicalJson } from './canonical-json.ts';

/** Why a text is no record that can be read. */
export interface RecordReadFault {
  readonly code: 'not-json' | 'not-a-record' | 'other-version' | 'malformed' | 'too-large';
  /** Description of the error, a sentence without its full stop. */
  readonly message: string;
}

/** A hundred messages of the longest kind are a few megabytes. */
const LIMIT_CHARACTERS = 50_000_000;

/** Reads a decision record. Its hashes and its signature are not checked here. */
export function readRecord(text: string): Result<DecisionRecord, RecordReadFault> {
  if (text.length > LIMIT_CHARACTERS) {
    return fail({ code: 'too-large', message: `a decision record is never larger than ${LIMIT_CHARACTERS / 1e6} MB` });
  }
  const content = parsed(text);
  if (content === undefined) return fail({ code: 'not-json', message: 'is not JSON, so it is no decision record' });
  const schema = typeof content === 'object' && content !== null && 'schema' in content ? content.schema : undefined;
  if (typeof schema !== 'string' || !schema.startsWith('keepout-decision-record/')) {
    return fail({ code: 'not-a-record', message: 'is no decision record: its schema is not keepout-decision-record' });
  }
  if (schema !== RECORD_SCHEMA && schema !== UNSIGNED_SCHEMA) {
    const version = schema.slice(0, 60);
    return fail({ code: 'other-version', message: `is of the form ${version}; this version reads ${RECORD_SCHEMA}` });
  }
  const read = decisionRecord.safeParse(content);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the record';
    return fail({ code: 'malformed', message: `${place}: ${issue?.message ?? 'is not as the form has it'}` });
  }
  try {
    if (isHashedWhole(text, canonicalJson(read.data))) return ok(read.data);
    return fail({ code: 'malformed', message: 'says a thing twice, or what the form has no place for' });
  } catch {
    return fail({ code: 'malformed', message: 'is nested deeper than a record can be' });
  }
}

const STRINGS = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * Returns whether the canonical form, which is hashed and signed, contains the entire text: of a duplicate name it has the last value, dropped
 * content is absent,
 * and a number beyond all doubles is `null`.
 */
function isHashedWhole(text: string, canonical: string): boolean {
  const [bare, hashed] = [text, canonical].map((json) => json.replaceAll(STRINGS, '')) as [string, string];
  const numbers = bare.match(/\d[\d.]*(?:[eE][+-]?\d+)?/g) ?? [];
  return bare.split(':').length === hashed.split(':').length && numbers.every((digits) => Number.isFinite(+digits));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
