import { orbitScores } from '@keepout/assessment/message-analysis';
import { messageApproach } from '@keepout/assessment/message-approach';
import { type OrbitCheckCode, type OrbitScore, passesByLetter } from '@keepout/conjunction/decision/orbit-score';
import type { Command } from 'commander';
import { readMessage } from '../files/message-file.ts';
import { print } from '../process/print.ts';

interface Quality {
  /** 0 to 1, over the known checks; null if fewer than half of all are known. */
  readonly score: number | null;
  readonly knownChecks: number;
  readonly allChecks: number;
  /** 0 to 1; a check that is not known counts as not passed. */
  readonly composite: number;
  /** Checks that failed, or for which the message has no data. */
  readonly zeros: readonly OrbitCheckCode[];
  /** Those of them for which the message has no data. */
  readonly notTold: readonly OrbitCheckCode[];
}

export function addOdQuality(program: Command): void {
  program
    .command('od-quality')
    .description('quality score of the orbit determinations in a CDM')
    .argument('<file>', 'CDM as KVN, XML or JSON')
    .option('--json', 'print JSON')
    .action((file: string, options: { readonly json?: boolean }) => {
      const cdm = readMessage(file);
      const approach = messageApproach(cdm);
      const [first, second] = orbitScores(cdm, approach.ok ? approach.value : undefined).map(qualityOf);
      const qualities = { object1: first!, object2: second! };
      print(options.json ? `${JSON.stringify(qualities, null, 2)}\n` : table(qualities));
    });
}

function qualityOf({ composite, groups, score, knownChecks, allChecks }: OrbitScore): Quality {
  const checks = groups.flatMap((group) => group.checks);
  const codes = (isWanted: (isPassed: boolean | undefined) => boolean): readonly OrbitCheckCode[] =>
    checks.flatMap((check) => (isWanted(passesByLetter(check)) ? check.code : []));
  return {
    score: score ?? null,
    knownChecks,
    allChecks,
    composite,
    zeros: codes((isPassed) => isPassed !== true),
    notTold: codes((isPassed) => isPassed === undefined),
  };
}

function table(qualities: Readonly<Record<string, Quality>>): string {
  const rows = Object.entries(qualities).map(
    ([object, { score, knownChecks, allChecks, composite, zeros, notTold }]) => {
      const reasons = zeros.map((code) => (notTold.includes(code) ? `${code} (not told)` : code)).join(', ');
      const known = `${score === null ? 'no score, not enough is known' : `score ${score.toFixed(3)}`} (${knownChecks} of ${allChecks} checks known)`;
      return `${object}  ${known}, composite ${composite.toFixed(3)}${reasons === '' ? ', every check passed' : `, not passed: ${reasons}`}`;
    },
  );
  return `${rows.join('\n')}\n`;
}
