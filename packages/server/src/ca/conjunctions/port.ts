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
import { cdm, conjunction } from '../tables.ts';
import { assumedBurns } from './assumed-burn.ts';
import { judgedRadiusM } from './judged-message.ts';
import { listByIds, listPressing, previousProbability } from './list-store.ts';
import type { MessageRow } from './message-row.ts';
import { newestMessage, othersManoeuvrable } from './message-store.ts';
import { arrivalsOf, readPast, waitingOf } from './next-message.ts';
import { adviceOn, isDecisionNeeded } from './present.ts';
import { presentConfidence } from './present-confidence.ts';
import { type ConjunctionRow, findConjunction } from './store.ts';
import { isDecided } from './work.ts';

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
        isDecided: isDecided(row, nowTaiS()),
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
    judgedSince: (...asked) => judgementsSince(orm, ...asked),
    briefsOf: (...asked) => encounterBriefs(orm, ...asked),
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
  ...[operatorId, sinceTaiS, most]: Parameters<Conjunctions['judgedSince']>
): Promise<PastJudgements> {
  const rows = await db
    .select({
      conjunctionId: cdm.conjunctionId,
      verdict: cdm.verdict,
      pc: cdm.probability,
      creationTaiS: cdm.creationTaiS,
      tcaTaiS: cdm.tcaTaiS,
      leadS: sql<number>`${conjunction.tcaTaiS} - ${conjunction.decideByTaiS}`,
      at: cdm.storedAt,
    })
    .from(cdm)
    .innerJoin(conjunction, eq(conjunction.id, cdm.conjunctionId))
    .where(and(eq(cdm.operatorId, operatorId), gte(cdm.creationTaiS, sinceTaiS), not(conjunction.isCandidate)))
    .orderBy(desc(cdm.creationTaiS))
    .limit(most);
  const oldest = rows.length < most ? undefined : rows.at(-1);
  rows.sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.creationTaiS - b.creationTaiS);
  const newest = new Map<string, number>();
  const judgements = rows.flatMap(({ creationTaiS, tcaTaiS, leadS, verdict, ...judged }) => {
    if (creationTaiS < (newest.get(judged.conjunctionId) ?? 0)) return [];
    newest.set(judged.conjunctionId, creationTaiS);
    if (verdict === null || tcaTaiS < fromUnixMs(Date.parse(judged.at))) return [];
    return [{ ...judged, verdict, decideByTaiS: tcaTaiS - leadS }];
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
  const known = { tcaTaiS, decideByTaiS, primary, secondary, combinedHardBodyRadiusM, scaledSigmas, orbitUpdateIds };
  return { ...limits, ...known };
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
  const known = new Map(events.map(({ conjunctionId, manoeuvrable }) => [conjunctionId, manoeuvrable]));
  const ids = [...known.keys()];
  const unopened = ids.filter((id) => known.get(id) === undefined);
  const others = await othersManoeuvrable(db, unopened);
  const rows = await db
    .select({
      id: conjunction.id,
      secondaryName: conjunction.secondaryName,
      missDistanceM: conjunction.missDistanceM,
      relativePositionRtnM: conjunction.relativePositionRtnM,
      dilution: conjunction.dilution,
      previousPc: previousProbability,
      maxPc: conjunction.maxProbability,
      verdictReasons: conjunction.verdictReasons,
    })
    .from(conjunction)
    .where(and(eq(conjunction.operatorId, operatorId), inArray(conjunction.id, ids)));
  if (rows.length === 0) return new Map();
  const now = nowTaiS();
  const [listed, rules, past, burns] = await Promise.all([
    listByIds(db, operatorId, ids),
    readRules(db, operatorId),
    readPast(db, operatorId, now),
    assumedBurns(db, operatorId, rows),
  ]);
  const arrivals = arrivalsOf(past, listed, now);
  const advice = new Map(listed.map((row) => [row.id, adviceOn(row, rules, now, arrivals, burns)]));
  return new Map(
    rows.map(({ id, verdictReasons, ...brief }) => [
      id,
      {
        ...brief,
        ...advice.get(id),
        ...marginOf(verdictReasons),
        manoeuvrable: known.get(id) ?? others.get(id) ?? 'N/A',
      },
    ]),
  );
}
