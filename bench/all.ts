/**
 * `npm run bench`: runs every benchmark in its own process, prints the table of goals and writes build/reports/benchmarks.md.
 * `--quick` runs a part of each benchmark in about a minute and prints the report.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle, type Plugin } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { figuresOf } from './bundled-run.ts';
import { catalogueName, prepareCatalogue } from './catalogue.ts';
import { benchFelt } from './felt.ts';
import type { Figures } from './figures.ts';
import type { FleetDayFigures } from './fleet.ts';
import { goalTable } from './goals.ts';
import { benchMission } from './mission.ts';
import { benchNeighbours } from './neighbours.ts';
import { EXACT } from './pc.ts';
import type { PlanScreeningFigures } from './plan-screening.ts';
import type { PlanningFigures } from './planning.ts';
import { benchmarksPage } from './report.ts';
import { benchService } from './service.ts';
import { benchStatistics } from './statistics.ts';

/** Files named relative to a source are found from the bundle as well. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', address), loader: 'ts' };
    }),
};

const isQuick = process.argv.includes('--quick');
const load = loadavg()[0] ?? 0;
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const { build } = (await import(new URL('../scripts/project.mjs', import.meta.url).href)) as { build: () => void };
const { writeReport } = (await import(new URL('../scripts/report-file.mjs', import.meta.url).href)) as {
  writeReport: (name: string, text: string) => void;
};
build();
prepareCatalogue();
process.stdout.write(`measured on ${catalogueName}\n`);
const figures: Figures = {
  catalogueName,
  machine: `${cpus().length} x ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  versions: `Node ${process.versions.node}, satellite.js ${manifest.devDependencies['satellite.js']}, keepout ${manifest.version}`,
  date: new Date().toISOString().slice(0, 10),
  load,
  isQuick,
  exactPc: EXACT,
  sgp4: await measured('SGP4', './sgp4.ts', 'benchSgp4()'),
  catalogue: await measured('catalogue load', './load.ts', 'benchLoad()'),
  peers: await measured('peers of the screening', './screening-peers.ts', `benchPeers(${isQuick})`),
  ...(existsSync(here('one-to-all.ts')) && {
    oneToAll: await measured('one to all', './one-to-all.ts', `benchOneToAll(3, ${isQuick ? 100 : 1000})`),
  }),
  candidates: await measured(
    'best cells against the catalogue',
    './candidates.ts',
    `benchCandidates(${isQuick ? 100 : 1000})`,
  ),
  tradeSpace: await measured('trade space', './trade-space.ts', `benchTradeSpace(${isQuick ? 1 : 5})`),
  passes: await measured('passes', './passes.ts', `benchPasses(${isQuick ? '3, 200, 20' : ''})`),
  observationGain: await measured(
    'orbit update and expected gain',
    './observation-gain.ts',
    `benchObservationGain(${isQuick})`,
  ),
  opportunities: await measured(
    'opportunities of a conjunction',
    './opportunities.ts',
    `benchOpportunities(${isQuick ? 1 : 9})`,
  ),
  presenting: await measured('a list of requests with its sentences', './presenting.ts', 'benchPresenting()'),
  pc: await measured('probability of collision', './pc.ts', 'benchPc()'),
  judging: await measured('judging of messages', './judging.ts', 'benchJudging()'),
  astro: await measured('frames, ephemerides, epochs', './astro.ts', 'benchAstro()'),
  association: await measured('association of tracks', './association.ts', `benchAssociation(${isQuick ? 10 : 100})`),
  service: await timed('the service', () => benchService(isQuick)),
  statistics: await timed('annual statistics', async () => benchStatistics(isQuick)),
  mission: await timed('a mission’s year', async () => benchMission(isQuick)),
  planning: await timed('the planner over HTTP and in a browser', () =>
    figuresOf<PlanningFigures>(here('planning.ts'), `benchPlanning(${isQuick})`),
  ),
  ...(await timed('list and event in a browser', async () => {
    const felt = await benchFelt(isQuick ? 1 : 5);
    return felt && { felt };
  })),
  ...(!isQuick && {
    planScreening: await timed('screening of a plan', () =>
      figuresOf<PlanScreeningFigures>(here('plan-screening.ts'), 'benchPlanScreening()'),
    ),
  }),
  ...(!isQuick && {
    fleetDay: await timed("a fleet's day", () => figuresOf<FleetDayFigures>(here('fleet.ts'), 'benchFleetDay(100)')),
  }),
  ...(!isQuick && { neighbours: await timed('neighbours', benchNeighbours) }),
  whole: await measured('all pairs, growth and changes', './whole-process.ts', `benchWholeProcess(${isQuick})`),
};
if (isQuick) process.stdout.write(`\n${benchmarksPage(figures)}`);
else writeReport('benchmarks.md', benchmarksPage(figures));
process.stdout.write(`\n${goalTable(figures)}\n`);

/** Takes figures in this process: what is measured has processes or threads of its own. */
async function timed<T>(title: string, run: () => Promise<T>): Promise<T> {
  process.stdout.write(`${title} ...`);
  const startedMs = performance.now();
  const figures = await run();
  process.stdout.write(` ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
  return figures;
}

/** Bundles one benchmark, so that it runs as it would in the product, and takes its figures from a process of its own. */
async function measured<T>(title: string, file: string, call: string): Promise<T> {
  process.stdout.write(`${title} ...`);
  const startedMs = performance.now();
  const name = call.slice(0, call.indexOf('('));
  const outfile = here(`../build/bench/${name}.mjs`);
  mkdirSync(dirname(outfile), { recursive: true });
  const contents = `import { ${name} } from '${file}';\nprocess.stdout.write(JSON.stringify(${call}));\n`;
  await bundle({
    stdin: { contents, resolveDir: here('.'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
    plugins: [sourceAddresses],
  });
  const { status, stdout } = spawnSync(process.execPath, [outfile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  process.stdout.write(` ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
  if (status !== 0) throw new Error(`${file} ended with ${status}`);
  return JSON.parse(stdout) as T;
}
