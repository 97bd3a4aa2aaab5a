import { decisionResults } from '@keepout/assessment/record/decision-results';
import type { RecordedMessage } from '@keepout/assessment/record/recorded-message';
import { readCdm } from '@keepout/ccsds/cdm/read';
import type { FlightRuleResult } from '@keepout/conjunction/decision/flight-rules';
import { rulesInTheWay } from '@keepout/conjunction/decision/flight-rules';
import { type DecisionRecord, METHODS_EDITION } from '@keepout/contract/ca/decision-record';
import { canonicalJson, signedText } from './canonical-json.ts';
import { displayedFigures, displayMismatch, planClearance } from './displayed-figures.ts';
import { type RecordChecks, type RecordKey, type SignatureStatus, signatureStatus } from './signature.ts';

/** A figure whose recomputed value differs from the record; undefined where one of the two is absent. */
export interface RecordDifference {
  /** Path of the figure, such as `results.figures.pc`. */
  readonly path: string;
  readonly recorded: unknown;
  readonly computed: unknown;
}

export interface Replay {
  /** Of everything but itself and the signature. */
  readonly hash: { readonly recorded: string; readonly computed: string };
  readonly signature: SignatureStatus;
  /** Messages whose text is not that of their hash, or of another message. */
  readonly alteredMessages: readonly string[];
  /** Contradictions to the rules of the record. */
  readonly breaches: readonly string[];
  /** Figures compared, and those that differ. */
  readonly compared: number;
  readonly differences: readonly RecordDifference[];
  /** Number of figures that differ in the last digits only, as another engine rounds them. */
  readonly rounded: number;
  /** Reason why the computation failed. */
  readonly failure?: string;
  /** Edition of the methods of the record, where it is not that of this version. */
  readonly otherEdition?: number;
  /** The record is unaltered, breaks no rule, all figures are the same, and a supplied key has signed it. */
  readonly isSame: boolean;
  readonly conclusion: Conclusion;
}

/**
 * `proven` and `unproven`: every figure is the same, and the signer is proven or not. `other-methods`: signed by a verified key, but the
 * methods have changed since and give other figures. `told-otherwise` and `altered`: the record differs from the signed one, or contradicts itself.
 */
export type Conclusion = 'proven' | 'unproven' | 'other-methods' | 'told-otherwise' | 'altered';

/** Returns whether id and originator of a message agree with its text; a text that cannot be read is reported separately. */
function isNamedAsWritten({ text, messageId, originator }: DecisionRecord['inputs']['messages'][number]): boolean {
  const read = readCdm(text);
  return !read.ok || (read.value.messageId === messageId && read.value.originator === originator);
}

/** Absent in records that are older than these figures; the hash proves that no figure was removed. */
const LATER_FIGURES: ReadonlySet<string> = new Set(['results.figures.mahalanobisSpace']);

/**
 * Checks a record and computes it again: every hash whose content is inside, and every figure by the code that judges messages,
 * from the texts of the record alone. Server, `keepout replay` and the page of verification ask here.
 *
 * @param keys    published keys of an installation; undefined: who has signed is not asked
 */
