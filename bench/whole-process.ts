/** `keepout screen` from file to CSV as a process of its own: CPU of all its threads, wall time and memory. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cataloguePath, catalogueText, changedCatalogue, grownCatalogue, START_UTC } from './catalogue.ts';
import { median } from './measure.ts';

export interface ProcessRun {
  readonly cpuS: number;
  readonly wallS: number;
  readonly residentBytes: number;
  readonly approaches: number;
}

export interface WholeProcessFigures {
  readonly objects: number;
  readonly days: number;
  readonly workers: number;
  readonly allPairs: ProcessRun;
  /** The same with a window of a few minutes: start, load, tables, without the screening. */
  readonly overhead: ProcessRun;
  readonly growth: readonly (ProcessRun & { readonly objects: number })[];
  /** Against an earlier result; the file compared with that of a whole run where that was made. */
  readonly incremental: readonly (ProcessRun & { readonly changed: number; readonly isSameFile?: boolean })[];
}

const WORKERS = 2;
const program = fileURLToPath(new URL('../dist/keepout.mjs', import.meta.url));
const usage = new URL('./process-usage.mjs', import.meta.url).href;

export function benchWholeProcess(quick: boolean): WholeProcessFigures {
  const folder = mkdtempSync(join(tmpdir(), 'keepout-bench-'));
  const days = quick ? 0.5 : 7;
  const at = (name: string): string => join(folder, name);
  try {
    const runs = Array.from({ length: quick ? 1 : 3 }, () => screen(folder, cataloguePath, days, at('all.csv')));
    const allPairs = runs.find((run) => run.cpuS === median(runs.map((sample) => sample.cpuS))) ?? runs[0]!;
    const overhead = screen(folder, cataloguePath, 0.003, at('overhead.csv'));
    const growth = (quick ? [10_000, 20_000, 30_000] : [10_000, 20_000, 30_000, 60_000, 120_000]).map((objects) => {
      writeFileSync(at('grown.csv'), grownCatalogue(objects));
      return { objects, ...screen(folder, at('grown.csv'), quick ? 0.1 : 1, at('grown-out.csv')) };
    });
    const incremental = (quick ? [10] : [10, 100, 1000]).map((changed) => {
      writeFileSync(at('changed.csv'), changedCatalogue(changed));
      const more = ['--previous', at('all.csv'), '--previous-catalogue', cataloguePath];
      const run = screen(folder, at('changed.csv'), days, at('changed-out.csv'), more);
      if (changed !== 10) return { changed, ...run };
      screen(folder, at('changed.csv'), days, at('whole.csv'));
      return { changed, ...run, isSameFile: readFileSync(at('changed-out.csv')).equals(readFileSync(at('whole.csv'))) };
    });
    const objects = catalogueText().trim().split('\n').length - 1;
    return { objects, days, workers: WORKERS, allPairs, overhead, growth, incremental };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function screen(
  folder: string,
  catalogue: string,
  days: number,
  out: string,
  more: readonly string[] = [],
): ProcessRun {
  const figures = join(folder, 'usage.json');
  const window = ['--start', START_UTC, '--days', String(days), '--threshold-km', '5', '--workers', String(WORKERS)];
  const args = ['--import', usage, program, 'screen', '--catalogue', catalogue, ...window, '--out', out, ...more];
  const startedMs = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, KEEPOUT_BENCH_USAGE: figures },
  });
  const wallS = (performance.now() - startedMs) / 1000;
  if (status !== 0) throw new Error(`keepout screen ended with ${status}: ${stderr}`);
  const { cpuS, residentBytes } = JSON.parse(readFileSync(figures, 'utf8')) as Pick<
    ProcessRun,
    'cpuS' | 'residentBytes'
  >;
  return { cpuS, wallS, residentBytes, approaches: Number.parseInt(stdout, 10) };
}
