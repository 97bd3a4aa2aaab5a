/** CPU time of one judgement, message by message, and of drawn encounters, four in five of them slow: `npx tsx bench/judging.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { judge } from '../packages/assessment/src/judge.ts';
import { messageApproach } from '../packages/assessment/src/message-approach.ts';
import { readCdm } from '../packages/ccsds/src/cdm/read.ts';
import { DEFAULT_RISK_THRESHOLDS } from '../packages/conjunction/src/decision/risk-level.ts';
import { verdictReport } from '../packages/conjunction/src/pc/verdict-pc.ts';
import { drawnEncounters } from '../packages/conjunction/test/drawn-encounters.ts';
import { percentile } from './measure.ts';

/** ms of CPU. */
export interface JudgingFigures {
  readonly methods: readonly { readonly name: string; readonly ms: readonly number[] }[];
  readonly drawnMs: readonly number[];
}

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
/** Passes that warm up, as a service is after its first messages. */
const WARMING = 5;
/** Of each message the middle of so many counts: what a collection of garbage adds now and then is no message's own. */
const PASSES = 5;
const DRAWN = 300;
const FOLDERS = ['../conformance/ccsds/cdm/valid/', '../conformance/pc/alfano/'];

export function benchJudging(): JudgingFigures {
  const messages = FOLDERS.flatMap((folder) => {
    const at = new URL(folder, import.meta.url);
    return readdirSync(at).flatMap((name) => {
      const cdm = readCdm(readFileSync(new URL(name, at), 'utf8'));
      const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
      return cdm.ok && approach?.ok ? [{ approach: approach.value, nowTaiS: cdm.value.creationTaiS }] : [];
    });
  });
  const judged = timesOf(messages, ({ approach, nowTaiS }) => judge(approach, RULES, nowTaiS).report);
  const byMethod = new Map<string, number[]>();
  for (const { result, ms } of judged) {
    const method = result.recommended?.method ?? 'none';
    byMethod.set(method, [...(byMethod.get(method) ?? []), ms]);
  }
  const drawn = timesOf([...drawnEncounters(DRAWN)], (encounter) => verdictReport({ ...encounter, isAtTca: true }));
  return {
    methods: [...byMethod].map(([name, ms]) => ({ name, ms })),
    drawnMs: drawn.map(({ ms }) => ms),
  };
}

function timesOf<T, R>(items: readonly T[], work: (item: T) => R): { readonly result: R; readonly ms: number }[] {
  const pass = (): { readonly result: R; readonly ms: number }[] =>
    items.map((item) => {
      const before = process.cpuUsage().user;
      const result = work(item);
      return { result, ms: (process.cpuUsage().user - before) / 1000 };
    });
  for (let k = 0; k < WARMING; k++) pass();
  const passes = Array.from({ length: PASSES }, pass);
  return passes[0]!.map(({ result }, i) => ({
    result,
    ms: percentile(
      passes.map((times) => times[i]!.ms),
      0.5,
    ),
  }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { methods, drawnMs } = benchJudging();
  for (const { name, ms } of [
    ...methods,
    { name: 'all', ms: methods.flatMap((method) => method.ms) },
    { name: 'drawn', ms: drawnMs },
  ]) {
    const shares = [0.5, 0.99, 1].map((share) => `${100 * share} %: ${percentile(ms, share).toFixed(1)} ms`).join(', ');
    process.stdout.write(`${name.padEnd(16)} ${ms.length}, ${shares}\n`);
  }
}
