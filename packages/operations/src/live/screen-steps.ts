import { type Approach, screenedApproach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import { elementSetParty } from '@keepout/assessment/orbit/element-set-party';
import type { Party } from '@keepout/assessment/orbit/party';
import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { type CovarianceRule, judgedBy, scaledSigmas } from '@keepout/conjunction/decision/sigma-rules';
import { mergeBlocks } from '@keepout/conjunction/screening/blocks/merge';
import { isSpokenFor } from '@keepout/conjunction/screening/outline/nearby';
import type { BlockResult, Dropout, Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { screenBlock } from '@keepout/conjunction/screening/screen';
import type { LiveCatalogue } from './catalogue.ts';
import { type LivePlan, publishedAt } from './plans.ts';
import { publicIdentityOf, publicParty } from './public-orbits.ts';
import type { JudgingQuestion, LiveDropout, LiveEncounter, LiveFindings, LiveParty, PublicFacts } from './question.ts';

/** Progress by one block or one approach, with its result. */
export interface ScreeningStep {
  readonly phase: 'screening' | 'judging';
  readonly doneCount: number;
  readonly total: number;
  /** While screening: encounters of the block. While assessing: the approach with its probability. */
  readonly encounters: readonly LiveEncounter[];
}

/** Result of a screening. */
export interface Screened {
  readonly findings: LiveFindings;
  /** For each encounter, in the same order: the input of its assessment. */
  readonly approaches: readonly Approach[];
}

/** The text of a public ephemeris, read again where it was met: its covariances are not kept. */
export type PublicText = (facts: PublicFacts) => Promise<string>;

/**
 * Screens in steps of a block and then of an approach, so that the caller can report progress, pause or stop between steps.
 * Engine, blocks and assessment are those of the server: the same bytes of element sets give the same
 * figures. Approaches are reported as soon as they are found; a probability takes milliseconds and follows, nearest first.
 *
 * @param live   `livePlan` of satellites, or `filePlan`
 */
export async function* screenInSteps(
  catalogue: LiveCatalogue,
  live: LivePlan,
  { asOfTaiS, covariances = [] }: JudgingQuestion,
  publicText?: PublicText,
): AsyncGenerator<ScreeningStep, Screened> {
  const encounterByKey = new Map<string, LiveEncounter>();
  const tell = (encounter: Encounter): LiveEncounter => {
    const key = `${encounter.primary} ${encounter.secondary} ${encounter.tcaTaiS} ${encounter.intervalStopTaiS ?? ''} ${encounter.edge ?? ''}`;
    const record = encounterByKey.get(key) ?? tellEncounter(catalogue, live, encounter);
    encounterByKey.set(key, record);
    return record;
  };
  const spans = new Map(live.published.map(({ facts }) => [facts.noradId, facts]));
  const isMet = ({ secondary, tcaTaiS }: Encounter) => !isSpokenFor(spans, catalogue.elements[secondary], tcaTaiS);
  const blocks = live.plans.reduce((sum, plan) => sum + plan.blocks.length, 0);
  let doneBlocks = 0;
  const encounters: Encounter[] = [];
  const dropouts: Dropout[] = [];
  for (const plan of live.plans) {
    const results: BlockResult[] = [];
    for (const { index } of plan.blocks) {
      const result = screenBlock(plan, live.sources, index);
      results.push(result);
      doneBlocks += 1;
      yield {
        phase: 'screening',
        doneCount: doneBlocks,
        total: blocks,
        encounters: result.encounters.filter(isMet).map(tell),
      };
    }
    const merged = mergeBlocks(plan, results);
    // One by one: a call takes some hundred thousand arguments at most, and a wide volume finds more.
    for (const encounter of merged.encounters) if (isMet(encounter)) encounters.push(encounter);
    for (const dropout of merged.dropouts) dropouts.push(dropout);
  }
  const partyOf = partiesOf(catalogue, live, publicText);
  const assessedEncounters: LiveEncounter[] = [];
  const approachOf = new Map<LiveEncounter, Approach>();
  for (const encounter of encounters.toSorted((a, b) => a.missDistanceM - b.missDistanceM)) {
    const parties = [await partyOf(encounter.primary), await partyOf(encounter.secondary)] as const;
    const statedBy = { originator: ORIGINATOR, creationTaiS: asOfTaiS };
    const { tcaTaiS, primaryState: primary, secondaryState: secondary, edge } = encounter;
    const encountered = { tcaTaiS, primary, secondary, ...(edge && { edge }) };
    const approach = screenedApproach(encountered, parties, statedBy);
    const judgedEncounter = { ...tell(encounter), ...judgeLive(approach, tcaTaiS, covariances) };
    approachOf.set(judgedEncounter, approach);
    assessedEncounters.push(judgedEncounter);
    yield {
      phase: 'judging',
      doneCount: assessedEncounters.length,
      total: encounters.length,
      encounters: [judgedEncounter],
    };
  }
  const inOrder = assessedEncounters.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS);
  const findings = {
    algorithmVersion: live.plans[0]?.algorithmVersion ?? '',
    encounters: inOrder,
    dropouts: tellDropouts(catalogue, live, dropouts),
    missing: live.missing,
    objects: catalogue.elements.length,
    catalogue: catalogue.facts,
    covarianceRules: covariances.map(judgedBy),
    publicEphemerides: live.published.map(({ facts: { noradId, fileName, publisher, madeTaiS } }) => {
      return { noradId, fileName, publisher, madeTaiS };
    }),
  };
  return { findings, approaches: inOrder.map((encounter) => approachOf.get(encounter)!) };
}

function tellEncounter(catalogue: LiveCatalogue, live: LivePlan, encounter: Encounter): LiveEncounter {
  const { kind, tcaTaiS, missDistanceM, relativeSpeedMps, rtnPositionM, rtnVelocityMps } = encounter;
  const { edge, intervalStartTaiS, intervalStopTaiS } = encounter;
  return {
    kind,
    primary: liveParty(catalogue, live, encounter.primary, tcaTaiS),
    secondary: liveParty(catalogue, live, encounter.secondary, tcaTaiS),
    tcaTaiS,
    missDistanceM,
    relativeSpeedMps,
    rtnPositionM,
    rtnVelocityMps,
    ...(edge && { edge }),
    ...(intervalStartTaiS !== undefined &&
      intervalStopTaiS !== undefined && { intervalTaiS: [intervalStartTaiS, intervalStopTaiS] as const }),
  };
}

/** Who an object is to the judge: by its element set, by the file, or as it is published; the last is opened once. */
function partiesOf(catalogue: LiveCatalogue, live: LivePlan, publicText: PublicText | undefined) {
  const opened = new Map<number, Party>();
  return async (index: number): Promise<Party> => {
    const elements = catalogue.elements[index];
    const configuration = live.objectOf.get(index)?.configuration;
    if (elements !== undefined) return elementSetParty(elements, configuration && sizeOfSatellite(configuration));
    const facts = publishedAt(live, index)?.facts;
    if (facts === undefined || publicText === undefined) return live.fileParty!;
    const party = opened.get(index) ?? publicParty(catalogue, facts, await publicText(facts));
    opened.set(index, party);
    return party;
  };
}

function liveParty(catalogue: LiveCatalogue, live: LivePlan, index: number, tcaTaiS: number): LiveParty {
  const elements = catalogue.elements[index];
  if (elements === undefined) {
    const facts = publishedAt(live, index)?.facts;
    const { noradId, name, cosparId } = facts === undefined ? live.fileParty! : publicIdentityOf(catalogue, facts);
    const published = facts && { orbitAgeS: tcaTaiS - facts.madeTaiS, publisher: facts.publisher };
    return { noradId: noradId ?? 0, name, cosparId, objectType: 'PAYLOAD', ...published };
  }
  const { noradId, name, cosparId, objectType = 'UNKNOWN', epochTaiS } = elements;
  return { noradId, name, cosparId, objectType, orbitAgeS: tcaTaiS - epochTaiS };
}

/** The first of each object; several volumes screen the same catalogue. */
function tellDropouts(catalogue: LiveCatalogue, live: LivePlan, dropouts: readonly Dropout[]): LiveDropout[] {
  const first = new Map<number, Dropout>();
  for (const dropout of dropouts) {
    const earlier = first.get(dropout.object);
    if (earlier === undefined || dropout.atTaiS < earlier.atTaiS) first.set(dropout.object, dropout);
  }
  return [...first.values()].map(({ object, reason, atTaiS }) => {
    const { noradId = 0, name = '' } = catalogue.elements[object] ?? publishedAt(live, object)?.facts ?? {};
    return { noradId, name, reason, atTaiS };
  });
}

/** Assessment figures in the table of a live screening. */
interface LiveJudgement {
  /** Combined, m. */
  readonly hardBodyRadiusM: number;
  /** Absent where Pc is undefined, for example at zero relative velocity. */
  readonly pc?: number;
  /** Absent where undefined: the assessment contains the reason. */
  readonly maxPc?: number;
  readonly sigmaFactors?: readonly [number, number];
}

/** Assesses an approach as the server does; of the operator's rules only those for covariances apply, since a live search needs no decision. */
function judgeLive(approach: Approach, tcaTaiS: number, covariances: readonly CovarianceRule[]): LiveJudgement {
  const rules = { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 0, covariances };
  const { pc, report, countedSigmas } = judge(approach, rules, tcaTaiS);
  return {
    hardBodyRadiusM: report.hardBodyRadiusM,
    ...(pc !== undefined && { pc }),
    ...(report.maxPc !== undefined && { maxPc: report.maxPc }),
    ...(scaledSigmas(countedSigmas).length > 0 && {
      sigmaFactors: [countedSigmas[0]?.factor ?? 1, countedSigmas[1]?.factor ?? 1] as const,
    }),
  };
}
