import { places } from 'virtual:endpoint-places';
import { placeholderIn } from '@keepout/client/places';
import { CA_EXAMPLES } from '@keepout/contract/ca/examples';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { urlOf } from '@keepout/contract/platform/endpoint';
import { inHours, now } from './clock.ts';
import { mockTextFile } from './ephemeris-handlers.ts';
import { emit } from './event-hub.ts';
import { type Handler, on } from './handlers.ts';
import { basisFixture, candidatesFixture, screenedCellsFixture } from './manoeuvre-fixture.ts';
import {
  pairFixture,
  planFixture,
  planWithReturnCourse,
  returnFixture,
  verificationFixture,
} from './manoeuvre-plan-fixture.ts';
import { mockProblem } from './mock-problem.ts';
import { mutableRecords } from './records.ts';
import type { Scenario } from './scenario.ts';

const NEXT: Readonly<Record<ManoeuvreState, ManoeuvreState[]>> = {
  DRAFT: ['PROPOSED', 'ABANDONED'],
  PROPOSED: ['APPROVED', 'DRAFT', 'ABANDONED'],
  APPROVED: ['COMMITTED', 'ABANDONED'],
  COMMITTED: ['EXECUTED', 'ABANDONED'],
  EXECUTED: [],
  VERIFIED: [],
  ABANDONED: [],
};
const SCREENING_MS = 1200;
/** As long as the first ephemeris after a burn takes to come. */
const VERIFYING_MS = 4000;

/** Of another satellite and event: a burn that is approved, one that is only proposed, one that was given up. */
function plansOfOthers({ propulsion }: Scenario): readonly ManoeuvrePlan[] {
  const basis = basisFixture('C48211', propulsion, Date.now());
  const otherSatellite = { satelliteId: 'aurora-2', satelliteName: 'AURORA-2' };
  return (['ABANDONED', 'PROPOSED', 'APPROVED'] as const).map((state, index) => {
    const manoeuvre: ManoeuvreCommand = {
      manoeuvreType: 'IMPULSIVE',
      ignitionEpoch: inHours(108 - 44 * index),
      deltaVReferenceFrame: 'RTN',
      deltaVVector: [0, 0.04, 0],
    };
    const plan = planFixture(`man-other-${2 - index}`, manoeuvre, basis, Date.now());
    return { ...plan, ...otherSatellite, state, nextStates: NEXT[state] };
  });
}

/** Plans and their screenings, kept while the page is open. */
export function manoeuvreHandlers(scenario: Scenario): readonly Handler[] {
  const seed = plansOfOthers(scenario);
  const plans = mutableRecords(
    ({ manoeuvreId }) => manoeuvreId,
    seed,
    () => emit({ type: 'manoeuvres' }),
  );
  const screenings = mutableRecords<PostManoeuvreScreening>(
    ({ postManoeuvreScreeningId }) => postManoeuvreScreeningId,
    [],
  );
  const startedMs = Date.now();
  const isWithoutCatalogue = scenario.reason === 'NO_CATALOGUE';
  const basisOf = (id: string, leftOut: readonly string[] = []) =>
    basisFixture(id, scenario.propulsion, startedMs, leftOut);
  const verify = (id: string): void => {
    const plan = plans.find(id);
    if (plan === undefined) return;
    const history = [...plan.history, { at: now(), by: 'keepout', state: 'VERIFIED' as const, note: '' }];
    plans.put(id, { state: 'VERIFIED', verification: verificationFixture(plan), history });
  };
  return [
    on('getPlanningBasis', ({ query }) => basisOf(query['conjunction-id'] ?? '', query['left-out']?.split(','))),
    on('searchManoeuvres', ({ body }) =>
      candidatesFixture(basisOf(body.conjunctionId, body.leftOut), isWithoutCatalogue, scenario.candidates),
    ),
    on('screenTradeSpace', ({ body }) => screenedCellsFixture(basisOf(body.conjunctionId), body, isWithoutCatalogue)),
    on('searchReturn', ({ body }) => returnFixture(body, basisOf(body.conjunctionId))),
    on('computeManoeuvre', ({ body: { conjunctionId, manoeuvre, returnManoeuvre = null, leftOut } }) => {
      const basis = basisOf(conjunctionId, leftOut);
      const result = pairFixture(manoeuvre, returnManoeuvre, basis);
      const { deltaVMagnitude } = result.figures;
      const { maxDeltaV } = basis.vehicle;
      if (deltaVMagnitude <= maxDeltaV) return result;
      const message = `The delta-v is ${deltaVMagnitude.toPrecision(6)} m/s; the maximum is ${maxDeltaV} m/s.`;
      const code = 'manoeuvre-impossible';
      return mockProblem(code, message, [{ pointer: '#/manoeuvre/deltaVVector', code, message }]);
    }),
    on('listManoeuvres', ({ query: { 'conjunction-id': requestedId } }) =>
      plans.all().filter(({ conjunctionId }) => requestedId === undefined || conjunctionId === requestedId),
    ),
    on('createManoeuvre', ({ body }) => {
      const { conjunctionId, manoeuvre, leftOut, returnManoeuvre = null, returnBox } = body;
      const basis = basisOf(conjunctionId, leftOut);
      const id = `man-${plans.all().length - seed.length + 1}`;
      const result = pairFixture(manoeuvre, returnManoeuvre, basis, returnBox);
      const plan = { ...planFixture(id, manoeuvre, basis, Date.now()), returnManoeuvre, result };
      const isSame = (candidate: ManoeuvrePlan) =>
        candidate.conjunctionId === conjunctionId && JSON.stringify(pairOf(candidate)) === JSON.stringify(pairOf(plan));
      const stored = plans.all().find(isSame);
      if (stored === undefined) return plans.first(plan);
      const location = urlOf(placeholderIn(places, 'getManoeuvre'), stored);
      return Response.json(stored, { status: 200, headers: { etag: `"${stored.version}"`, location } });
    }),
    on('getManoeuvre', ({ params }) => {
      const plan = plans.find(params.manoeuvreId);
      return plan && planWithReturnCourse(plan);
    }),
    on('changeManoeuvre', ({ request, params, body }) => {
      const plan = plans.find(params.manoeuvreId);
      if (!plan) return undefined;
      const { manoeuvre, leftOut, returnManoeuvre = null, returnBox } = body;
      const result = pairFixture(manoeuvre, returnManoeuvre, basisOf(plan.conjunctionId, leftOut), returnBox);
      const resetFields = { screeningId: null, screening: planScreeningOf(undefined), staleBecause: [] };
      return plans.change(request, params.manoeuvreId, { manoeuvre, returnManoeuvre, result, ...resetFields });
    }),
    on('stepManoeuvre', ({ request, params: { manoeuvreId }, body: { state, note = '' } }) => {
      const plan = plans.find(manoeuvreId);
      if (!plan) return undefined;
      const approvedScreening = state === 'APPROVED' ? { screening: plan.screening } : {};
      const history = [...plan.history, { at: now(), by: 'demo', state, note, ...approvedScreening }];
      if (state === 'EXECUTED') setTimeout(verify, VERIFYING_MS, manoeuvreId);
      const approver = state === 'APPROVED' ? { approvedBy: 'demo' } : {};
      return plans.change(request, manoeuvreId, { state, nextStates: NEXT[state], history, ...approver });
    }),
    on('exportCandidates', () => mockTextFile('PK fixture', 'application/zip')),
    on('exportManoeuvre', ({ query: { format = 'opm' } }) =>
      mockTextFile(`CCSDS_${format.toUpperCase()}_VERS = 2.0\nORIGINATOR = FIXTURE\n`),
    ),
    on('listPostManoeuvreScreenings', screenings.all),
    on('createPostManoeuvreScreening', ({ body }) => {
      const plan = plans.find(body.manoeuvreId ?? '');
      if (!plan) return undefined;
      const tellOf = (run: PostManoeuvreScreening) =>
        plans.keep(plan.manoeuvreId, { screeningId: run.postManoeuvreScreeningId, screening: planScreeningOf(run) });
      const run = screenings.first(runningScreening(`pms-${screenings.all().length + 1}`, plan));
      tellOf(run);
      setTimeout(() => {
        const ended = endedScreening(run, plan, scenario.planScreening);
        screenings.put(run.postManoeuvreScreeningId, ended);
        tellOf(ended);
      }, SCREENING_MS);
      return run;
    }),
  ];
}

