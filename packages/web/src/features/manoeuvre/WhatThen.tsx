import type { ManoeuvreCandidates, ManoeuvreSearch } from '@keepout/contract/ca/manoeuvre-search';
import { formatPc } from '../../format/probability.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { usePlannerText } from './en.ts';
import { whatThen } from './first-choice.ts';

export interface WhatThenProps {
  readonly candidates: ManoeuvreCandidates;
  readonly search: ManoeuvreSearch;
  readonly onChoose: (place: number) => void;
}

/** Options without a recommended candidate: latest decision time, constraints to relax, and the candidate with the lowest total Pc. */
export function InfeasibleAdvicePanel({ candidates, search, onChoose }: WhatThenProps) {
  const text = usePlannerText().unclear;
  const { breaks } = useManoeuvreText();
  const { waitUntil, relax, widen, leastBad } = whatThen(candidates, search);
  const [mostRestrictive, ...otherLimits] = relax;
  return (
    <section className="planner-then" aria-labelledby="planner-then">
      <h3 id="planner-then">{text.title}</h3>
      <ul>
        {waitUntil !== undefined && (
          <li>
            {text.wait} <Moment at={waitUntil} />
            {text.waitWhy}
          </li>
        )}
        {mostRestrictive && (
          <li>
            {text.relax(breaks[mostRestrictive.constraint], mostRestrictive.count, candidates.constraints.tried)}
            {otherLimits.length > 0 &&
              ` ${text.relaxNext(otherLimits.map(({ constraint }) => breaks[constraint]).join(', '))}`}
          </li>
        )}
        {widen.map((name) => (
          <li key={name}>{text.widen[name]}</li>
        ))}
        {!mostRestrictive && widen.length === 0 && <li>{text.nothingToRelax}</li>}
        {leastBad && (
          <li>
            {text.leastBad[leastBad.isScreened ? 'screened' : 'known'](
              formatPc(leastBad.total),
              formatPc(leastBad.before),
            )}{' '}
            {leastBad.isScreened && text.leastBad.creates(leastBad.newEvents, leastBad.newEstimatedEvents)}{' '}
            <Button kind="quiet" onPress={() => onChoose(leastBad.place)}>
              {text.show(leastBad.place + 1)}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
