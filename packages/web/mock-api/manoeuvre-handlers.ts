import type { TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvreBody, ManoeuvreEdit, ManoeuvrePlan, ManoeuvreStep } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { PostManoeuvreScreening } from '@keepout/contract/ca/post-manoeuvre-screening';
import { emit } from './event-hub.ts';
import { type Handler, on } from './handlers.ts';
import {
  basisFixture,
  candidatesFixture,
  pairFixture,
  planFixture,
  returnFixture,
  screenedCellsFixture,
  verificationFixture,
} from './manoeuvre-fixture.ts';
import { mockPage, mockProblem } from './mock-problem.ts';
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
function plansOfOthers({ propulsion }: Scenario, nowMs: number): readonly ManoeuvrePlan[] {
  const basis = basisFixture('C48211', propulsion, nowMs);
  const other = { satelliteId: 'aurora-2', satelliteName: 'AURORA-2' };
  return (['APPROVED', 'PROPOSED', 'ABANDONED'] as const).map((state, index) => {
    const ignitionEpoch = new Date(nowMs + (20 + 44 * index) * 3_600_000).toISOString();
    const manoeuvre = { manoeuvreType: 'IMPULSIVE', ignitionEpoch, deltaVReferenceFrame: 'RTN' } as const;
    const plan = planFixture(`man-other-${index}`, { ...manoeuvre, deltaVVector: [0, 0.04, 0] }, basis, nowMs);
    return { ...plan, ...other, state, nextStates: NEXT[state] };
  });
}

/** Plans and their screenings, kept while the page is open. */
export function manoeuvreHandlers(scenario: Scenario): readonly Handler[] {
  const plans: ManoeuvrePlan[] = [...plansOfOthers(scenario, Date.now())];
  const seeded = plans.length;
  const screenings: PostManoeuvreScreening[] = [];
  const startedMs = Date.now();
  const isWithoutCatalogue = scenario.reason === 'NO_CATALOGUE';
  const basisOf = (id: string) => basisFixture(id, scenario.propulsion, startedMs);
  const find = (id = '') => plans.find(({ manoeuvreId }) => manoeuvreId === id);
  const missing = () => mockProblem({ status: 404, code: 'not-found', detail: 'The plan was not found.' });
  const told = (plan: ManoeuvrePlan, status = 200) =>
    Response.json(plan, { status, headers: { ETag: `"${plan.version}"` } });
  const change = (plan: ManoeuvrePlan, request: Request, part: Partial<ManoeuvrePlan>): Response => {
    if (request.headers.get('If-Match') !== `"${plan.version}"`)
      return mockProblem({ status: 412, code: 'changed-meanwhile', detail: 'The plan has changed meanwhile.' });
    const next = { ...plan, ...part, version: plan.version + 1, updatedAt: new Date().toISOString() };
    plans[plans.indexOf(plan)] = next;
    emit({ type: 'manoeuvres' });
    return told(next);
  };
  const setScreening = (plan: ManoeuvrePlan, run: PostManoeuvreScreening): void => {
    const { postManoeuvreScreeningId: screeningId } = run;
    plans[plans.indexOf(plan)] = { ...plan, screeningId, screening: planScreeningOf(run) };
    emit({ type: 'manoeuvres' });
  };
  const verify = (id: string): void => {
    const plan = find(id);
    if (plan === undefined) return;
    const history = [
      ...plan.history,
      { at: new Date().toISOString(), by: 'keepout', state: 'VERIFIED' as const, note: '' },
    ];
    const verification = verificationFixture(plan);
    plans[plans.indexOf(plan)] = { ...plan, state: 'VERIFIED', verification, history, version: plan.version + 1 };
    emit({ type: 'manoeuvres' });
  };
  return [
    on('getPlanningBasis', (request) =>
      Response.json(basisOf(new URL(request.url).searchParams.get('conjunction-id') ?? '')),
    ),
    on('searchManoeuvres', async (request) => {
      const { conjunctionId } = (await request.json()) as ManoeuvreBody;
      return Response.json(candidatesFixture(basisOf(conjunctionId), isWithoutCatalogue));
    }),
    on('screenTradeSpace', async (request) => {
      const body = (await request.json()) as TradeSpaceScreeningBody;
      return Response.json(screenedCellsFixture(basisOf(body.conjunctionId), body, isWithoutCatalogue));
    }),
    on('searchReturn', async (request) => {
      const search = (await request.json()) as ManoeuvreReturnSearch;
      return Response.json(returnFixture(search, basisOf(search.conjunctionId)));
    }),
    on('listManoeuvres', (request) => {
      const wanted = new URL(request.url).searchParams.get('conjunction-id');
      return mockPage(
        request,
        plans.filter(({ conjunctionId }) => wanted === null || conjunctionId === wanted).toReversed(),
      );
    }),
    on('createManoeuvre', async (request) => {
      const { conjunctionId, manoeuvre, returnManoeuvre = null } = (await request.json()) as ManoeuvreBody;
      const basis = basisOf(conjunctionId);
      const plan = {
        ...planFixture(`man-${plans.length - seeded + 1}`, manoeuvre, basis, Date.now()),
        returnManoeuvre,
        result: pairFixture(manoeuvre, returnManoeuvre, basis),
      };
      plans.push(plan);
      return told(plan, 201);
    }),
    on('getManoeuvre', (_request, [id]) => {
      const plan = find(id);
      return plan ? told(plan) : missing();
    }),
    on('changeManoeuvre', async (request, [id]) => {
      const plan = find(id);
      if (!plan) return missing();
      const { manoeuvre, returnManoeuvre = null } = (await request.json()) as ManoeuvreEdit;
      const result = pairFixture(manoeuvre, returnManoeuvre, basisOf(plan.conjunctionId));
      const anew = { screeningId: null, screening: planScreeningOf(undefined) };
      return change(plan, request, { manoeuvre, returnManoeuvre, result, staleBecause: [], ...anew });
    }),
    on('stepManoeuvre', async (request, [id]) => {
      const plan = find(id);
      if (!plan) return missing();
      const { state, note } = (await request.json()) as ManoeuvreStep;
      const history = [...plan.history, { at: new Date().toISOString(), by: 'demo', state, note }];
      if (state === 'EXECUTED') setTimeout(() => verify(plan.manoeuvreId), VERIFYING_MS);
      return change(plan, request, { state, nextStates: NEXT[state], history });
    }),
    on('exportManoeuvre', (request) => {
      const format = new URL(request.url).searchParams.get('format') ?? 'opm';
      return new Response(`CCSDS_${format.toUpperCase()}_VERS = 2.0\nORIGINATOR = FIXTURE\n`, {
        headers: { 'Content-Type': 'text/plain' },
      });
    }),
    on('listPostManoeuvreScreenings', (request) => mockPage(request, screenings.toReversed())),
    on('createPostManoeuvreScreening', async (request) => {
      const { manoeuvreId } = (await request.json()) as { readonly manoeuvreId: string };
      const plan = find(manoeuvreId);
      if (!plan) return missing();
      const run = runningScreening(`pms-${screenings.length + 1}`, plan);
      const place = screenings.push(run) - 1;
      setScreening(plan, run);
      setTimeout(() => {
        const ended = endedScreening(run, plan, scenario.planScreening);
        screenings[place] = ended;
        setScreening(find(manoeuvreId) ?? plan, ended);
      }, SCREENING_MS);
      return Response.json(run, { status: 202 });
    }),
  ];
}

