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
    .description('avoidance manoeuvres for the conjunction of a data message')
    .argument('<file>', 'CDM as KVN, XML or JSON; object 1 is the satellite that manoeuvres')
    .option('--type <name>', 'impulsive, continuous or differential-drag', 'impulsive')
    .option(
      '--burn <orbits:r,t,n>',
      'a manoeuvre to evaluate: orbits before TCA, and delta-v in RTN at that time, m/s; as often as wanted',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--optimise <goal>', 'pc, mahalanobis or miss: search for the best manoeuvres', 'pc')
    .option('--max-dv <mps>', 'largest change of velocity of the search', '1')
    .option('--target-pc <pc>', 'search for the least change of velocity that brings the total probability to this')
    .option('--orbits <a..b>', 'orbits before TCA to search, every twentieth of one', '0.5..5')
    .option('--direction <r,t,n>', 'hold this direction, either way; else the best of all')
    .option(
      '--model <name>',
      'two-body, or full: EGM96 12x12, Sun, Moon, and drag where the message has a ballistic coefficient',
      'two-body',
    )
    .option('--atmosphere <name>', 'of the drag: exponential, or nrlmsise-00 (default with --space-weather)')
    .option('--space-weather <file>', 'Sun and magnetic field for nrlmsise-00, SW-All.csv of CelesTrak, also gzip')
    .option('--hbr <m>', 'combined hard-body radius, m; else from the message or by object type')
    .option(
      '--catalogue <file>',
      'other objects that the satellite meets: their encounters count in the total; it knows the sizes of the objects too',
    )
    .option(
      '--leave-out <what>',
      `an object of the catalogue by its number, or every one of a kind (${KIND_OPTIONS.join(', ')}), whose encounters count in no total, and are told beside it; as often as wanted`,
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--mass <kg>', 'mass of the satellite; else from the message')
    .option('--isp <s>', 'specific impulse, for the propellant')
    .option('--thrust <n>', 'thrust of a continuous motor, N')
    .option('--duty <share>', 'share of the time that the motor is on', '1')
    .option('--areas <min,nominal,max>', 'cross-sections for differential drag, m^2')
    .option('--cd <value>', 'drag coefficient', '2.2')
    .option(
      '--burn-error <share,deg[,mps,mps]>',
      'one sigma of a burn, of its size and its direction, and fixed along and across it: burns reach the target with it; else as planned',
    )
    .option(
      '--export-set <file.zip>',
      'write the candidates as one archive: the orbit without a burn and with each, burns as OPM and OCM, a table',
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
      const judging = { radiusM, unlikeHistory: unlikeHistoryOf(cdm, texts.history) };
      const plan = runPlan(encounterOf(file, approach, judging), cdm, options, file);
      const confidence = confidenceOfApproach(approach, judging);
      if (options.exportSet !== undefined) writeResult(options.exportSet, [archiveOfPlan(plan, cdm, file, confidence)]);
      print(texts.json ? `${JSON.stringify(wirePlan(plan, confidence), null, 2)}\n` : planTable(plan, confidence));
    });
}

interface JudgingTexts {
  readonly hbr?: string;
  readonly history?: readonly string[];
}

/** Inputs for the assessment of a close approach. */
interface Judging {
  readonly radiusM: number | undefined;
  readonly unlikeHistory: readonly UnlikeHistory[];
}

function encounterOf(file: string, approach: Approach, judging: Judging): Omit<PlanningEvent, 'id'> {
  const encounter = plannedEncounterOf(approach, judging.radiusM);
  if (encounter.ok) return { ...encounter.value, ...openness(approach, judging) };
  const { code, object } = encounter.fault;
  const whose = object === undefined ? '' : `object ${object === 'primary' ? 1 : 2}: `;
  throw inputAtFault(`${file}: ${whose}${nothingToPlanText(reasonOf(code))}`);
}

/** Whether the verdict of the event is *no conclusion*, by the limits of the service's defaults. */
function openness(approach: Approach, { radiusM, unlikeHistory }: Judging): ReturnType<typeof openVerdict> {
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
