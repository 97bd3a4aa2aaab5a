import type { Approach } from '@keepout/assessment/approach';
import { confidenceOfApproach } from '@keepout/assessment/confidence';
import { objectsOf, verdictThresholds, withSharedErrors } from '@keepout/assessment/judge';
import { openVerdict, plannedEncounterOf } from '@keepout/assessment/planned-encounter-of';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import { correlatedReport, verdictReport } from '@keepout/conjunction/pc/verdict-pc';
import { nothingToPlanText } from '@keepout/contract/ca/words/nothing-to-plan';
import { reasonOf } from '@keepout/operations/plan/known-events';
import type { PlanningEvent } from '@keepout/planning/outcome';
import type { Command } from 'commander';
import { COVARIANCE_RULES_OPTION } from '../files/covariance-rules-file.ts';
import { EOP_OPTION } from '../files/earth-orientation-file.ts';
import {
  type ApproachOptions,
  approachOf,
  HISTORY_OPTION,
  readMessage,
  unlikeHistoryOf,
} from '../files/message-file.ts';
import { writeResult } from '../files/result-file.ts';
import { KIND_OPTIONS, type PlanOptionTexts, planOptions } from '../planning/plan-options.ts';
import { planTable, wirePlan } from '../planning/plan-report.ts';
import { archiveOfPlan } from '../planning/planned-archive.ts';
import { runPlan } from '../planning/run-plan.ts';
import { inputAtFault } from '../process/exit.ts';
import { numberOption } from '../process/option-value.ts';
import { print } from '../process/print.ts';
import { DEFAULT_RULES, verdictByDefaults } from './pc-verdict.ts';

export function addPlan(program: Command): void {
  program
    .command('plan')
    .description('plan avoidance manoeuvres for a CDM')
    .argument('<file>', 'CDM as KVN, XML or JSON; object 1 is the satellite that manoeuvres')
    .option('--type <name>', 'impulsive, continuous or differential-drag', 'impulsive')
    .option(
      '--burn <orbits:r,t,n>',
      'manoeuvre to evaluate: orbits before TCA, and delta-v in RTN, m/s; can be repeated',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--optimise <goal>', 'objective of the search: pc, mahalanobis or miss', 'pc')
    .option('--max-dv <mps>', 'maximum delta-v of the search, m/s', '1')
    .option('--target-pc <pc>', 'target of the total Pc: search for the minimum delta-v')
    .option('--orbits <a..b>', 'range of the search, orbits before TCA, in steps of 0.05', '0.5..5')
    .option('--direction <r,t,n>', 'fixed direction or its opposite (default: best direction)')
    .option(
      '--model <name>',
      'two-body, or full: EGM96 12x12, Sun, Moon, and drag where the message has a ballistic coefficient',
      'two-body',
    )
    .option('--atmosphere <name>', 'atmosphere model: exponential, or nrlmsise-00 (default with --space-weather)')
    .option('--space-weather <file>', 'space weather for nrlmsise-00: SW-All.csv of CelesTrak, also gzip')
    .option('--hbr <m>', 'combined hard-body radius, m (default: from the message, or by object type)')
    .option('--catalogue <file>', 'other objects; their conjunctions are in the total Pc. Also gives object sizes')
    .option(
      '--leave-out <what>',
      `exclude an object (number) or a type (${KIND_OPTIONS.join(', ')}) from all totals; can be repeated`,
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--mass <kg>', 'mass of the satellite, kg (default: from the message)')
    .option('--isp <s>', 'specific impulse, s, for the propellant')
    .option('--thrust <n>', 'thrust of a continuous engine, N')
    .option('--duty <share>', 'duty cycle of the engine', '1')
    .option('--areas <min,nominal,max>', 'cross-section areas for differential drag, m^2')
    .option('--cd <value>', 'drag coefficient', '2.2')
    .option(
      '--burn-error <share,deg[,mps,mps]>',
      'execution error, one sigma: share of the size, direction in degrees, fixed errors along and across in m/s; burns are sized to reach the target with it',
    )
    .option(
      '--export-set <file.zip>',
      'write the candidates as an archive: orbits without and with each burn, burns as OPM and OCM, a table',
    )
    .option(...EOP_OPTION)
    .option(...HISTORY_OPTION)
    .option(...COVARIANCE_RULES_OPTION)
    .option('--json', 'print JSON')
    .action((file: string, texts: PlanOptionTexts & ApproachOptions & JudgingTexts & { json?: boolean }) => {
      const options = planOptions(texts);
      const cdm = readMessage(file);
      const radiusM = texts.hbr === undefined ? undefined : numberOption('--hbr', texts.hbr, 1e-6, 1e6);
      const approach = approachOf(file, cdm, texts);
      const assessmentOptions = { radiusM, unlikeHistory: unlikeHistoryOf(cdm, texts.history) };
      const plan = runPlan(encounterOf(file, approach, assessmentOptions), cdm, options, file);
      const confidence = confidenceOfApproach(approach, assessmentOptions);
      if (options.exportSet !== undefined) writeResult(options.exportSet, [archiveOfPlan(plan, cdm, file, confidence)]);
      print(texts.json ? `${JSON.stringify(wirePlan(plan, confidence), null, 2)}\n` : planTable(plan, confidence));
    });
}

interface JudgingTexts {
  readonly hbr?: string;
  readonly history?: readonly string[];
}

/** Inputs for the assessment of a close approach. */
interface AssessmentOptions {
  readonly radiusM: number | undefined;
  readonly unlikeHistory: readonly UnlikeHistory[];
}

function encounterOf(
  file: string,
  approach: Approach,
  assessmentOptions: AssessmentOptions,
): Omit<PlanningEvent, 'id'> {
  const encounter = plannedEncounterOf(approach, assessmentOptions.radiusM);
  if (encounter.ok) return { ...encounter.value, ...openness(approach, assessmentOptions) };
  const { code, object } = encounter.fault;
  const objectLabel = object === undefined ? '' : `object ${object === 'primary' ? 1 : 2}: `;
  throw inputAtFault(`${file}: ${objectLabel}${nothingToPlanText(reasonOf(code))}`);
}

/** Whether the verdict of the event is *no conclusion*, by the limits of the service's defaults. */
function openness(approach: Approach, { radiusM, unlikeHistory }: AssessmentOptions): ReturnType<typeof openVerdict> {
  const { objects, covariances: known, radius } = objectsOf(approach);
  const [primary, secondary] = objects;
  const { isAtTca } = approach;
  const hardBodyRadiusM = radiusM ?? radius.radiusM;
  const report = verdictReport({ primary, secondary, isAtTca, hardBodyRadiusM });
  if (!report.ok) return { isInconclusive: true };
  const correlated = correlatedReport(withSharedErrors(report.value.objects, known), hardBodyRadiusM);
  if (!correlated.ok) return { isInconclusive: true };
  const verdict = verdictByDefaults(approach, report.value, correlated.value, unlikeHistory);
  return openVerdict(verdict, verdictThresholds(DEFAULT_RULES));
}
