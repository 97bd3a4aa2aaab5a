import { formatUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateVector } from '@keepout/astro/nouns';
import { SGP4_ERRORS } from '@keepout/astro/sgp4/propagate';
import type { Dropout, Encounter, EncounterState, ScreeningOutcome } from '@keepout/conjunction/screening/encounter';
import type { ScreeningPlan } from '@keepout/conjunction/screening/plan';
import type { ScreeningType } from '@keepout/contract/enums';
import type { HeldCatalogue } from '../../catalogue/held-catalogue.ts';
import type { screening } from '../../db/schema.ts';
import type { Transaction } from '../../platform/database.ts';
import type { ServerContext } from '../../platform/module.ts';
import { type Approach, type Assessment, assess } from '../assessment/assess.ts';
import { cdmMessage, type MessageContext, ORIGINATOR } from '../assessment/cdm-message.ts';
import { elementSetParty } from '../assessment/element-set-party.ts';
import { type AssessedMessage, recordMessages } from '../conjunctions/record.ts';
import { markNotReported, readRules } from '../conjunctions/store.ts';
import { volumeAxes } from './plan-volume.ts';
import { dropBlocks, isNewest, markEnded } from './store.ts';
import type { Subject } from './subject.ts';

export interface FinishedScreening {
  readonly row: typeof screening.$inferSelect;
  readonly plan: ScreeningPlan;
  readonly subject: Subject;
  readonly catalogue: HeldCatalogue;
  readonly outcome: ScreeningOutcome;
}

/** Assesses what a screening found and stores it with the screening's end, all in one transaction. */
export async function storeOutcome(context: ServerContext, finished: FinishedScreening): Promise<void> {
  const { row, subject, outcome } = finished;
  await context.database.orm.transaction(async (tx) => {
    const rules = await readRules(tx, row.operatorId);
    const assessments = outcome.encounters.map((one) => assess(approachOf(one, finished), rules, row.asOfTaiS));
    // Ending comes first: a screening that was cancelled meanwhile leaves nothing behind.
    const ended = await markEnded(tx, row.id, {
      state: 'COMPLETED',
      coverage: coverageOf(outcome),
      conjunctionCount: assessments.length,
      risks: countRisks(assessments),
      worstProbability: worst(assessments),
      dropouts: outcome.dropouts.map((dropout) => nameDropout(dropout, finished)),
    });
    if (!ended) return;
    const conjunctionIds = await record(tx, finished, assessments);
    if (!subject.isCandidate && (await isNewest(tx, row))) {
      const { startTaiS, stopTaiS } = finished.plan.window;
      await markNotReported(tx, row.operatorId, row.satelliteIds, startTaiS, stopTaiS, conjunctionIds, ORIGINATOR);
    }
    await dropBlocks(tx, row.id);
    await context.events.publish(tx, row.operatorId, { type: 'conjunctions', screeningId: row.id });
    await context.events.publish(tx, row.operatorId, {
      type: 'screening',
      screeningId: row.id,
      state: 'COMPLETED',
      percent: 100,
      remainingSeconds: 0,
    });
  });
}

async function record(
  tx: Transaction,
  finished: FinishedScreening,
  assessments: readonly Assessment[],
): Promise<string[]> {
  if (assessments.length === 0) return [];
  const { row, subject, plan, catalogue } = finished;
  const messageContext: MessageContext = {
    messageFor: subject.party.name,
    catalogueSource: catalogue.source,
    screening: {
      startTaiS: plan.window.startTaiS,
      stopTaiS: plan.window.stopTaiS,
      frame: 'RTN',
      shape: plan.volume.shape === 'box' ? 'BOX' : 'ELLIPSOID',
      sizeM: volumeAxes(plan.volume),
    },
  };
  const messages = assessments.map((assessment): AssessedMessage => {
    const messageId = messageIdOf(assessment, row);
    const authorship = {
      originator: ORIGINATOR,
      messageId,
      creationTaiS: row.asOfTaiS,
      originatorProbability: null,
      originatorMethod: null,
    };
    return {
      ...authorship,
      assessment,
      text: ({ cdmId, conjunctionId, satelliteId, screeningId }) =>
        cdmMessage(assessment, { ...authorship, cdmId, conjunctionId, satelliteId, screeningId }, messageContext),
    };
  });
  const { conjunctionIds } = await recordMessages(
    tx,
    {
      operatorId: row.operatorId,
      satelliteId: row.satelliteIds[0] ?? '',
      screeningId: row.id,
      screeningType: row.screeningType as ScreeningType,
      isCandidate: subject.isCandidate,
      storedAt: new Date().toISOString(),
    },
    messages,
  );
  return conjunctionIds;
}

/** Follows from what was screened and found, so that a screening stored twice is stored once. */
function messageIdOf(assessment: Assessment, row: typeof screening.$inferSelect): string {
  const { tcaTaiS, parties } = assessment.approach;
  const stamp = (epochTaiS: number): string => formatUtc(epochTaiS, 0).replaceAll(/[-:]/g, '');
  const run = row.id.slice(-12);
  return `${stamp(row.asOfTaiS)}_${parties[0].designator}_${parties[1].designator}_${stamp(tcaTaiS)}_${run}`;
}

function approachOf(encounter: Encounter, { subject, catalogue }: FinishedScreening): Approach {
  const secondary = catalogue.elements[encounter.secondary];
  if (secondary === undefined)
    throw new Error(`encounter with object ${encounter.secondary}, which the catalogue lacks`);
  return {
    tcaTaiS: encounter.tcaTaiS,
    states: [stateOf(encounter.primaryState, encounter.tcaTaiS), stateOf(encounter.secondaryState, encounter.tcaTaiS)],
    parties: [subject.party, elementSetParty(secondary)],
  };
}

function stateOf(state: EncounterState, epochTaiS: number): StateVector {
  return transformState({ epochTaiS, frame: 'TEME', ...state }, 'EME2000');
}

function coverageOf(outcome: ScreeningOutcome): 'FULL' | 'PARTIAL' | 'NO_OVERLAP' {
  return outcome.coverage[0]?.status ?? 'FULL';
}

function countRisks(assessments: readonly Assessment[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { riskLevel } of assessments) counts[riskLevel] = (counts[riskLevel] ?? 0) + 1;
  return counts;
}

function worst(assessments: readonly Assessment[]): number | null {
  return assessments.reduce<number | null>((most, { pc }) => (pc === undefined ? most : Math.max(most ?? 0, pc)), null);
}

function nameDropout(dropout: Dropout, { catalogue }: FinishedScreening) {
  const elements = catalogue.elements[dropout.object];
  const code = dropout.code === undefined ? '' : `: ${SGP4_ERRORS[dropout.code] ?? dropout.code}`;
  return {
    noradId: elements?.noradId ?? 0,
    name: elements?.name ?? 'operator ephemeris',
    reason: `${dropout.reason}${code} from ${formatUtc(dropout.atTaiS, 0)}Z`,
  };
}
