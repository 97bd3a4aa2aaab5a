import { screenedApproach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import type { Party } from '@keepout/assessment/orbit/party';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { mergeBlocks } from '@keepout/conjunction/screening/blocks/merge';
import type { BlockResult, Dropout, Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { screenBlock } from '@keepout/conjunction/screening/screen';
import type { LiveCatalogue } from './catalogue.ts';
import { type LivePlan, livePlan } from './plans.ts';
import type { LiveDropout, LiveEncounter, LiveFindings, LiveParty, LiveRequest } from './question.ts';

/** One block or one approach done of so many, and what came of it. */
export interface ScreeningStep {
  readonly phase: 'screening' | 'judging';
  readonly done: number;
  readonly total: number;
  /** While screening: what the block found. While judging: the approach with its probability. */
  readonly encounters: readonly LiveEncounter[];
}

/**
 * A screening in steps of a block and then of an approach, so that whoever runs it may report, pause or stop between them.
 * The same engine, the same blocks and the same judgement as the server's: the same bytes of element sets give the same
 * figures. Approaches are told as soon as they are found; a probability takes milliseconds and follows, nearest first.
 *
 * @returns the outcome without its duration; throws `Unscreenable` before the first step
 */
export function* screenInSteps(catalogue: LiveCatalogue, request: LiveRequest): Generator<ScreeningStep, LiveFindings> {
  return yield* planInSteps(catalogue, livePlan(catalogue, request));
}

/** The same of a plan that is laid already. */
export function* planInSteps(catalogue: LiveCatalogue, live: LivePlan): Generator<ScreeningStep, LiveFindings> {
  const encounterByKey = new Map<string, LiveEncounter>();
  const tell = (encounter: Encounter): LiveEncounter => {
    const key = `${encounter.primary} ${encounter.secondary} ${encounter.tcaTaiS} ${encounter.intervalStopTaiS ?? ''}`;
    const record = encounterByKey.get(key) ?? tellEncounter(catalogue, live, encounter);
    encounterByKey.set(key, record);
    return record;
  };
  const blocks = live.plans.reduce((sum, plan) => sum + plan.blocks.length, 0);
  let done = 0;
  const encounters: Encounter[] = [];
  const dropouts: Dropout[] = [];
  for (const plan of live.plans) {
    const results: BlockResult[] = [];
    for (const { index } of plan.blocks) {
      const result = screenBlock(plan, live.sources, index);
      results.push(result);
      done += 1;
      yield { phase: 'screening', done, total: blocks, encounters: result.encounters.map(tell) };
    }
    const merged = mergeBlocks(plan, results);
    // One by one: a call takes some hundred thousand arguments at most, and a wide volume finds more.
    for (const encounter of merged.encounters) encounters.push(encounter);
    for (const dropout of merged.dropouts) dropouts.push(dropout);
  }
  const judged: LiveEncounter[] = [];
  for (const encounter of encounters.toSorted((a, b) => a.missDistanceM - b.missDistanceM)) {
    const judgedEncounter = { ...tell(encounter), ...judgeEncounter(catalogue, live, encounter) };
    judged.push(judgedEncounter);
    yield { phase: 'judging', done: judged.length, total: encounters.length, encounters: [judgedEncounter] };
  }
  return {
    algorithmVersion: live.plans[0]?.algorithmVersion ?? '',
    encounters: judged.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS),
    dropouts: tellDropouts(catalogue, dropouts),
    missing: live.missing,
    objects: catalogue.elements.length,
    catalogue: catalogue.facts,
  };
}

function tellEncounter(catalogue: LiveCatalogue, live: LivePlan, encounter: Encounter): LiveEncounter {
  const { kind, tcaTaiS, missDistanceM, relativeSpeedMps, rtnPositionM, rtnVelocityMps } = encounter;
  const { intervalStartTaiS, intervalStopTaiS } = encounter;
  return {
    kind,
    primary: liveParty(catalogue, live, encounter.primary, tcaTaiS),
    secondary: liveParty(catalogue, live, encounter.secondary, tcaTaiS),
    tcaTaiS,
    missDistanceM,
    relativeSpeedMps,
    rtnPositionM,
    rtnVelocityMps,
    ...(intervalStartTaiS !== undefined &&
      intervalStopTaiS !== undefined && { intervalTaiS: [intervalStartTaiS, intervalStopTaiS] as const }),
  };
}

function judgeEncounter(catalogue: LiveCatalogue, live: LivePlan, encounter: Encounter): LiveJudgement {
  const parties = [encounter.primary, encounter.secondary].map((index) => partyOf(catalogue, live, index));
  return judgeLive(encounter, [parties[0]!, parties[1]!]);
}

/** Who an object is to the judge: by its element set, or by the file. */
function partyOf(catalogue: LiveCatalogue, live: LivePlan, index: number): Party {
  const elements = catalogue.elements[index];
  if (elements === undefined) return live.fileParty!;
  const screened = live.objectOf.get(index);
  return elementSetParty(elements, screened?.configuration && sizeOfSatellite(screened.configuration));
}

function liveParty(catalogue: LiveCatalogue, live: LivePlan, index: number, tcaTaiS: number): LiveParty {
  const elements = catalogue.elements[index];
  if (elements === undefined) {
    const { noradId, name, cosparId } = live.fileParty!;
    return { noradId: noradId ?? 0, name, cosparId, objectType: 'PAYLOAD' };
  }
  const { noradId, name, cosparId, objectType = 'UNKNOWN', epochTaiS } = elements;
  return { noradId, name, cosparId, objectType, orbitAgeS: tcaTaiS - epochTaiS };
}

/** The first of each object; several volumes screen the same catalogue. */
function tellDropouts(catalogue: LiveCatalogue, dropouts: readonly Dropout[]): LiveDropout[] {
  const first = new Map<number, Dropout>();
  for (const dropout of dropouts) {
    const earlier = first.get(dropout.object);
    if (earlier === undefined || dropout.atTaiS < earlier.atTaiS) first.set(dropout.object, dropout);
  }
  return [...first.values()].map(({ object, reason, atTaiS }) => {
    const { noradId = 0, name = '' } = catalogue.elements[object] ?? {};
    return { noradId, name, reason, atTaiS };
  });
}

/** What is shown of a judgement in the table of a live screening. */
interface LiveJudgement {
  /** Combined, m. */
  readonly hardBodyRadiusM: number;
  /** Absent where the encounter has none, as when the relative velocity is zero. */
  readonly pc?: number;
  /** Absent where there is none: the judgement says why. */
  readonly maxPc?: number;
}

/** Judges an approach as the server would; nobody decides on a live search, so no rules of an operator are asked for. */
function judgeLive(
  { tcaTaiS, primaryState, secondaryState }: Encounter,
  parties: readonly [Party, Party],
): LiveJudgement {
  const approach = screenedApproach({ tcaTaiS, primary: primaryState, secondary: secondaryState }, parties);
  const { pc, report } = judge(approach, { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0 }, tcaTaiS);
  return {
    hardBodyRadiusM: report.hardBodyRadiusM,
    ...(pc !== undefined && { pc }),
    ...(report.maxPc !== undefined && { maxPc: report.maxPc }),
  };
}
