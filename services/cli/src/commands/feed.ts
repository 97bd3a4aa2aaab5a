import type { FeedKind } from '@keepout/contract/feeds/enums';
import type { Feed, FeedTurn } from '@keepout/contract/feeds/feed';
import { FEED_NUMBERS, USUAL_LEAST_SHARE } from '@keepout/contract/feeds/fields';
import { FEED_KINDS, isForOperator } from '@keepout/contract/feeds/kinds';
import { feeds } from '@keepout/server/feeds/module';
import { presentTurn } from '@keepout/server/feeds/present';
import { createFeed, presentFeeds, removeFeed } from '@keepout/server/feeds/service';
import { type FeedRow, feedsByName, listFeeds } from '@keepout/server/feeds/store';
import { turnHere } from '@keepout/server/feeds/turns/jobs';
import { isOperator } from '@keepout/server/fleet/operator';
import type { ServerContext } from '@keepout/server/hosting/module';
import { Refusal } from '@keepout/server/platform/http/problem';
import type { Command } from 'commander';
import { readText } from '../files/input-file.ts';
import { CommandEnd, EXIT, inputAtFault, wrongUsage } from '../process/exit.ts';
import { untilInterrupted } from '../process/interrupt.ts';
import { onFoundation } from '../process/on-foundation.ts';
import { fieldOption } from '../process/option-value.ts';
import { print, printableLine } from '../process/print.ts';

/** Returns the caller of commands: the installation, or the operator of the feed. */
const callerFor = (operatorId: string | null) => ({ operatorId: operatorId ?? 'platform', actor: 'command line' });

const OPERATOR = ['--operator <id>', 'organisation that gets the CDMs or ephemerides'] as const;

interface FeedOwner {
  readonly operator?: string;
}

const kebab = (kind: FeedKind): string => kind.toLowerCase().replaceAll('_', '-');
const KINDS = new Map(Object.keys(FEED_KINDS).map((kind) => [kebab(kind as FeedKind), kind as FeedKind]));

const HELP = `
A feed imports data automatically, as often as its publisher allows. If new data cannot be used, the
previous data remain in use.`;

const ADD_HELP = `
Kinds: ${[...KINDS.keys()].join(', ')}.
Options that you omit have the default of the kind. The password is read from a file and encrypted
with the key of the installation.`;

export function addFeed(program: Command): void {
  const feed = program
    .command('feed')
    .description('import data from publishers and folders')
    .addHelpText('after', HELP);
  feed
    .command('list')
    .description('list all feeds with state, next run and last data')
    .option('--json', 'print the JSON of the API')
    .action(async ({ json }: { readonly json?: true }) => {
      const all = await onFoundation(async ({ database: { orm } }) => presentFeeds(orm, await listFeeds(orm)));
      print(json ? `${JSON.stringify(all, null, 2)}\n` : listOf(all));
    });
  addAdd(feed);
  feed
    .command('try')
    .argument('<name>', 'name of the feed')
    .option(...OPERATOR)
    .description('show the result of one run without importing data')
    .action((name: string, { operator }: FeedOwner) => turn(name, operator, true));
  feed
    .command('take')
    .argument('<name>', 'name of the feed')
    .option(...OPERATOR)
    .description('run now and import the data, if the publisher allows a call')
    .action((name: string, { operator }: FeedOwner) => turn(name, operator, false));
  feed
    .command('remove')
    .argument('<name>', 'name of the feed')
    .option(...OPERATOR)
    .description('remove a feed; its last data remain in use until `keepout catalogue remove-source`')
    .action(async (name: string, { operator }: FeedOwner) => {
      await onFoundation(async (context) => {
        const { id, operatorId } = await feedOf(context, name, operator);
        await removeFeed(context, callerFor(operatorId), id, 'machine');
      });
      print(`${name} is removed\n`);
    });
}

interface AddOptions extends FeedOwner {
  readonly kind: string;
  readonly address?: string;
  readonly set?: readonly string[];
  readonly every?: string;
  readonly leastShare?: string;
  readonly signInAddress?: string;
  readonly trustedServer?: string;
  readonly identity?: string;
  readonly passwordFile?: string;
  readonly off?: true;
}

function addAdd(feed: Command): void {
  feed
    .command('add')
    .argument('<name>', 'name of the feed')
    .description('add a feed')
    .requiredOption('--kind <kind>', 'kind of the feed')
    .option('--address <where>', 'web address, or folder on this host')
    .option('--set <names...>', 'data sets to request; for a mailbox the allowed senders')
    .option('--every <minutes>', 'interval between runs')
    .option('--least-share <percent>', 'minimum number of objects, in percent of the previous file')
    .option(...OPERATOR)
    .option('--sign-in-address <where>', 'address of the sign-in, if it differs')
    .option(
      '--trusted-server <name>',
      'for a mailbox: your mail server (authserv-id) whose Authentication-Results are used',
    )
    .option('--identity <account>', 'account name')
    .option('--password-file <file>', 'file with the password, - for standard input')
    .option('--off', 'add the feed switched off')
    .addHelpText('after', ADD_HELP)
    .action(async (name: string, options: AddOptions) => {
      const body = bodyOf(name, options);
      const isOwn = isForOperator(body.kind);
      if (isOwn && options.operator === undefined) throw wrongUsage('--operator says for whom it is');
      if (!isOwn && options.operator !== undefined)
        throw wrongUsage('--operator: the feed is for the entire installation');
      await onFoundation(async (context) => {
        const { operator = null } = options;
        if (operator !== null && !(await isOperator(context.database.orm, operator))) {
          throw inputAtFault(`--operator ${operator}: this operator does not exist`);
        }
        await asInput(createFeed(context, callerFor(operator), body, 'machine'));
      });
      print(`${name} is added; \`keepout feed try ${name}\` runs a trial download\n`);
    });
}

