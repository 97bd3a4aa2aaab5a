import { sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { ORIGINATOR } from '@keepout/assessment/text/cdm-text';
import { formatUtcZ } from '@keepout/astro/epoch';
import { ALGORITHM_VERSION } from '@keepout/conjunction/screening/plan/plan';
import { type FrozenDecision, METHODS_EDITION, RECORD_FUNCTIONS } from '@keepout/contract/ca/decision-record';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { pcText } from '@keepout/contract/platform/probability-text';
import {
  type DisplayedFigures,
  displayedFigures,
  displayMismatch,
  planClearance,
} from '@keepout/operations/record/displayed-figures';
import { inArray } from 'drizzle-orm';
import { newestCatalogue, readCatalogueRow } from '../../catalogue/store.ts';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { operatorName } from '../../fleet/operator.ts';
import { readRules } from '../../fleet/rules.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { productVersion } from '../../hosting/places.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refused } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import { runBounded } from '../../platform/threads/bounded.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import type { ChosenPlan } from '../../ports/manoeuvre-plans.ts';
import { type ConjunctionRow, findConjunction } from '../conjunctions/store.ts';
import { judgeAnew } from '../conjunctions/withdraw.ts';
import { presentCoordinationEntry } from '../coordination/present.ts';
import { entriesOf } from '../coordination/store.ts';
import { findEphemeris, findOperationalEphemeris } from '../ephemerides/store.ts';
import { screeningTable } from '../tables.ts';
import { historyIn, readEventMessages, storedText } from './event-messages.ts';
import { decisionSettings } from './rules.ts';
import { textSha256 } from './sealing.ts';
import { freezeTask } from './tasks.ts';

/** Time limit, s; a hundred messages take about three seconds. */
const FREEZE_TIME_S = 60;

export interface FreezeRequest {
  readonly operatorId: string;
  readonly conjunctionId: string;
  readonly plan: ChosenPlan | null;
}

export interface FrozenEvent {
  readonly frozen: FrozenDecision;
  readonly newestCdmId: string;
  readonly messageCount: number;
}

/** Returns all present inputs of a decision, and its computed results. */
export async function freezeDecision(
  context: ServerContext,
  { operatorId, conjunctionId, plan }: FreezeRequest,
): Promise<FrozenEvent> {
  const db = context.database.orm;
  const event = await findConjunction(db, operatorId, conjunctionId);
  if (event === undefined) throw eventGone();
  const settings = decisionSettings(await readRules(db, operatorId));
  const { rows, total } = await readEventMessages(db, operatorId, conjunctionId);
  const newest = rows.at(-1);
  if (newest === undefined) throw eventGone();
  const ownSatellite = await findSatellite(db, operatorId, event.satelliteId);
  const frozenTaiS = nowTaiS();
  const frozenPlan = plan && { planId: plan.planId, sha256: plan.sha256, figures: { ...plan.figures } };
  const assessment = await runBounded(
    context.readers,
    freezeTask,
    {
      messages: rows.map((row) => storedText(row, ORIGINATOR)),
      ownSize: ownSatellite === undefined ? {} : sizeOfSatellite(ownSatellite.configuration as SatelliteConfiguration),
      rules: settings.judging,
      limits: settings.limits,
      nowTaiS: frozenTaiS,
      planScreening: planClearance({ plan: frozenPlan }),
      ...(await earthOrientationInUse(db)),
    },
    { timeS: FREEZE_TIME_S, turn: turnOf(operatorId) },
  );
  if (!assessment.ok)
    throw refused('unavailable', { detail: 'The assessment of the messages took too long; try again later.' });
  if (!assessment.value.ok)
    throw notComputed(rows[assessment.value.fault.message]?.messageId, assessment.value.fault.code);
  const { messageInputs, results } = assessment.value.value;
  const statement = displayedFigures({
    figures: { ...event, pc: event.probability },
    verdict: { kind: event.verdict },
  });
  await refuseToldOtherwise(context, { statement, results, newest: { id: newest.id, conjunctionId } });
  const entries = await entriesOf(db, operatorId, conjunctionId);
  const statements = entries
    .toReversed()
    .map(presentCoordinationEntry)
    .map(({ entryId: _, ...entry }) => entry);
  const frozen: FrozenDecision = {
    frozenAt: formatUtcZ(frozenTaiS, 3),
    frozenTaiS,
    operator: { operatorId, name: await operatorName(db, operatorId) },
    event: eventFacts(event),
    told: statement,
    inputs: {
      messages: rows.map((row, index) => ({
        cdmId: row.id,
        messageId: row.messageId,
        originator: row.originator,
        creationDate: formatUtcZ(row.creationTaiS, 6),
        sha256: textSha256(row.message),
        text: row.message,
        ...historyIn(row.verdictReasons),
        taken: messageInputs[index] as FrozenDecision['inputs']['messages'][number]['taken'],
      })),
      earlierMessages: total - rows.length,
      ...(await readOrbitInputs(db, {
        operatorId,
        satelliteId: event.satelliteId,
        tcaTaiS: event.tcaTaiS,
        screeningIds: rows.map((row) => row.screeningId),
      })),
      versions: {
        product: productVersion(),
        algorithm: ALGORITHM_VERSION,
        runtime: `node ${process.version}`,
        functions: RECORD_FUNCTIONS,
        methods: METHODS_EDITION,
      },
      settings,
    },
    plan: frozenPlan,
    ...(statements.length > 0 && { said: statements }),
    results: { ...results },
  };
  return { frozen, newestCdmId: newest.id, messageCount: total };
}

