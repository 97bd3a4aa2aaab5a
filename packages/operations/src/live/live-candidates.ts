import type { Approach } from '@keepout/assessment/approach';
import { judge } from '@keepout/assessment/judge';
import { openVerdict } from '@keepout/assessment/planned-encounter-of';
import { judgingRules } from '@keepout/assessment/rules';
import { cdmText } from '@keepout/assessment/text/cdm-text';
import { MOST_PLANNED_EVENTS, USUAL_SEARCH } from '@keepout/contract/ca/fields';
import type { FlightRules } from '@keepout/contract/fleet/flight-rules';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import type { GroundStation } from '@keepout/contract/fleet/station';
import type { Progress } from '@keepout/units/progress';
import type { Result } from '@keepout/units/result';
import { candidates, type FoundCandidates } from '../plan/candidates.ts';
import type { EventToPlan, NothingToSearch, PlanQuestion } from '../plan/question.ts';
import { askedSearch } from '../request/asked.ts';
import { rulesOfPlans, stationToPlan } from '../request/rules-of-plans.ts';
import { WINDOW_S } from '../screened/total.ts';
import { satelliteToPlan } from '../vehicle/satellite-to-plan.ts';
import type { LiveCatalogue } from './catalogue.ts';
import type { JudgingQuestion } from './question.ts';
import type { Screened } from './screen-steps.ts';

/** Input of a manoeuvre search from the operator's records, without the orbit. */
export interface CandidatesQuestion {
  /** Place of the approach to avoid among those that were found. */
  readonly place: number;
  readonly nowTaiS: number;
  readonly rules: FlightRules;
  readonly stations: readonly GroundStation[];
}

/** Satellite whose orbit was screened, and its propulsion capability. */
export interface ScreenedSatellite {
  readonly noradId: number;
  readonly name: string;
  readonly configuration: SatelliteConfiguration;
}

/**
 * Manoeuvres that avoid an approach of a screening, by the engine of the planner: each approach goes into it as the message that the
 * server would make of it. The search uses the defaults of the planner unless the user changed them.
 *
 * Assumes  the exponential atmosphere, and no other burns of the satellite; candidates are not screened against the catalogue
 */
export function liveCandidates(
  catalogue: LiveCatalogue,
  { satellite, screened, assessmentQuestion }: ScreenedFlight,
  question: CandidatesQuestion,
  progress?: Progress,
): Result<FoundCandidates, NothingToSearch> {
  const search = askedSearch({ conjunctionId: String(question.place), ...USUAL_SEARCH });
  return candidates(liveQuestion(catalogue, { satellite, screened, assessmentQuestion }, question), search, progress);
}

/** A screening that was done, of one satellite. */
export interface ScreenedFlight {
  readonly satellite: ScreenedSatellite;
  readonly screened: Screened;
  readonly assessmentQuestion: JudgingQuestion;
}

function liveQuestion(
  { earthOrientation }: LiveCatalogue,
  { satellite, screened, assessmentQuestion }: ScreenedFlight,
  { place, nowTaiS, rules, stations }: CandidatesQuestion,
): PlanQuestion {
  const { encounters } = screened.findings;
  const otherPlaces = encounters
    .map((_, index) => index)
    .filter((index) => {
      const tcaTaiS = encounters[index]!.tcaTaiS;
      return index !== place && tcaTaiS >= nowTaiS && tcaTaiS <= nowTaiS + WINDOW_S;
    })
    .sort((a, b) => (encounters[b]!.pc ?? 0) - (encounters[a]!.pc ?? 0))
    .slice(0, MOST_PLANNED_EVENTS - 1);
  return {
    nowTaiS,
    noradId: satellite.noradId,
    satellite: satelliteToPlan(satellite.configuration),
    events: [place, ...otherPlaces].map((index) =>
      eventToPlan(String(index), screened.approaches[index]!, satellite.name, rules, assessmentQuestion),
    ),
    rules: rulesOfPlans(rules),
    stations: stations.map(({ stationId, name, canCommand, canConfirm, latitude, longitude, altitude, minElevation }) =>
      stationToPlan({
        stationId,
        name,
        canCommand,
        canConfirm,
        heightM: altitude,
        latitudeDeg: latitude,
        longitudeDeg: longitude,
        minElevationDeg: minElevation,
      }),
    ),
    otherBurns: [],
    ...(earthOrientation && { earthOrientation }),
  };
}

/** An approach as the newest message of an event. */
function eventToPlan(
  id: string,
  approach: Approach,
  messageFor: string,
  { thresholds, decisionLeadHours, version }: FlightRules,
  { asOfTaiS, covariances }: JudgingQuestion,
): EventToPlan {
  const { medium, critical } = thresholds;
  const rules = judgingRules({
    thresholds,
    thresholdsVersion: version,
    decisionLeadHours,
    covarianceRules: covariances,
  });
  const judgement = judge(approach, rules, asOfTaiS);
  const { countedSigmas, radius, verdict } = judgement;
  return {
    id,
    ...openVerdict(verdict, { version, actPc: critical, watchPc: medium }),
    message: cdmText(judgement, { messageId: id, creationTaiS: asOfTaiS, messageFor }),
    hardBodyRadiusM: radius.radiusM,
    ...(countedSigmas.some((sigmas) => sigmas !== undefined) && { countedSigmas }),
  };
}