function bodyOf(name: string, options: AddOptions) {
  const kind = KINDS.get(options.kind);
  if (kind === undefined) throw wrongUsage(`--kind ${options.kind}: ${[...KINDS.keys()].join(', ')}`);
  const usual = FEED_KINDS[kind];
  const address = options.address ?? usual.address;
  if (address === null) throw wrongUsage('--address names the folder');
  const { everyMinutes, minShare } = FEED_NUMBERS;
  return {
    name,
    kind,
    address,
    sets: [...(options.set ?? usual.sets)],
    everyMinutes:
      options.every === undefined ? usual.everyMinutes : fieldOption('--every', options.every, everyMinutes),
    minShare:
      options.leastShare === undefined
        ? USUAL_LEAST_SHARE
        : fieldOption('--least-share', options.leastShare, minShare) * minShare.shown.factor,
    signInAddress: options.signInAddress ?? usual.signInAddress ?? null,
    trustedServer: options.trustedServer ?? null,
    identity: options.identity ?? null,
    ...(options.passwordFile !== undefined && { password: readText(options.passwordFile).trim() }),
    isOn: options.off !== true,
  };
}

async function turn(name: string, operator: string | undefined, isTrial: boolean): Promise<void> {
  const ended = await onFoundation(async (context) => {
    const { id } = await feedOf(context, name, operator);
    const row = await untilInterrupted((signal) => turnHere(context, id, isTrial, signal));
    if (row === undefined) throw inputAtFault(`${name}: a turn of it waits or asks already`);
    return presentTurn(row);
  }, feeds);
  print(turnText(ended));
  if (ended.state === 'CANCELLED') throw new CommandEnd(EXIT.interrupted, 'stopped; what was in use stays so');
  if (ended.state === 'SKIPPED') throw new CommandEnd(EXIT.outage, `skipped, no change. ${ended.message}`);
  if (ended.state === 'FAILED') throw new CommandEnd(EXIT.outage, ended.message);
  if (ended.state === 'REFUSED') throw inputAtFault(ended.message);
}

function turnText({ files, change, calls, state, isTrial, message }: FeedTurn): string {
  const lines = files.map(
    ({ name, sizeBytes, records, rejected }) =>
      `${name}: ${sizeBytes} bytes, ${records} records, ${rejected} that cannot be read`,
  );
  if (change !== null) {
    const { objects, newer, added, missing } = change;
    lines.push(`${objects} in all, ${newer} newer than in use, ${added} not known before, ${missing} missing`);
  }
  const outcome = { TAKEN: isTrial ? 'it would be taken' : 'it is in use now', UNCHANGED: 'the same as before' };
  if (state === 'TAKEN' || state === 'UNCHANGED')
    lines.push(`${outcome[state]} (calls: ${calls})${message && ` ${message}`}`);
  return lines.map((line) => `${printableLine(line)}\n`).join('');
}

async function feedOf({ database }: ServerContext, name: string, operator: string | undefined): Promise<FeedRow> {
  const [row, ...otherFeeds] = (await feedsByName(database.orm, name)).filter(
    ({ operatorId }) => operator === undefined || operatorId === operator,
  );
  if (row === undefined) throw inputAtFault(`${name}: there is no such feed (\`keepout feed list\`)`);
  if (otherFeeds.length > 0) throw wrongUsage(`use --operator to select the owner of ${name}`);
  return row;
}

async function asInput<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Refusal) throw inputAtFault(`${cause.message} [${cause.facts.code}]`);
    throw cause;
  }
}

function listOf(all: readonly Feed[]): string {
  if (all.length === 0) return 'No feeds. Add one with `keepout feed add`.\n';
  return all
    .flatMap((feed) => [lineOf(feed), ...refusedLines(feed)])
    .map((line) => `${printableLine(line)}\n`)
    .join('');
}

/** Refused files that `feed list` names of a feed. */
const MOST_REFUSED = 10;

function refusedLines({ status: { refused } }: Feed): readonly string[] {
  const lines = refused
    .slice(0, MOST_REFUSED)
    .map(({ name, reason, refusedAt }) => `  refused ${minute(refusedAt)}  ${name}: ${reason}`);
  const left = refused.length - lines.length;
  return left > 0 ? [...lines, `  and ${left} more refused files (--json)`] : lines;
}

const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} Z`;

function lineOf({ name, kind, status: { health, lastGoodAt, dueAt, lastTurn } }: Feed): string {
  const good = lastGoodAt === null ? 'no usable data yet' : `good ${minute(lastGoodAt)}`;
  const next = dueAt === null ? 'not asked' : `next ${minute(dueAt)}`;
  const words = lastTurn?.message ? `  ${lastTurn.message}` : '';
  return `${name.padEnd(20)} ${kebab(kind).padEnd(18)} ${health.toLowerCase().padEnd(8)} ${good.padEnd(24)} ${next}${words}`;
}
