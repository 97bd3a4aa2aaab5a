import { type DecisionRecord, frozenScreening } from '@keepout/server/ca/decisions/record/decision-record';
import { readRecord } from '@keepout/server/ca/decisions/record/read-record';
import { type Replay, replayRecord } from '@keepout/server/ca/decisions/record/replay';
import type { Command } from 'commander';
import { readText } from '../files/input-file.ts';
import { EXIT, inputAtFault } from '../process/exit.ts';
import { productVersion } from '../process/read-settings.ts';

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('check a signed decision record and compute it again from the messages inside')
    .argument('<record>', 'decision record, JSON; also gzip')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nEvery hash of what is inside is checked, and every figure computed anew and compared to the last digit. Exit code 0 where\n' +
        'all is the same, 1 where the record was altered or a figure differs.',
    )
    .action((file: string, options: { json?: boolean }) => {
      const read = readRecord(readText(file));
      if (!read.ok) throw inputAtFault(`${file}: ${read.fault.message} [${read.fault.code}]`);
      const record = read.value;
      const replay = replayRecord(record);
      process.stdout.write(
        options.json ? `${JSON.stringify(wireReplay(file, record, replay), null, 2)}\n` : table(record, replay),
      );
      if (!replay.isSame) process.exitCode = EXIT.inputAtFault;
    });
}

/** What computed the record, and what computes it now. */
function versionsOf({ inputs: { versions } }: DecisionRecord) {
  const here = { product: productVersion(), runtime: `node ${process.version}` };
  return { recorded: versions, here };
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
    versions: versionsOf(record),
  };
}

/** Differences that are printed; whoever has more sees by JSON. */
const MOST_ROWS = 40;

function table(record: DecisionRecord, replay: Replay): string {
  const { decisionId, event, decision, decided, signed, inputs } = record;
  const { hash, alteredMessages, breaches, differences, compared, failure, isSame } = replay;
  const { recorded, here } = versionsOf(record);
  const texts = inputs.messages.length;
  const isOtherProduct = recorded.product !== here.product || recorded.runtime !== here.runtime;
  return [
    `record    ${decisionId}, ${event.object1.name} and ${event.object2.name}`,
    `decision  ${decision} by ${decided.by}, signed by ${signed.by} at ${signed.at}`,
    ...planLines(record),
    `hash      ${hash.computed === hash.recorded ? `as recorded, ${hash.computed}` : `ALTERED: recorded ${hash.recorded}, is ${hash.computed}`}`,
    `messages  ${alteredMessages.length === 0 ? `${texts} as recorded` : `ALTERED: ${alteredMessages.join(', ')}`}`,
    `not inside ${notInside(record)}`,
    ...(isOtherProduct
      ? [`computed  by Keepout ${recorded.product}, ${recorded.runtime}; here Keepout ${here.product}, ${here.runtime}`]
      : []),
    ...breaches.map((breach) => `BREACH    ${breach}`),
    ...(failure === undefined ? [] : [`FAILED    ${failure}`]),
    `figures   ${compared} computed again, ${differences.length} differ`,
    ...differences.slice(0, MOST_ROWS).map(({ path, recorded: before, computed }) => {
      return `  ${path}: recorded ${shown(before)}, computed ${shown(computed)}`;
    }),
    ...(differences.length > MOST_ROWS ? [`  and ${differences.length - MOST_ROWS} more; --json has all`] : []),
    isSame ? 'The record is as it was signed, and every figure is the same.' : 'The record is NOT what was signed.',
    '',
  ].join('\n');
}

/** The manoeuvre that was decided on, and what its screening said. */
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

/** What the record names by its hash alone. */
function notInside({ inputs: { ephemerides, catalogue, earlierMessages } }: DecisionRecord): string {
  const files = ephemerides.map(({ fileName, sha256 }) => `ephemeris ${fileName} (${sha256.slice(0, 12)})`);
  const parts = [
    ...files,
    ...(catalogue === null ? [] : [`catalogue ${catalogue.source} (${catalogue.contentHash.slice(0, 12)})`]),
    ...(earlierMessages === 0 ? [] : [`${earlierMessages} older messages`]),
  ];
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

const LONGEST = 80;

function shown(value: unknown): string {
  const text = value === undefined ? 'none' : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
