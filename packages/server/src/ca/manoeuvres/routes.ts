import { earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import { MANOEUVRES } from '@keepout/contract/ca/endpoints/manoeuvres';
import type { ReferenceFrame } from '@keepout/contract/ca/enums';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { askedTrade } from '@keepout/operations/request/asked';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { eyesOf } from '../../identity/embedded/clients.ts';
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts';
import { answerWithProgress } from '../../platform/http/answer-with-progress.ts';
import { type Caller, callerOf } from '../../platform/http/caller.ts';
import type { App } from '../../platform/http/http.ts';
import { refusedAt } from '../../platform/http/problem.ts';
import { readListPage } from '../../platform/http/record-list.ts';
import { serve, serveList } from '../../platform/http/serve.ts';
import { Course } from '../../platform/threads/course.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { leftOutOf } from '../conjunctions/left-out.ts';
import { exportName, exportPlan, exportSet } from './export.ts';
import { framedStates } from './framed-states.ts';
import { gatherPlanningInputs } from './gather.ts';
import { nothingToPlan } from './nothing-to-plan.ts';
import { presentPlan, type ScreeningsOfPlans } from './present.ts';
import { presentBasis } from './present-basis.ts';
import { presentTrade } from './present-result.ts';
import { reasonsGiven } from './reason-given.ts';
import { cachedCandidates, screenedTradeSpace } from './screened/service.ts';
import { cachedReturn, computed, createPlan, editPlan, readOwnPlan, readTimes, stepPlan } from './service.ts';
import { staleReasons } from './stale.ts';
import { PLAN_ORDER, type PlanRow, planList } from './store.ts';
import { basisTask, candidatesTask, cellsTask, returnTask, screenFlightsTask, tradeTask } from './tasks.ts';

/** Stages of a candidate search with their share of the progress: search, then screening against the catalogue. */
const STAGES = [
  [candidatesTask, 0.7],
  [screenFlightsTask, 0.3],
] as const;

/** Stages of a trade space with their share of the progress: selection of cells, then screening against the catalogue. */
const CELL_STAGES = [
  [cellsTask, 0.1],
  [screenFlightsTask, 0.9],
] as const;

const RETURN_STAGES = [[returnTask, 1]] as const;

export function registerManoeuvres(app: App, context: ServerContext, screeningsOf: ScreeningsOfPlans): void {
  const db = context.database.orm;
  const present = async (rows: readonly PlanRow[], { operatorId, actor }: Caller) => {
    const [stale, screeningOf, { fourEyes }, eyes] = await Promise.all([
      staleReasons(db, operatorId, rows),
      screeningsOf(operatorId, rows),
      readRules(db, operatorId),
      eyesOf(db, operatorId),
    ]);
    const reasons = await reasonsGiven(db, operatorId, rows, screeningOf);
    return rows.map((row) => {
      const now = {
        staleBecause: stale.get(row.id) ?? [],
        screening: screeningOf(row),
        reasonGiven: reasons.get(row.id),
      };
      return presentPlan(row, now, fourEyes && eyes(row.proposedBy) === eyes(actor));
    });
  };
  /** Transforms plans from EME2000, in which they are stored, to the requested frame. */
  const inFrame = async (plans: readonly ManoeuvrePlan[], frame: ReferenceFrame): Promise<ManoeuvrePlan[]> => {
    if (frame === 'EME2000') return [...plans];
    const { earthOrientation } = await earthOrientationInUse(db);
    const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
    return plans.map(({ result, ...plan }) => {
      const { figures, returnFigures } = result;
      const back = returnFigures && { returnFigures: framedStates(returnFigures, frame, eop) };
      return { ...plan, result: { ...result, ...back, figures: framedStates(figures, frame, eop) } };
    });
  };
  const presentRow = async (row: PlanRow, caller: Caller) => (await present([row], caller))[0]!;

  serveList(app, MANOEUVRES.listManoeuvres, PLAN_ORDER, async (request, page) => {
    const caller = callerOf(request);
    const { 'conjunction-id': conjunctionId, 'satellite-id': satelliteId } = request.query;
    const filter = { conjunctionId, satelliteId };
    const { rows, ...facts } = await readListPage(planList(db, caller.operatorId, filter), page);
    const plans = (await present(rows, caller)).map(({ result: { returnCourse: _, ...result }, ...plan }) => ({
      ...plan,
      result,
    }));
    return { rows: await inFrame(plans, request.query.frame), ...facts };
  });

  serve(app, MANOEUVRES.getPlanningBasis, async (request) => {
    const { 'conjunction-id': conjunctionId, 'left-out': leftOut } = request.query;
    const selection = { conjunctionId, leftOut: leftOutOf(leftOut) };
    const { operatorId } = callerOf(request);
    const gathered = await gatherPlanningInputs(context, operatorId, selection, { place: '?left-out' });
    const basis = await context.readers.run(basisTask, gathered.question, { turn: turnOf(operatorId) });
    return { conjunctionId, ...presentBasis(basis, gathered) };
  });

  const searched = async (operatorId: string, body: ManoeuvreSearch, signal: AbortSignal, course?: Course) => {
    const search = { ...body, constraints: readTimes(ANY_MANOEUVRE, body.constraints).constraints };
    const gathered = await gatherPlanningInputs(context, operatorId, body);
    const readers = course?.over(context.readers) ?? context.readers;
    const candidates = await cachedCandidates({ ...context, readers }, operatorId, gathered, search, signal);
    return { gathered, candidates: { conjunctionId: body.conjunctionId, ...candidates } };
  };

  serve(app, MANOEUVRES.searchManoeuvres, async (request, reply) => {
    const course = new Course(STAGES);
    const { operatorId } = callerOf(request);
    const searching = searched(operatorId, request.body, abortOnDisconnect(reply), course);
    return await answerWithProgress(
      request,
      reply,
      course,
      searching.then(({ candidates }) => candidates),
    );
  });

  serve(app, MANOEUVRES.exportCandidates, async (request, reply) => {
    const { operatorId } = callerOf(request);
    const { gathered, candidates } = await searched(operatorId, request.body, abortOnDisconnect(reply));
    const archive = await exportSet(context, operatorId, candidates, gathered.about.satelliteId);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="manoeuvre_candidates.zip"')
      .send(archive);
  });

  serve(app, MANOEUVRES.computeTradeSpace, async (request, reply) => {
    const { body } = request;
    const { operatorId } = callerOf(request);
    const { question } = await gatherPlanningInputs(context, operatorId, body);
    const answer = await context.readers.run(
      tradeTask,
      { question, request: askedTrade(body) },
      { signal: abortOnDisconnect(reply), turn: turnOf(operatorId) },
    );
    if (!answer.ok) throw nothingToPlan(answer.fault);
    return { conjunctionId: body.conjunctionId, ...presentTrade(answer.value) };
  });

  serve(app, MANOEUVRES.screenTradeSpace, async (request, reply) => {
    const { body } = request;
    const { operatorId } = callerOf(request);
    const course = new Course(CELL_STAGES);
    const readers = course.over(context.readers);
    const leaving = abortOnDisconnect(reply);
    const screening = gatherPlanningInputs(context, operatorId, body).then((gathered) =>
      screenedTradeSpace({ ...context, readers }, operatorId, gathered, body, leaving),
    );
    return await answerWithProgress(
      request,
      reply,
      course,
      screening.then((screened) => ({ conjunctionId: body.conjunctionId, ...screened })),
    );
  });

  serve(app, MANOEUVRES.searchReturn, async (request, reply) => {
    const { body } = request;
    if (body.latestHours <= body.earliestHours) {
      throw refusedAt(
        'window-empty',
        '#/latestHours',
        `latestHours is ${body.latestHours}, which is not after earliestHours, ${body.earliestHours}.`,
      );
    }
    const search = { ...body, ...readTimes(body.manoeuvre, body.constraints) };
    const { operatorId } = callerOf(request);
    const course = new Course(RETURN_STAGES);
    const followable = { ...context, readers: course.over(context.readers) };
    const leaving = abortOnDisconnect(reply);
    const searching = gatherPlanningInputs(context, operatorId, body).then((gathered) =>
      cachedReturn(followable, operatorId, gathered, search, leaving),
    );
    return await answerWithProgress(request, reply, course, searching);
  });

  serve(app, MANOEUVRES.computeManoeuvre, async (request, reply) => {
    const { body } = request;
    const gathered = await gatherPlanningInputs(context, callerOf(request).operatorId, body);
    return (await computed(context, gathered, body, abortOnDisconnect(reply))).result;
  });

  serve(app, MANOEUVRES.createManoeuvre, async (request, reply) => {
    const caller = callerOf(request);
    const { plan, isNew } = await createPlan(context, caller, request.body, abortOnDisconnect(reply));
    if (isNew) reply.code(201);
    return await presentRow(plan, caller);
  });

  serve(app, MANOEUVRES.getManoeuvre, async (request) => {
    const caller = callerOf(request);
    const row = await readOwnPlan(context, caller.operatorId, request.params.manoeuvreId);
    const [plan] = await inFrame([await presentRow(row, caller)], request.query.frame);
    return plan!;
  });

  serve(app, MANOEUVRES.changeManoeuvre, async (request, _reply, expected) => {
    const caller = callerOf(request);
    const row = await editPlan(context, caller, request.params.manoeuvreId, request.body, expected);
    return await presentRow(row, caller);
  });

  serve(app, MANOEUVRES.stepManoeuvre, async (request, _reply, expected) => {
    const caller = callerOf(request);
    const row = await stepPlan(context, caller, request.params.manoeuvreId, request.body, { expected, screeningsOf });
    return await presentRow(row, caller);
  });

  serve(app, MANOEUVRES.exportManoeuvre, async (request, reply) => {
    const caller = callerOf(request);
    const { format } = request.query;
    const row = await readOwnPlan(context, caller.operatorId, request.params.manoeuvreId);
    const plan = await presentRow(row, caller);
    const text = await exportPlan(context, row, { format, screening: plan.screening });
    const body = format === 'json' ? JSON.stringify({ plan, segments: JSON.parse(text) }) : text;
    return reply
      .header('content-type', MEDIA[format] ?? 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${exportName(row, format)}"`)
      .send(body);
  });
}

const MEDIA: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Dummy manoeuvre: constraints are parsed together with a manoeuvre, which a search does not have. */
const ANY_MANOEUVRE = {
  manoeuvreType: 'IMPULSIVE',
  ignitionEpoch: '2000-01-01T00:00:00Z',
  deltaVReferenceFrame: 'RTN',
  deltaVVector: [0, 0, 0],
} as const satisfies Parameters<typeof readTimes>[0] as Parameters<typeof readTimes>[0];