export async function replayRecord(
  record: DecisionRecord,
  checks: RecordChecks,
  keys?: readonly RecordKey[],
): Promise<Replay> {
  const text = signedText(record);
  const hash = { recorded: record.hash, computed: await checks.sha256(text) };
  const signature = await signatureStatus(record, { text, checks, keys });
  const alteredMessages: string[] = [];
  for (const message of record.inputs.messages) {
    const isOfHash = (await checks.sha256(message.text)) === message.sha256;
    if (!isOfHash || !isNamedAsWritten(message)) alteredMessages.push(message.messageId);
  }
  const breaches = breachesOf(record);
  const { settings, messages, versions } = record.inputs;
  const byEngine = versions.functions === undefined;
  const edition = versions.methods ?? 1;
  const isOther = edition !== METHODS_EDITION;
  const computed = decisionResults({
    messages: messages as readonly RecordedMessage[],
    rules: settings.judging,
    limits: settings.limits,
    nowTaiS: record.frozenTaiS,
    planScreening: planClearance(record),
    byEngine,
  });
  const isProven = keys === undefined ? signature !== 'invalid' : signature === 'valid';
  const isWhole = isProven && hash.recorded === hash.computed && alteredMessages.length === 0 && breaches.length === 0;
  if (!computed.ok) {
    const { fault } = computed;
    const failedPart = 'cause' in fault ? fault.cause : fault.figure;
    const failure = `message ${messages[fault.message]?.messageId ?? fault.message}: ${fault.code} (${failedPart})`;
    return {
      hash,
      signature,
      alteredMessages,
      breaches,
      compared: 0,
      differences: [],
      rounded: 0,
      failure,
      isSame: false,
      conclusion: 'altered',
    };
  }
  const all: RecordDifference[] = [];
  const toldCount = Object.keys(record.told).length;
  const compared = toldCount + compare('results', record.results, computed.value, all);
  const comparable = all.filter(({ path, recorded }) => recorded !== undefined || !LATER_FIGURES.has(path));
  const differences = comparable.filter(({ recorded, computed: now }) => !byEngine || !isRounded(recorded, now));
  const rounded = comparable.length - differences.length;
  // Displayed figures follow the methods of the time of the record.
  const displayed = displayedFigures(
    isOther ? (record.results as unknown as Parameters<typeof displayedFigures>[0]) : computed.value,
  );
  const mismatched = displayMismatch(record.told, displayed);
  const isSame = isWhole && differences.length === 0 && mismatched.length === 0;
  for (const field of mismatched) {
    differences.push({ path: `told.${field}`, recorded: record.told[field], computed: displayed[field] });
  }
  const conclusion = (): Conclusion => {
    if (isSame) return signature === 'valid' ? 'proven' : 'unproven';
    if (mismatched.length > 0) return 'told-otherwise';
    return isWhole && isOther && signature === 'valid' ? 'other-methods' : 'altered';
  };
  return {
    hash,
    signature,
    alteredMessages,
    breaches,
    compared,
    differences,
    rounded,
    ...(isOther && { otherEdition: edition }),
    isSame,
    conclusion: conclusion(),
  };
}

/** Returns the contradictions between signature, decision and the rules of the record itself. */
function breachesOf({ inputs, decided, signed, decision, waivers, results }: DecisionRecord): string[] {
  const breaches: string[] = [];
  if (inputs.settings.fourEyes && decided.by === signed.by)
    breaches.push('four eyes were asked for, and one user signed');
  const rules = Array.isArray(results['flightRules']) ? (results['flightRules'] as readonly FlightRuleResult[]) : [];
  const validRules = rules.filter((rule) => Array.isArray(rule?.requiredFor));
  for (const { rule } of rulesInTheWay(decision, validRules, new Set(waivers.map((waiver) => waiver.rule)))) {
    breaches.push(`the flight rule ${rule} is neither met nor waived`);
  }
  return breaches;
}

/** Engines round sine, logarithm and power otherwise in the last digit, and sums of them in the last three. */
const ROUNDING = 1e-9;

function isRounded(recorded: unknown, computed: unknown): boolean {
  if (typeof recorded !== 'number' || typeof computed !== 'number') return false;
  return Math.abs(recorded - computed) <= ROUNDING * Math.abs(recorded);
}

/** Compares two values of JSON figure by figure; returns how many there were. */
function compare(path: string, recorded: unknown, computed: unknown, differences: RecordDifference[]): number {
  if (!isNested(recorded) || !isNested(computed) || Array.isArray(recorded) !== Array.isArray(computed)) {
    if (
      canonicalJson(recorded ?? null) !== canonicalJson(computed ?? null) ||
      (recorded === undefined) !== (computed === undefined)
    ) {
      differences.push({ path, recorded, computed });
    }
    return 1;
  }
  const [first, second] = [new Map(Object.entries(recorded)), new Map(Object.entries(computed))];
  let count = 0;
  for (const key of [...new Set([...first.keys(), ...second.keys()])].sort()) {
    count += compare(`${path}.${key}`, first.get(key), second.get(key), differences);
  }
  return count;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
