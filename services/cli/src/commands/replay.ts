import { type DecisionRecord, frozenScreening, METHODS_EDITION } from '@keepout/contract/ca/decision-record';
import { notRecomputed } from '@keepout/operations/record/not-recomputed';
import { readRecord } from '@keepout/operations/record/read-record';
import { type Conclusion, type Replay, replayRecord } from '@keepout/operations/record/replay';
import { type RecordKey, readRecordKeys, type SignatureStatus } from '@keepout/operations/record/signature';
import { NODE_CHECKS } from '@keepout/server/ca/decisions/sealing';
import type { Command } from 'commander';
import { readText } from '../files/input-file.ts';
import { EXIT, inputAtFault } from '../process/exit.ts';
import { print, printableLine } from '../process/print.ts';
import { programVersion } from '../process/read-settings.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('verify a signed decision record and recompute its values')
    .argument('<record>', 'decision record, JSON; also gzip')
    .option('--key <file>', 'public keys of the installation: JWK Set, JWK or PEM')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nChecks all hashes, recomputes all values and compares them to the last digit (records without named functions to 1e-9).\n' +
        'With --key it also checks the signature; an installation publishes its keys at /api/v1/ca/record-keys. Exit code 0: all equal,\n' +
        'or a signed record differs only by later versions of the methods; 1: changed, different or not signed by the key.',
    )
    .action(async (file: string, options: { json?: boolean; key?: string }) => {
      const read = readRecord(readText(file));
      if (!read.ok) throw inputAtFault(`${file}: ${read.fault.message} [${read.fault.code}]`);
      const record = read.value;
      const replay = await replayRecord(
        record,
        NODE_CHECKS,
        options.key === undefined ? undefined : keysOf(options.key),
      );
      print(options.json ? `${JSON.stringify(wireReplay(file, record, replay), null, 2)}\n` : table(record, replay));
      if (!replay.isSame && replay.conclusion !== 'other-methods') process.exitCode = EXIT.inputAtFault;
    });
}

function keysOf(file: string): RecordKey[] {
  const keys = readRecordKeys(readText(file));
  if (keys.length === 0) throw inputAtFault(`${file}: has no public key of Ed25519`);
  return keys;
}

/** Returns the software versions that computed the record, and the current ones. */
function versionsOf({ inputs: { versions } }: DecisionRecord) {
  const currentVersions = { product: programVersion(), runtime: `node ${process.version}` };
  return { recorded: versions, here: currentVersions };
}

function wireReplay(file: string, record: DecisionRecord, { isSame, failure, ...replay }: Replay) {
  const { decisionId, schema, event, decision, signed, plan } = record;
  return {
    file,
    schema,
    decisionId,
    conjunctionId: event.conjunctionId,
    decision,
    signed,
    plan,
    same: isSame,
    ...replay,
    failure: failure ?? null,
    keyId: 'key' in record ? record.key.kid : null,
    notRecomputed: notRecomputed(record),
    versions: versionsOf(record),
  };
}

/** Maximum number of printed differences; JSON contains all. */
const MOST_ROWS = 40;

function table(record: DecisionRecord, replay: Replay): string {
  const { decisionId, event, decision, decided, signed, inputs } = record;
  const { hash, signature, alteredMessages, breaches, differences, compared, rounded, failure } = replay;
  const { recorded, here } = versionsOf(record);
  const texts = inputs.messages.length;
  const isOtherProduct = recorded.product !== here.product || recorded.runtime !== here.runtime;
  return [
    verdictOf(replay),
    `record    ${decisionId}, ${event.object1.name} and ${event.object2.name}`,
    `decision  ${decision} by ${decided.by}, signed by ${signed.by} at ${signed.at}`,
    ...planLines(record),
    `hash      ${hash.computed === hash.recorded ? `as recorded, ${hash.computed}` : `ALTERED: recorded ${hash.recorded}, is ${hash.computed}`}`,
    `signature ${SIGNATURES[signature]}${'key' in record ? ` (key ${record.key.kid})` : ''}`,
    `messages  ${alteredMessages.length === 0 ? `${texts} as recorded` : `ALTERED: ${alteredMessages.join(', ')}`}`,
    'not computed again:',
    ...notRecomputed(record).map(
      ({ what, name, sha256 }) =>
        `  ${[NOT_RECOMPUTED[what], name, sha256.slice(0, 12)].filter((text) => text !== '').join(' ')}`,
    ),
    ...(isOtherProduct
      ? [`computed  by Keepout ${recorded.product}, ${recorded.runtime}; here Keepout ${here.product}, ${here.runtime}`]
      : []),
    ...breaches.map((breach) => `BREACH    ${breach}`),
    ...(failure === undefined ? [] : [`FAILED    ${failure}`]),
    `figures   ${compared} computed again, ${differences.length} differ${rounded === 0 ? '' : `; ${rounded} in their last digits, as this engine rounds`}`,
    ...differences.slice(0, MOST_ROWS).map(({ path, recorded: before, computed }) => {
      return `  ${path}: recorded ${displayedValue(before)}, computed ${displayedValue(computed)}`;
    }),
    ...(differences.length > MOST_ROWS ? [`  and ${differences.length - MOST_ROWS} more; --json has all`] : []),
    '',
  ]
    .map(printableLine)
    .join('\n');
}

/** Returns lines about the selected manoeuvre and its screening. */
function planLines(record: DecisionRecord): string[] {
  const { plan } = record;
  if (plan === null) return [];
  const { planId, sha256, figures } = plan;
  const { manoeuvreType, ignitionEpoch, screeningVerdict, totalProbability } = figures;
  const texts = [frozenScreening(record)?.text, screeningVerdict].filter((text) => typeof text === 'string');
  return [
    `plan      ${planId} (${sha256.slice(0, 12)}): ${manoeuvreType} at ${ignitionEpoch}, total Pc ${totalProbability}`,
    `screened  ${texts.length === 0 ? 'no' : texts.join('. ')}`,
  ];
}

const SIGNATURES: Readonly<Record<SignatureStatus, string>> = {
  valid: 'of the key',
  invalid: 'NOT of the key',
  'no-key': 'not checked: no key for it',
  'out-of-time': 'of a key that was NOT in use then',
  unsigned: 'none',
};

const NOT_RECOMPUTED = {
  ephemeris: 'ephemeris',
  catalogue: 'catalogue',
  'earlier-messages': 'older messages:',
  plan: 'plan',
  said: 'statements of both operators on manoeuvre responsibility',
  people: 'who opened, decided and signed, and when',
} as const;

function verdictOf({ conclusion, otherEdition = METHODS_EDITION }: Replay): string {
  const sentences: Readonly<Record<Conclusion, string>> = {
    proven: 'The record is as it was signed, and every figure is the same.',
    unproven:
      'The record is unaltered since its hash was made, and every figure is the same; who signed is not proven.',
    'other-methods': `The record is as it was signed. Its figures are of edition ${otherEdition} of the methods; those that differ, edition ${METHODS_EDITION} computes otherwise.`,
    'told-otherwise': 'The record is NOT what was signed, or told otherwise than its messages come to.',
    altered: 'The record is NOT what was signed.',
  };
  return sentences[conclusion];
}

const LONGEST = 80;

function displayedValue(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
