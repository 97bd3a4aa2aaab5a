import { hardBodyRadius, type SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { mergeBlocks } from '@keepout/conjunction/screening/blocks/merge';
import type { BlockResult, Dropout, Encounter } from '@keepout/conjunction/screening/plan/encounter';
import { screenBlock } from '@keepout/conjunction/screening/screen';
import { assess } from './assess.ts';
import type { LiveCatalogue } from './catalogue.ts';
import { type LivePlan, livePlan } from './plans.ts';
import type { LiveDropout, LiveEncounter, LiveOutcome, LiveParty, LiveRequest } from './protocol.ts';
import { sizeKnowledge } from './size-knowledge.ts';

/** One block done of so many, and what it found. */
export interface ScreeningStep {
  readonly done: number;
  readonly total: number;
  readonly found: readonly LiveEncounter[];
}

/**
 * A screening in steps of a block, so that whoever runs it may report, pause or stop between them. The same engine and
 * the same blocks as the server's: the same bytes of element sets give the same encounters.
 *
 * @returns the outcome without its duration; throws `Unscreenable` before the first step
 */
export function* screenInSteps(
  catalogue: LiveCatalogue,
  request: LiveRequest,
): Generator<ScreeningStep, Omit<LiveOutcome, 'durationS'>> {
  const live = livePlan(catalogue, request);
  const known = new Map<string, LiveEncounter>();
  const tell = (encounter: Encounter): LiveEncounter => {
    const key = `${encounter.primary} ${encounter.secondary} ${encounter.tcaTaiS} ${encounter.intervalStopTaiS ?? ''}`;
    const told = known.get(key) ?? tellEncounter(catalogue, live, encounter);
    known.set(key, told);
    return told;
  };
  const total = live.plans.reduce((sum, plan) => sum + plan.blocks.length, 0);
  let done = 0;
  const encounters: LiveEncounter[] = [];
  const dropouts: Dropout[] = [];
  for (const plan of live.plans) {
    const results: BlockResult[] = [];
    for (const { index } of plan.blocks) {
      const result = screenBlock(plan, live.sources, index);
      results.push(result);
      done += 1;
      yield { done, total, found: result.encounters.map(tell) };
    }
    const merged = mergeBlocks(plan, results);
    encounters.push(...merged.encounters.map(tell));
    dropouts.push(...merged.dropouts);
  }
  return {
    algorithmVersion: live.plans[0]?.algorithmVersion ?? '',
    encounters: encounters.toSorted((a, b) => a.tcaTaiS - b.tcaTaiS),
    dropouts: tellDropouts(catalogue, dropouts),
    missing: live.missing,
    objects: catalogue.elements.length,
    catalogue: catalogue.facts,
  };
}

function tellEncounter(catalogue: LiveCatalogue, live: LivePlan, encounter: Encounter): LiveEncounter {
  const { kind, tcaTaiS, missDistanceM, relativeSpeedMps, rtnPositionM, rtnVelocityMps } = encounter;
  const { intervalStartTaiS, intervalStopTaiS } = encounter;
  const primary = partyOf(catalogue, live, encounter.primary, tcaTaiS);
  const secondary = partyOf(catalogue, live, encounter.secondary, tcaTaiS);
  const radius = (index: number) => hardBodyRadius(sizeOf(catalogue, live, index)).radiusM;
  const hardBodyRadiusM = radius(encounter.primary) + radius(encounter.secondary);
  const ages = { primaryS: primary.orbitAgeS ?? 0, secondaryS: secondary.orbitAgeS ?? 0 };
  return {
    kind,
    primary,
    secondary,
    tcaTaiS,
    missDistanceM,
    relativeSpeedMps,
    rtnPositionM,
    rtnVelocityMps,
    ...(intervalStartTaiS !== undefined &&
      intervalStopTaiS !== undefined && { intervalTaiS: [intervalStartTaiS, intervalStopTaiS] as const }),
    hardBodyRadiusM,
    ...assess(encounter, ages, hardBodyRadiusM),
  };
}

function partyOf(catalogue: LiveCatalogue, live: LivePlan, index: number, tcaTaiS: number): LiveParty {
  const elements = catalogue.elements[index];
  if (elements !== undefined) {
    const { noradId, name, cosparId, objectType = 'UNKNOWN', epochTaiS } = elements;
    return { noradId, name, cosparId, objectType, orbitAgeS: tcaTaiS - epochTaiS };
  }
  const noradId = live.objectOf.get(index)?.noradId ?? 0;
  const entry = catalogue.elements[catalogue.indexOf.get(noradId) ?? -1];
  return { noradId, name: entry?.name ?? '', cosparId: entry?.cosparId ?? '', objectType: 'PAYLOAD' };
}

function sizeOf(catalogue: LiveCatalogue, { objectOf }: LivePlan, index: number): SizeKnowledge {
  const { rcsM2, objectType } = catalogue.elements[index] ?? {};
  const configuration = objectOf.get(index)?.configuration;
  return {
    ...(rcsM2 !== undefined && { rcsM2 }),
    objectType: objectType ?? 'UNKNOWN',
    ...(configuration && sizeKnowledge(configuration)),
  };
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