/** What makes two plans the same here: the manoeuvres, and what was left out. */
const pairOf = ({ manoeuvre, returnManoeuvre, result }: ManoeuvrePlan) => [
  manoeuvre,
  returnManoeuvre,
  result.leftOutEvents,
];

const runningScreening = (id: string, plan: ManoeuvrePlan): PostManoeuvreScreening => ({
  ...CA_EXAMPLES.PostManoeuvreScreening,
  postManoeuvreScreeningId: id,
  manoeuvreId: plan.manoeuvreId,
  oemFileId: 'oem-candidate',
  conjunctionId: plan.conjunctionId,
  satelliteId: plan.satelliteId,
  screeningId: 'scr-9',
  state: 'RUNNING',
  percent: 20,
  orderedAt: now(),
  finishedAt: null,
  verdict: null,
  counts: { NEW: 0, WORSE: 0, BETTER: 0, GONE: 0, UNCHANGED: 0 },
  events: [],
});

function endedScreening(
  run: PostManoeuvreScreening,
  { conjunctionId, result, secondaryName }: ManoeuvrePlan,
  outcome: Scenario['planScreening'],
): PostManoeuvreScreening {
  const newAboveWatch = outcome === 'clear' ? 0 : 11;
  const figures = (missDistance: number, probability: number) => ({
    conjunctionId,
    tca: result.tca,
    missDistance,
    probability,
  });
  return {
    ...run,
    state: 'COMPLETED',
    percent: 100,
    finishedAt: now(),
    verdict: {
      isClear: newAboveWatch === 0,
      isWhole: true,
      text: newAboveWatch === 0 ? 'Clear.' : 'Not clear.',
      probabilityBefore: result.probabilityBefore,
      probabilityAfter: result.probability,
      newAboveWatch,
      newByEstimatedErrors: 0,
      estimatedProbability: 0,
      totalProbabilityBefore: result.totalProbabilityBefore,
      totalProbabilityAfter: result.totalProbability,
    },
    counts: { NEW: Math.max(1, newAboveWatch), WORSE: 0, BETTER: 1, GONE: 1, UNCHANGED: 0 },
    events: [
      {
        change: 'BETTER',
        screeningType: 'MAN_VS_CDM',
        secondaryName,
        secondaryNoradId: 33776,
        isEstimated: false,
        isLeftOut: false,
        before: figures(43, result.probabilityBefore),
        after: figures(result.missDistance, result.probability),
      },
      {
        change: 'NEW',
        screeningType: 'OPS_CAT',
        secondaryName: 'COSMOS 2251 DEB',
        secondaryNoradId: 34001,
        isEstimated: false,
        isLeftOut: false,
        before: null,
        after: figures(2300, newAboveWatch === 0 ? 4e-9 : 4e-6),
      },
      {
        change: 'GONE',
        screeningType: 'OPS_CAT',
        secondaryName: 'SL-8 R/B',
        secondaryNoradId: 14000,
        isEstimated: false,
        isLeftOut: false,
        before: figures(3100, 2e-8),
        after: null,
      },
    ],
  };
}
