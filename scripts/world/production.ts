/**
 * `npm run world:production -- [--database URL] [--issuer URL --program ID:SECRET] [--keep]`: walks docs/guides/first-alert.md in the built
 * program, in production mode from an empty database, with stand-ins of everybody else, and says how long each step took.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Installation } from '../production/installation.ts';
import { build, say } from '../project.mjs';
import { PATIENT } from '../test-patience.mjs';
import { SECTIONS, STOP, type Walked, World } from './walk.ts';

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    issuer: { type: 'string' },
    program: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const MOST_LETTERS = 120;
const { database, issuer, program, keep } = values;
const [id, secret] = program?.split(':') ?? [];
if ((issuer === undefined) !== (id === undefined || secret === undefined))
  throw new Error('--issuer and --program ID:SECRET go together');

build();
const startedMs = performance.now();
const installation = new Installation();
process.once('exit', () => installation.remove());
const walked: Walked[] = [];
let world: World | undefined;
/** Ctrl-C ends whatever runs; what is kept is stopped as the guide says. */
let isKept = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (world === undefined) process.exit(1);
    if (!isKept) void world.end();
  });

try {
  await installation.layOut();
  walked.push({
    section: '0. Lay out what is built',
    seconds: (performance.now() - startedMs) / 1000,
    expectedTexts: [],
  });
  world = await World.begin(installation, {
    ...(database !== undefined && { database }),
    ...(issuer !== undefined && { issuer }),
    ...(id !== undefined && secret !== undefined && { program: [id, secret] as const }),
  });
  for (const section of SECTIONS.filter((sectionName) => !keep || sectionName !== STOP)) await step(world, section);
  if (keep) {
    isKept = true;
    say(`it runs at ${installation.origin}, in ${installation.folder}; Ctrl-C stops it`);
    await once(process, 'SIGINT');
    await step(world, STOP);
  }
  for (const { section, seconds } of walked) say(`${seconds.toFixed(1).padStart(6)} s  ${section}`);
  say(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  in all`);
} finally {
  await world?.end();
}

async function step(walking: World, section: string): Promise<void> {
  const outcome = await walking.walk(section, PATIENT.timeout);
  walked.push(outcome);
  say(`${outcome.section} (${outcome.seconds.toFixed(1)} s)`);
  for (const line of outcome.expectedTexts) say(`    ${line.slice(0, MOST_LETTERS)}`);
}