/**
 * Refuses a decision whose event shows other figures than its messages give with the present rules and sizes. The event is
 * then assessed again, and the user decides after having seen the new result.
 */
async function refuseToldOtherwise(
  context: ServerContext,
  {
    statement,
    results,
    newest,
  }: {
    readonly statement: DisplayedFigures;
    readonly results: DecisionResults;
    readonly newest: Parameters<typeof judgeAnew>[1];
  },
): Promise<void> {
  const currentFigures = displayedFigures(results);
  if (displayMismatch(statement, currentFigures).length === 0) return;
  await judgeAnew(context, newest, results);
  const pc = (value: number | null) => (value === null ? 'unknown' : pcText(value));
  throw refused('decision-judged-anew', {
    detail: `The verdict was ${statement.verdict}, Pc ${pc(statement.pc)}; by its newest message and the rules in force, it is ${currentFigures.verdict}, Pc ${pc(currentFigures.pc)}.`,
  });
}

function eventFacts(event: ConjunctionRow): FrozenDecision['event'] {
  const { satelliteId, satelliteName, screeningType } = event;
  return {
    conjunctionId: event.id,
    satelliteId,
    satelliteName,
    screeningType,
    object1: {
      noradId: event.satelliteNoradId,
      name: satelliteName,
      cosparId: event.satelliteCosparId,
      objectType: 'PAYLOAD',
    },
    object2: {
      noradId: event.secondaryNoradId,
      name: event.secondaryName,
      cosparId: event.secondaryCosparId,
      objectType: event.secondaryObjectType,
    },
  };
}

export function eventGone() {
  return refused('decision-event-gone', { detail: 'The conjunction was deleted and has no messages.' });
}

function notComputed(messageId: string | undefined, code: string) {
  return refused('decision-not-computed', { detail: `The message ${messageId ?? '?'} cannot be assessed (${code}).` });
}

type Inputs = FrozenDecision['inputs'];

interface Event {
  readonly operatorId: string;
  readonly satelliteId: string;
  readonly tcaTaiS: number;
  /** Screenings of its messages, oldest first; null for messages of other originators. */
  readonly screeningIds: readonly (string | null)[];
}

/** Returns hashes of the ephemerides and the catalogue of an event. */
async function readOrbitInputs(db: Queries, event: Event): Promise<Pick<Inputs, 'ephemerides' | 'catalogue'>> {
  const ids = [...new Set(event.screeningIds.flatMap((id) => (id === null ? [] : [id])))];
  const runs =
    ids.length === 0
      ? []
      : await db
          .select({ id: screeningTable.id, catalogueId: screeningTable.catalogueId, subjects: screeningTable.subjects })
          .from(screeningTable)
          .where(inArray(screeningTable.id, ids));
  const screened = runs.flatMap(({ subjects }) =>
    subjects.flatMap(({ satelliteId, ephemerisId }) =>
      satelliteId === event.satelliteId && ephemerisId !== null ? [ephemerisId] : [],
    ),
  );
  const inForce = await findOperationalEphemeris(db, event.operatorId, event.satelliteId, event.tcaTaiS);
  const ephemerides: Inputs['ephemerides'] = [];
  for (const id of [...new Set(screened)].sort()) {
    const file = await findEphemeris(db, event.operatorId, id);
    if (file !== undefined) ephemerides.push(ephemerisOf(file, 'SCREENED'));
  }
  if (inForce !== undefined && !screened.includes(inForce.id)) ephemerides.push(ephemerisOf(inForce, 'IN_FORCE'));
  ephemerides.sort((a, b) => a.fileName.localeCompare(b.fileName, 'en'));
  const newest = ids.at(-1);
  const catalogueId = runs.find(({ id }) => id === newest)?.catalogueId ?? null;
  const catalogue = catalogueId === null ? await newestCatalogue(db) : await readCatalogueRow(db, catalogueId);
  return {
    ephemerides,
    catalogue:
      catalogue === undefined
        ? null
        : { catalogueId: catalogue.id, source: catalogue.source, contentHash: catalogue.contentHash },
  };
}

function ephemerisOf(
  { id, fileName, sha256 }: { readonly id: string; readonly fileName: string; readonly sha256: string },
  use: 'SCREENED' | 'IN_FORCE',
): Inputs['ephemerides'][number] {
  return { oemFileId: id, fileName, sha256, use };
}
