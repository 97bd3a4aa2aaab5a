import type { ObjectFigures } from '@keepout/assessment/message-figures';
import { countedRows } from '@keepout/assessment/stored-encounter';
import { fromUnixMs } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, Vec3 } from '@keepout/astro/nouns';
import { readCdm } from '@keepout/ccsds/cdm/read';
import { and, desc, eq, gte, inArray, not, sql } from 'drizzle-orm';
import { readRules } from '../../fleet/rules.ts';
import type { Database, Orm, Queries } from '../../platform/database/database.ts';
import { nowTaiS } from '../../platform/now.ts';
import type {
  BriefedEvent,
  Conjunctions,
  EncounterBrief,
  EncounterObject,
  KnownEncounter,
  PastJudgements,
} from '../../ports/conjunctions.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import { assumedBurns } from './assumed-burn.ts';
import { judgedRadiusM } from './judged-message.ts';
import { listByIds, listPressing, previousProbability } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import { newestMessage, othersManoeuvrable } from './message-store.ts';
import { messageStreams, readPast, waitingOf } from './next-message.ts';
import { adviceOn, isDecisionNeeded } from './present.ts';
import { presentConfidence } from './present-confidence.ts';
import { type ConjunctionRow, findConjunction } from './store.ts';

const M_PER_KM = 1000;

/** Returns the interface to conjunctions for other services. */
export function conjunctionsOf({ orm }: Database): Conjunctions {
  return {
    async find(operatorId, conjunctionId) {
      const row = await findConjunction(orm, operatorId, conjunctionId);
      if (row === undefined) return undefined;
      const { satelliteId, secondaryNoradId, secondaryName, tcaTaiS, decideByTaiS, verdict, riskLevel } = row;
      return {
        conjunctionId,
        satelliteId,
        secondaryNoradId,
        secondaryName,
        tcaTaiS,
        decideByTaiS,
        verdict,
        riskLevel,
        pc: row.probability,
        belief: presentConfidence(row),
        needsDecision: isDecisionNeeded(row, await readRules(orm, operatorId), nowTaiS()),
      };
    },
    async awaitingDecision(operatorId) {
      const rules = await readRules(orm, operatorId);
      const now = nowTaiS();
      const rows = (await listPressing(orm, operatorId, now)).filter((row) => isDecisionNeeded(row, rules, now));
      return rows
        .toSorted((a, b) => a.decideByTaiS - b.decideByTaiS)
        .map(({ id, probability, updatedAt, ...row }) => ({
          conjunctionId: id,
          satelliteId: row.satelliteId,
          satelliteName: row.satelliteName,
          secondaryNoradId: row.secondaryNoradId,
          secondaryName: row.secondaryName,
          tcaTaiS: row.tcaTaiS,
          decideByTaiS: row.decideByTaiS,
          verdict: row.verdict,
          riskLevel: row.riskLevel,
          pc: probability,
          belief: presentConfidence({ ...row, probability }),
          updatedAt,
        }));
    },
    judgedSince: (...args) => judgementsSince(orm, ...args),
    briefsOf: (...args) => encounterBriefs(orm, ...args),
    async decisionOutlook(operatorId, conjunctionId) {
      const event = await findConjunction(orm, operatorId, conjunctionId);
      return event && (await waitingOf(orm, event, nowTaiS()));
    },
    async encounterOf(operatorId, conjunctionId) {
      const event = await findConjunction(orm, operatorId, conjunctionId);
      if (event === undefined) return undefined;
      const message = await newestMessage(orm, conjunctionId);
      if (message === undefined) return undefined;
      const { thresholds } = await readRules(orm, operatorId);
      return encounter(message, event.decideByTaiS, { actLimit: thresholds.critical, watchLimit: thresholds.medium });
    },
  };
}

/** Reads only columns of the event; the decision lead time is that of its newest message for all messages. */
async function judgementsSince(
  db: Queries,
  ...[operatorId, sinceTaiS, limit]: Parameters<Conjunctions['judgedSince']>
): Promise<PastJudgements> {
  const rows = await db
    .select({
      conjunctionId: cdmTable.conjunctionId,
      verdict: cdmTable.verdict,
      pc: cdmTable.probability,
      creationTaiS: cdmTable.creationTaiS,
      tcaTaiS: cdmTable.tcaTaiS,
      leadS: sql<number>`${conjunctionTable.tcaTaiS} - ${conjunctionTable.decideByTaiS}`,
      at: cdmTable.storedAt,
    })
    .from(cdmTable)
    .innerJoin(conjunctionTable, eq(conjunctionTable.id, cdmTable.conjunctionId))
    .where(
      and(
        eq(cdmTable.operatorId, operatorId),
        gte(cdmTable.creationTaiS, sinceTaiS),
        not(conjunctionTable.isCandidate),
      ),
    )
    .orderBy(desc(cdmTable.creationTaiS))
    .limit(limit);
  const oldest = rows.length < limit ? undefined : rows.at(-1);
  rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.creationTaiS - b.creationTaiS);
  const newest = new Map<string, number>();
  const judgements = rows.flatMap(({ creationTaiS, tcaTaiS, leadS, verdict, ...assessment }) => {
    if (creationTaiS < (newest.get(assessment.conjunctionId) ?? 0)) return [];
    newest.set(assessment.conjunctionId, creationTaiS);
    if (verdict === null || tcaTaiS < fromUnixMs(Date.parse(assessment.at))) return [];
    return [{ ...assessment, verdict, tcaTaiS, decideByTaiS: tcaTaiS - leadS }];
  });
  return { sinceTaiS: oldest?.creationTaiS ?? sinceTaiS, judgements };
}

