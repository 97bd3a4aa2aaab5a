/** CPU time of one judgement, message by message, and of drawn encounters, four in five of them slow: `npx tsx bench/judging.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { judge } from '../packages/assessment/src/judge.ts';
import { messageApproach } from '../packages/assessment/src/message-approach.ts';
import { readCdm } from '../packages/ccsds/src/cdm/read.ts';
import { DEFAULT_RISK_THRESHOLDS } from '../packages/conjunction/src/decision/risk-level.ts';
import { verdictReport } from '../packages/conjunction/src/pc/verdict-pc.ts';
import { drawnEncounters } from '../packages/conjunction/test/drawn-encounters.ts';

const RULES = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 };
/** The last pass counts: the first ones warm up. */
const PASSES = 3;
const FOLDERS = ['../conformance/ccsds/cdm/valid/', '../conformance/pc/alfano/'];

const messages = FOLDERS.flatMap((folder) => {
  const at = new URL(folder, import.meta.url);
  return readdirSync(at).flatMap((name) => {
    const cdm = readCdm(readFileSync(new URL(name, at), 'utf8'));
    const approach = cdm.ok ? messageApproach(cdm.value) : undefined;
    return cdm.ok && approach?.ok ? [{ approach: approach.value, nowTaiS: cdm.value.creationTaiS }] : [];
  });
});

const byMethod = new Map<string, number[]>();
for (let pass = 1; pass <= PASSES; pass++) {
  for (const { approach, nowTaiS } of messages) {
    const before = process.cpuUsage().user;
    const { report } = judge(approach, RULES, nowTaiS);
    if (pass < PASSES) continue;
    const method = report.recommended?.method ?? 'none';
    byMethod.set(method, [...(byMethod.get(method) ?? []), (process.cpuUsage().user - before) / 1000]);
  }
}
for (const [method, ms] of [...byMethod, ['all', [...byMethod.values()].flat()] as const]) {
  const mean = ms.reduce((sum, time) => sum + time, 0) / ms.length;
  process.stdout.write(
    `${method.padEnd(16)} ${ms.length} messages, mean ${mean.toFixed(2)} ms, longest ${Math.max(...ms).toFixed(1)}\n`,
  );
}

/** Any message: the slowest of a hundred, and of all. */
const MUST_MS = { 99: 50, 100: 250 };
const encounters = [...drawnEncounters(300)];
const times: number[] = [];
for (let pass = 1; pass <= PASSES; pass++) {
  for (const { primary, secondary, hardBodyRadiusM } of encounters) {
    const before = process.cpuUsage().user;
    verdictReport({ primary, secondary, hardBodyRadiusM, isAtTca: true });
    if (pass === PASSES) times.push((process.cpuUsage().user - before) / 1000);
  }
}
times.sort((a, b) => a - b);
const at = (percent: number): number => times[Math.ceil((percent / 100) * times.length) - 1]!;
const shares = [50, 99, 100].map((percent) => `${percent} %: ${at(percent).toFixed(1)} ms`).join(', ');
process.stdout.write(
  `drawn            ${times.length} encounters, ${shares}; must of messages 99 %: ${MUST_MS[99]}, 100 %: ${MUST_MS[100]} ms\n`,
);
