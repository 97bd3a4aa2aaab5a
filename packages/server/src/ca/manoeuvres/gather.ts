import { createHash } from 'node:crypto';
import type { MessageFigures } from '@keepout/assessment/message-figures';
import { openVerdict } from '@keepout/assessment/planned-encounter-of';
import { MOST_PLANNED_EVENTS } from '@keepout/contract/ca/fields';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ReturnBox } from '@keepout/contract/ca/manoeuvre-return';
import type { Belief } from '@keepout/contract/ca/verdict';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { PlanQuestion } from '@keepout/operations/plan/question';
import { rulesOfPlans, stationToPlan } from '@keepout/operations/request/rules-of-plans';
import { WINDOW_S } from '@keepout/operations/screened/total';
import { satelliteToPlan } from '@keepout/operations/vehicle/satellite-to-plan';
import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { newestCatalogue } from '../../catalogue/store.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import { stationList } from '../../fleet/stations/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { notFound, orNotFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { airInUse } from '../../space-weather/store.ts';
import { judgedRadiusM } from '../conjunctions/judged-message.ts';
import { refuseLeftOut } from '../conjunctions/left-out.ts';
import { presentConfidence } from '../conjunctions/present-confidence.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { messageObjects, messageText } from '../conjunctions/stored-message.ts';
import { findOperationalEphemeris } from '../ephemerides/store.ts';
import { cdmTable, conjunctionTable } from '../tables.ts';
import { burnsOf } from './store.ts';

/** Inputs of a plan, stored to detect later changes. */
export type PlanInputs = ManoeuvrePlan['inputs'];

/** The other object of an event. */
export interface EventName {
  readonly secondaryName: string;
  readonly secondaryNoradId: number | null;
  readonly kind: Pick<MessageFigures['objects'][1], 'objectType' | 'manoeuvrable'>;
  /** Confidence in the Pc of its message. */
  readonly belief: Belief;
  /** The covariance of either object is estimated by this server. */
  readonly isEstimated: boolean;
}

/** Inputs of a planning computation, and the data to present its result. */
export interface Gathered {
  readonly question: PlanQuestion;
  /** By event id. */
  readonly names: ReadonlyMap<string, EventName>;
  readonly about: {
    readonly operatorId: string;
    readonly satelliteId: string;
    readonly satelliteName: string;
    readonly actPc: number;
    /** Reasons of the no-burn periods in the rules, in their order. */
    readonly noBurnReasons: readonly string[];
    /** Stored TCA of each event. */
    readonly knownPassages: readonly { readonly noradId: number; readonly tcaTaiS: number }[];
  };
  readonly inputs: Omit<PlanInputs, 'sha256'>;
}

type Flown = ManoeuvreCommand | ReturnBox;

/** Columns of an event and its newest message that planning uses. */
const eventColumns = {
  conjunctionId: conjunctionTable.id,
  secondaryName: conjunctionTable.secondaryName,
  secondaryNoradId: conjunctionTable.secondaryNoradId,
  tcaTaiS: conjunctionTable.tcaTaiS,
  probability: conjunctionTable.probability,
  covarianceSource: conjunctionTable.covarianceSource,
  verdict: conjunctionTable.verdict,
  verdictReasons: conjunctionTable.verdictReasons,
  message: messageText(),
  objects: messageObjects(),
  cdmId: cdmTable.id,
};

/** Event to plan for, and events excluded from the totals. */
export interface AskedEvents {
  readonly conjunctionId: string;
  readonly leftOut?: readonly string[] | undefined;
}

/** Reads the present inputs of a plan for an event. */
export async function gatherPlanningInputs(
  context: ServerContext,
  operatorId: string,
  { conjunctionId, leftOut = [] }: AskedEvents,
  { planId, place = '#/leftOut' }: { readonly planId?: string; readonly place?: '#/leftOut' | '?left-out' } = {},
): Promise<Gathered> {
  const db = context.database.orm;
  const event = await findConjunction(db, operatorId, conjunctionId);
  if (event === undefined || event.isCandidate) throw notFound('The conjunction');
  await refuseLeftOut(db, event, leftOut, place);
  const satellite = await orNotFound(findSatellite(db, operatorId, event.satelliteId), 'The satellite');
  const now = nowTaiS();
  const [rules, stations, catalogue, ephemeris, otherBurns, air, orientation, rows] = await Promise.all([
    readRules(db, operatorId),
    stationList(db, operatorId).all(),
    newestCatalogue(db),
    findOperationalEphemeris(db, operatorId, event.satelliteId, now),
    burnsOf(db, operatorId, event.satelliteId, planId),
    airInUse(db),
    earthOrientationInUse(db),
    db
      .select(eventColumns)
      .from(conjunctionTable)
      .innerJoin(cdmTable, eq(cdmTable.id, conjunctionTable.lastCdmId))
      .where(
        and(
          eq(conjunctionTable.operatorId, operatorId),
          eq(conjunctionTable.satelliteId, event.satelliteId),
          eq(conjunctionTable.isCandidate, false),
          eq(conjunctionTable.stillReported, true),
          gte(conjunctionTable.tcaTaiS, now),
          lte(conjunctionTable.tcaTaiS, now + WINDOW_S),
        ),
      )
      .orderBy(asc(conjunctionTable.tcaTaiS)),
  ]);
  const main =
    rows.find((row) => row.conjunctionId === conjunctionId) ?? (await pastEvent(context, operatorId, conjunctionId));
  const otherEvents = rows
    .filter((row) => row.conjunctionId !== conjunctionId)
    .sort((a, b) => (b.probability ?? 0) - (a.probability ?? 0))
    .slice(0, MOST_PLANNED_EVENTS - 1);
  const events = [main, ...otherEvents];
  const { thresholds } = rules;
  const limits = { version: rules.version, actPc: thresholds.critical, watchPc: thresholds.medium };
  return {
    question: {
      nowTaiS: now,
      noradId: satellite.noradId,
      satellite: satelliteToPlan(satellite.configuration as SatelliteConfiguration),
      ...(air && { air }),
      events: events.map(({ conjunctionId: id, verdict, verdictReasons, message, objects }) => ({
        id,
        ...openVerdict({ kind: verdict, reasons: verdictReasons ?? [] }, limits),
        message,
        hardBodyRadiusM: judgedRadiusM(objects),
        ...countedOf(objects),
      })),
      ...(leftOut.length > 0 && { leftOut: [...leftOut].sort() }),
      rules: rulesOfPlans(rules),
      stations: stations.map(({ id: stationId, altitudeM: heightM, ...station }) => {
        const { name, latitudeDeg, longitudeDeg, minElevationDeg, canCommand, canConfirm } = station;
        const place = { heightM, latitudeDeg, longitudeDeg, minElevationDeg };
        return stationToPlan({ stationId, name, ...place, canCommand, canConfirm });
      }),
      otherBurns,
      ...orientation,
    },
    names: new Map(
      events.map(({ conjunctionId: id, secondaryName, secondaryNoradId, ...message }) => [
        id,
        {
          secondaryName,
          secondaryNoradId,
          kind: kindOf(message),
          belief: presentConfidence(message),
          isEstimated: message.covarianceSource === 'ESTIMATED',
        },
      ]),
    ),
    about: {
      operatorId,
      satelliteId: satellite.id,
      satelliteName: satellite.name,
      actPc: thresholds.critical,
      noBurnReasons: rules.noBurnWindows.map(({ reason }) => reason),
      knownPassages: events.flatMap(({ secondaryNoradId: noradId, tcaTaiS }) =>
        noradId === null ? [] : [{ noradId, tcaTaiS }],
      ),
    },
    inputs: {
      cdmIds: events.map((row) => row.cdmId),
      oemFileId: ephemeris?.id ?? null,
      catalogueId: catalogue?.id ?? null,
      satelliteVersion: satellite.version,
      rulesVersion: rules.version,
    },
  };
}

/** Returns a past event, or one no longer reported; planning then states this itself. */
async function pastEvent({ database }: ServerContext, operatorId: string, conjunctionId: string) {
  const rows = await database.orm
    .select(eventColumns)
    .from(conjunctionTable)
    .innerJoin(cdmTable, eq(cdmTable.id, conjunctionTable.lastCdmId))
    .where(and(eq(conjunctionTable.operatorId, operatorId), eq(conjunctionTable.id, conjunctionId)));
  if (rows[0] === undefined) throw notFound('The conjunction');
  return rows[0];
}

/** Returns the inputs with a hash over them, the texts that they name, the manoeuvres and the box of the return manoeuvre. */
export function hashedInputs({ question, inputs }: Gathered, ...pair: readonly (Flown | undefined)[]): PlanInputs {
  // Only the model of the atmosphere counts, and no Earth orientation: their tables grow daily, while the plan depends on the values known then.
  const { nowTaiS: _, earthOrientation: _days, air, ...hashedQuestion } = question;
  const sha256 = createHash('sha256')
    .update(
      JSON.stringify([
        inputs,
        air === undefined ? hashedQuestion : { ...hashedQuestion, air: air.model },
        ...pair.filter(Boolean),
      ]),
    )
    .digest('hex');
  return { ...inputs, sha256 };
}

const kindOf = ({ objects: [, { objectType, manoeuvrable }] }: Pick<MessageFigures, 'objects'>): EventName['kind'] => ({
  objectType,
  manoeuvrable,
});

/** Returns the covariance scaling of an event in its verdict, if a rule of the operator applies. */
function countedOf([object1, object2]: MessageFigures['objects']) {
  const countedSigmas = [object1.countedSigmas, object2.countedSigmas] as const;
  return countedSigmas.some((scaling) => scaling !== undefined) ? { countedSigmas } : {};
}