/** Returns the encounter of a message; undefined without states or hard-body radius. */
function encounter(
  message: MessageRow,
  decideByTaiS: number,
  limits: Pick<KnownEncounter, 'actLimit' | 'watchLimit'>,
): KnownEncounter | undefined {
  const { tcaTaiS, objects, observed } = message;
  const cdm = readCdm(message.message);
  const inMessage = cdm.ok ? cdm.value.objects : [];
  const [primary, secondary] = objects.map((figures) => {
    const { densityError } = inMessage.find(({ designator }) => designator === figures.designator) ?? {};
    const object = objectOf(figures, tcaTaiS);
    return object && { ...object, ...(densityError && { densityError }) };
  });
  const combinedHardBodyRadiusM = judgedRadiusM(objects);
  if (primary === undefined || secondary === undefined || combinedHardBodyRadiusM === null) return undefined;
  const orbitUpdateIds = observed?.orbitUpdateIds ?? [];
  const { scaledSigmas } = presentConfidence(message);
  const encounterData = {
    tcaTaiS,
    decideByTaiS,
    primary,
    secondary,
    combinedHardBodyRadiusM,
    scaledSigmas,
    orbitUpdateIds,
  };
  return { ...limits, ...encounterData };
}

function objectOf(figures: ObjectFigures, epochTaiS: number): EncounterObject | undefined {
  const { noradId, name, positionKm, velocityKmS, frame, covarianceSource } = figures;
  if (positionKm === null || velocityKmS === null) return undefined;
  const [positionM, velocityMps] = [positionKm, velocityKmS].map(([x, y, z]) => [
    x * M_PER_KM,
    y * M_PER_KM,
    z * M_PER_KM,
  ]) as unknown as [Vec3, Vec3];
  const state = transformState({ epochTaiS, frame: frame as FrameName, positionM, velocityMps }, 'EME2000');
  return {
    noradId,
    name,
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    // Covariance as scaled by the rules, as in the verdict.
    covarianceRtn: countedRows(figures),
    isErrorKnown: covarianceSource !== 'ESTIMATED' && covarianceSource !== 'NONE',
  };
}

/** Returns the margin of the first reason, which is the headline. */
function marginOf(reasons: ConjunctionRow['verdictReasons'] | null): Pick<EncounterBrief, 'atMargin'> {
  const [first] = reasons ?? [];
  if (first?.code !== 'pc-above-watch-at-margin' || !('pc' in first) || first.pc === undefined) return {};
  return { atMargin: { factor: first.factor, pc: first.pc } };
}

/** Returns identities and encounter geometry of the other objects of events. */
async function encounterBriefs(
  db: Orm,
  operatorId: string,
  events: readonly BriefedEvent[],
): Promise<ReadonlyMap<string, EncounterBrief>> {
  const manoeuvrableById = new Map(events.map(({ conjunctionId, manoeuvrable }) => [conjunctionId, manoeuvrable]));
  const ids = [...manoeuvrableById.keys()];
  const unopened = ids.filter((id) => manoeuvrableById.get(id) === undefined);
  const manoeuvrableSecondaries = await othersManoeuvrable(db, unopened);
  const rows = await db
    .select({
      id: conjunctionTable.id,
      secondaryName: conjunctionTable.secondaryName,
      missDistanceM: conjunctionTable.missDistanceM,
      relativePositionRtnM: conjunctionTable.relativePositionRtnM,
      dilution: conjunctionTable.dilution,
      previousPc: previousProbability,
      maxPc: conjunctionTable.maxProbability,
      verdictReasons: conjunctionTable.verdictReasons,
    })
    .from(conjunctionTable)
    .where(and(eq(conjunctionTable.operatorId, operatorId), inArray(conjunctionTable.id, ids)));
  if (rows.length === 0) return new Map();
  const now = nowTaiS();
  const [listed, rules, past, burns] = await Promise.all([
    listByIds(db, operatorId, ids),
    readRules(db, operatorId),
    readPast(db, operatorId, now),
    assumedBurns(db, operatorId, rows),
  ]);
  const arrivals = messageStreams(past, listed, now);
  const advice = new Map(listed.map((row) => [row.id, adviceOn(row, rules, now, arrivals, burns)]));
  return new Map(
    rows.map(({ id, verdictReasons, ...brief }) => [
      id,
      {
        ...brief,
        ...advice.get(id),
        ...marginOf(verdictReasons),
        manoeuvrable: manoeuvrableById.get(id) ?? manoeuvrableSecondaries.get(id) ?? 'N/A',
      },
    ]),
  );
}