function runningScreening(id: string, plan: ManoeuvrePlan): PostManoeuvreScreening {
  return {
    postManoeuvreScreeningId: id,
    manoeuvreId: plan.manoeuvreId,
    oemFileId: 'oem-candidate',
    conjunctionId: plan.conjunctionId,
    satelliteId: plan.satelliteId,
    screeningId: 'scr-9',
    state: 'RUNNING',
    percent: 20,
    orderedAt: new Date().toISOString(),
    finishedAt: null,
    failure: null,
    failureSentences: [],
    verdict: null,
    counts: { NEW: 0, WORSE: 0, BETTER: 0, GONE: 0, UNCHANGED: 0 },
    events: [],
    isStale: false,
  };
}

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
  const ended: PostManoeuvreScreening = {
    ...run,
    state: 'COMPLETED',
    percent: 100,
    finishedAt: new Date().toISOString(),
    verdict: {
      isClear: newAboveWatch === 0,
      isWhole: true,
      text: newAboveWatch === 0 ? 'Clear.' : 'Not clear.',
      probabilityBefore: result.probabilityBefore,
      probabilityAfter: result.probability,
      newAboveWatch,
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
        before: figures(43, result.probabilityBefore),
        after: figures(result.missDistance, result.probability),
      },
      {
        change: 'NEW',
        screeningType: 'OPS_CAT',
        secondaryName: 'COSMOS 2251 DEB',
        secondaryNoradId: 34001,
        before: null,
        after: figures(2300, newAboveWatch === 0 ? 4e-9 : 4e-6),
      },
      {
        change: 'GONE',
        screeningType: 'OPS_CAT',
        secondaryName: 'SL-8 R/B',
        secondaryNoradId: 14000,
        before: figures(3100, 2e-8),
        after: null,
      },
    ],
  };
  return ended;
}
