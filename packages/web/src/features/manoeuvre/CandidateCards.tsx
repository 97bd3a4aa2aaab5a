import { candidateTable } from '@keepout/contract/ca/candidate-table';
import type { ManoeuvreCandidate, ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { toCsv } from '../../export/csv.ts';
import { download } from '../../export/download.ts';
import { formatDistance, formatSigmas } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import { afterWords, inconclusiveReason, sizeWords } from '../../nouns/manoeuvre/plan-words.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePlannerText } from './en.ts';
import { isLastChance, isNothingClear } from './first-choice.ts';
import { ChangedPassages, NewEvents } from './NewEvents.tsx';
import { NotScreened } from './ScreeningStatus.tsx';
import { InfeasibleAdvicePanel } from './WhatThen.tsx';

export interface CandidateCardsProps {
  readonly candidates: ManoeuvreCandidates;
  /** The search of these candidates; the archive repeats it. */
  readonly search: ManoeuvreSearch;
  readonly chosen: number | undefined;
  readonly onChoose: (place: number) => void;
}

/** Candidates of the search, recommended ones first, each with its summary, and the effect of the constraints. */
export function CandidateCards({ candidates: answer, search, chosen, onChoose }: CandidateCardsProps) {
  const text = usePlannerText().cards;
  const words = useManoeuvreText();
  const { candidates, constraints, commitPoint, isTargetMet, inconclusiveEvents, isInfeasible, notScreened } = answer;
  const isBelow = answer.totalProbabilityBefore <= answer.targetProbability;
  return (
    <Panel title={text.title}>
      <div className="planner-found">
        <p role="status" className="planner-faint">
          {text.ended(candidates.length, candidates.filter(({ recommendedAs }) => recommendedAs.length > 0).length)}
        </p>
        {isTargetMet && <p>{words.met}</p>}
        {isBelow && inconclusiveEvents > 0 && <p>{text.inconclusive(inconclusiveEvents)}</p>}
        {isInfeasible && <p>{text.beyond}</p>}
        {!isTargetMet && !isInfeasible && candidates.length === 0 && (
          <p>
            {constraints.limitingConstraint ? text.emptied(words.breaks[constraints.limitingConstraint]) : text.none}
          </p>
        )}
        {candidates.length > 0 && candidates.every(({ recommendedAs }) => recommendedAs.length === 0) && (
          <p>{text.noneClear}</p>
        )}
        {!isTargetMet && isNothingClear(answer) && (
          <InfeasibleAdvicePanel {...{ candidates: answer, search, onChoose }} />
        )}
        {candidates.length > 0 && (
          <ul className="planner-cards">
            {candidates.map(({ recommendedAs, roles, manoeuvre, result, screening }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: candidates of one result never move
              <li key={place}>
                <button
                  type="button"
                  className="planner-card"
                  aria-pressed={place === chosen}
                  onClick={() => onChoose(place)}
                >
                  <span className="planner-card-head">
                    {recommendedAs.length > 0 && <span aria-hidden="true">★ </span>}
                    {text.heading(
                      place + 1,
                      roles.map((role) => words.stars[role]),
                    )}
                    {roles.length > recommendedAs.length && ` (${text.notClear})`}
                  </span>
                  <Times result={result} />
                  {isLastChance({ manoeuvre }, answer) && <Status level="caution">{text.isLastChance}</Status>}
                  <span className="planner-card-figures mono">
                    {sizeWords(result.figures)} · Pc {afterWords(result.events[0]?.outcome, result.probability, words)}{' '}
                    · {formatDistance(result.missDistance)} ·{' '}
                    {text.mahalanobis(formatSigmas(result.mahalanobisDistance))}
                  </span>
                  {result.withExecutionError && (
                    <span className="planner-faint mono">
                      {words.executionPc(formatPc(result.withExecutionError.probability))}
                    </span>
                  )}
                  <LeftOut total={result.leftOutByOperator} />
                  {result.isInadequate && <Status level="serious">{inconclusiveReason(result.events, words)}</Status>}
                  {recommendedAs.map((role) => (
                    <span key={role} className="planner-faint">
                      {words.starSentences[role]}
                    </span>
                  ))}
                  {screening && <NewEvents screening={screening} />}
                </button>
                {screening && <ChangedPassages screening={screening} />}
              </li>
            ))}
          </ul>
        )}
        {candidates.length > 0 && (
          <Button
            onPress={() =>
              download(
                'manoeuvre_candidates.csv',
                new Blob([toCsv(candidateTable(answer))], { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            {text.downloadSet}
          </Button>
        )}
        {candidates.length > 0 && <OrbitsOfSet search={search} />}
        {notScreened !== null && candidates.length > 0 && (
          <p className="planner-faint">
            <NotScreened reason={notScreened} />
          </p>
        )}
        <p className="planner-faint">
          {text.left(constraints.feasible, constraints.tried)}
          {constraints.excludedByConstraint.map(
            ({ constraint, count }) => `; ${text.excludedByConstraint(count, words.breaks[constraint])}`,
          )}
          .
        </p>
        {candidates.length > 0 && (
          <p className="planner-faint">
            {commitPoint === null ? (
              text.noLastChance
            ) : (
              <>
                {text.commitPoint}: <Moment at={commitPoint} />
              </>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
}

/** Ignition epoch, time before closest approach in orbits, and decision deadline. */
function Times({ result: { figures, decideBy } }: Pick<ManoeuvreCandidate, 'result'>) {
  const text = usePlannerText().cards;
  return (
    <span className="planner-faint">
      {text.begin} <Moment at={figures.ignitionEpoch} /> · {text.beforeTca(formatNumber(figures.orbitsBeforeTca, 2))} ·{' '}
      <span title={text.decideByWhy}>{text.decideBy}</span> {decideBy ? <Moment at={decideBy} /> : text.noPass}
    </span>
  );
}

/** Button that downloads orbits and burns of all candidates as an archive; recomputed with the full force model in seconds. Failures raise a notification. */
function OrbitsOfSet({ search }: Pick<CandidateCardsProps, 'search'>) {
  const text = usePlannerText().cards;
  const api = useApi();
  const [isPending, setPending] = useState(false);
  const save = async () => {
    const answer = await api.send('exportCandidates', { body: search, headers: { Accept: 'application/zip' } });
    download('manoeuvre_candidates.zip', await answer.blob());
  };
  const press = () => {
    setPending(true);
    save()
      .catch(() => {})
      .finally(() => setPending(false));
  };
  return (
    <Button isPending={isPending} onPress={press}>
      {text.downloadOrbits}
    </Button>
  );
}
