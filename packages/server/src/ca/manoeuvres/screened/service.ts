import type { ScreenedCandidate } from '@keepout/assessment/candidate-screening';
import { formatUtcZ } from '@keepout/astro/epoch';
import { totalPc } from '@keepout/conjunction/event/total-pc';
import type { PlannedImpulse } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { NewEvent, TradeSpaceScreening, TradeSpaceScreeningBody } from '@keepout/contract/ca/candidate-screening';
import type { ManoeuvreStar, NotScreenedReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import type { FoundCandidate } from '@keepout/operations/plan/candidates';
import { starsOf, worthStars } from '@keepout/operations/screened/stars';
import type { ConstraintName } from '@keepout/planning/constraints';
import { SECONDS_PER_DAY } from '@keepout/units/duration';
import type { ServerContext } from '../../../hosting/module.ts';
import { askedSearch, askedTrade } from '../asked.ts';
import type { Gathered } from '../gather.ts';
import { nothingToPlan } from '../nothing-to-plan.ts';
import { presentResult, time, wireConstraint } from '../present-result.ts';
import { candidatesTask, cellsTask, screenFlightsTask } from '../tasks.ts';
import { type Against, againstOf } from './against.ts';

/** Screened from now on for so long. */
const DAYS = 7;
/** Of a thread: no batch of cells is begun after it; what is left is said not to be screened. */
const MOST_WORK_S = 6;
/** So few are not worth a second thread. */
const FEW = 50;

interface Screened {
  readonly against: Against;
  readonly until: string;
  readonly screened: readonly (ScreenedCandidate | undefined)[];
}

/** Candidates against the catalogue in use, on as many threads as read; the reason where they cannot be. */
async function screened(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  tcaTaiS: number,
  flights: readonly (readonly PlannedImpulse[])[],
): Promise<Screened | NotScreenedReason> {
  const against = await againstOf(context, operatorId, gathered, tcaTaiS);
  if (against === undefined) return 'NO_CATALOGUE';
  const { rules, nowTaiS } = gathered.question;
  const question = {
    own: against.own,
    against: against.packed,
    watchPc: rules.watchPc,
    mostWorkS: MOST_WORK_S,
    known: gathered.about.knownPassages,
    startTaiS: nowTaiS,
    stopTaiS: nowTaiS + DAYS * SECONDS_PER_DAY,
  };
  // Every thread takes every n-th, so that all have the better ones first.
  const threads = flights.length <= FEW ? 1 : context.readers.size;
  const answers = await Promise.all(
    Array.from({ length: threads }, (_, turn) => {
      const candidates = flights.filter((_one, k) => k % threads === turn);
      return context.readers.run(screenFlightsTask, { ...question, candidates });
    }),
  );
  const [first] = answers;
  if (first === undefined || !first.ok) return 'NO_ORBIT';
  return {
    against,
    until: formatUtcZ(first.value.stopTaiS, 0),
    screened: flights.map((_, k) => {
      const answer = answers[k % threads]!;
      return answer.ok ? answer.value.screened[Math.floor(k / threads)] : undefined;
    }),
  };
}

function newEvents({ newPassages }: ScreenedCandidate, { catalogue }: Against): NewEvent[] {
  return newPassages.map(({ object, tcaTaiS, missDistanceM, relativeSpeedMps, pc }) => {
    const { name, noradId } = catalogue.elements[object]!;
    return {
      secondaryName: name || `OBJECT ${noradId}`,
      secondaryNoradId: noradId,
      tca: formatUtcZ(tcaTaiS, 6),
      missDistance: missDistanceM,
      relativeSpeed: relativeSpeedMps,
      probability: pc,
    };
  });
}

/** The known events and what a manoeuvre adds to other passages. */
const together = (knownPc: number, { addedPc }: ScreenedCandidate): number => totalPc([knownPc, addedPc]);

/** Searches, then screens what was found, before anything has a star. */
export async function screenedCandidates(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  search: ManoeuvreSearch,
): Promise<Omit<ManoeuvreCandidates, 'conjunctionId'>> {
  const { question, names } = gathered;
  const found = await context.readers.run(candidatesTask, { question, asked: askedSearch(search) });
  if (!found.ok) throw nothingToPlan(found.fault);
  const { candidates, tcaTaiS, targetPc, lastChanceTaiS, constraints: report } = found.value;
  const flights = candidates.map(({ impulses }) => impulses);
  const result = await screened(context, operatorId, gathered, tcaTaiS, flights);
  const isScreened = typeof result !== 'string';
  const ofEach = candidates.map((_, k) => (isScreened ? result.screened[k] : undefined));
  const totals = candidates.map(({ result: { totalPc, isInadequate } }, k) => {
    const one = ofEach[k];
    return one === undefined
      ? undefined
      : { k, newCount: one.newPassages.length, totalPc: together(totalPc, one), isInadequate };
  });
  // The farthest is no way to the target: it has its star for itself, and takes none from the others.
  const worthyOf = (isFarthest: boolean) =>
    worthStars(
      totals.flatMap((one) => (one !== undefined && candidates[one.k]!.isFarthest === isFarthest ? [one] : [])),
      targetPc,
    );
  const worthy = new Set([...worthyOf(true), ...worthyOf(false)].map(({ k }) => k));
  const stars = candidateStars(candidates, (k) => (isScreened ? worthy.has(k) : !candidates[k]!.result.isInadequate));
  return {
    targetProbability: targetPc,
    totalProbabilityBefore: found.value.totalPcBefore,
    isTargetMet: found.value.isTargetMet,
    lastChance: lastChanceTaiS === undefined ? null : time(lastChanceTaiS),
    constraints: {
      tried: report.tried,
      feasible: report.feasible,
      forbids: Object.entries(report.forbids).map(([name, count]) => ({
        constraint: wireConstraint(name as ConstraintName),
        count: count ?? 0,
      })),
      emptiedBy: report.emptiedBy === undefined ? null : wireConstraint(report.emptiedBy),
    },
    isBeyondMeans: report.tried === 0,
    notScreened: isScreened ? null : result,
    candidates: candidates.map(({ manoeuvre, result: figures }, k) => {
      const one = ofEach[k];
      return {
        stars: stars[k]!,
        manoeuvre,
        result: presentResult(figures, names),
        screening:
          isScreened && one !== undefined
            ? {
                catalogueId: result.against.catalogue.id,
                objects: result.against.catalogue.elements.length,
                until: result.until,
                totalProbability: together(figures.totalPc, one),
                newEvents: newEvents(one, result.against),
              }
            : null,
      };
    }),
  };
}

function candidateStars(
  candidates: readonly FoundCandidate[],
  isWorthy: (k: number) => boolean,
): readonly ManoeuvreStar[][] {
  const stars = candidates.map(({ isFarthest }, k): ManoeuvreStar[] => (isFarthest && isWorthy(k) ? ['FARTHEST'] : []));
  const starred = candidates.flatMap(({ result: { figures }, isFarthest }, k) =>
    isFarthest || !isWorthy(k)
      ? []
      : [
          {
            k,
            cost: figures.deltaVMps || figures.durationS,
            orbitsBeforeTca: figures.orbitsBeforeTca,
            smaChangeM: figures.smaChangeM,
          },
        ],
  );
  for (const { star, of } of starsOf(starred)) stars[of.k]!.push(star);
  return stars;
}

/** The best cells of a trade space against the catalogue. */
export async function screenedTradeSpace(
  context: ServerContext,
  operatorId: string,
  gathered: Gathered,
  body: TradeSpaceScreeningBody,
): Promise<Omit<TradeSpaceScreening, 'conjunctionId'>> {
  const { question } = gathered;
  const asked = { ...askedTrade(body), targetPc: body.targetProbability, cells: body.cells };
  const chosen = await context.readers.run(cellsTask, { question, asked });
  if (!chosen.ok) throw nothingToPlan(chosen.fault);
  const { cells, targetPc, tcaTaiS, unsure } = chosen.value;
  const common = { targetProbability: targetPc, chosen: cells.length, unsure: [...unsure] };
  const flights = cells.map(({ impulses }) => impulses);
  const result = await screened(context, operatorId, gathered, tcaTaiS, flights);
  if (typeof result === 'string') {
    const nothing = { catalogueId: null, objects: 0, until: null, screened: 0, raising: 0, cells: [], stars: [] };
    return { ...common, ...nothing, notScreened: result };
  }
  const { against, until } = result;
  const done = cells.flatMap((cell, k) => {
    const one = result.screened[k];
    if (one === undefined) return [];
    return [{ ...cell, events: newEvents(one, against), total: together(10 ** cell.log10TotalPc, one) }];
  });
  const judged = done.map((one) => ({ ...one, newCount: one.events.length, totalPc: one.total }));
  const worthy = worthStars(judged, targetPc).filter(({ totalPc }) => totalPc <= targetPc);
  return {
    ...common,
    notScreened: null,
    catalogueId: against.catalogue.id,
    objects: against.catalogue.elements.length,
    until,
    screened: done.length,
    raising: done.filter(({ events }) => events.length > 0).length,
    cells: done.map(({ column, row, orbitsBeforeTca, size, total, events }) => ({
      column,
      row,
      orbitsBeforeTca,
      size,
      totalProbability: total,
      newEvents: events,
    })),
    stars: starsOf(worthy).map(({ star, of: { column, row } }) => ({ star, column, row })),
  };
}
