import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import { formatPc } from '../../format/probability.ts';
import { ScaledNote } from '../../nouns/conjunction/ScaledSigmas.tsx';
import type { useLeftOut } from '../../nouns/conjunction/use-left-out.ts';
import { useManoeuvreText } from '../../nouns/manoeuvre/en.ts';
import { LeftOut } from '../../nouns/manoeuvre/Outcomes.tsx';
import { useSatelliteText } from '../../nouns/satellite/en.ts';
import { Moment } from '../../time/Moment.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { kindsOfEvents } from './counted-kinds.ts';
import { usePlannerText } from './en.ts';

export interface CountedEventsProps {
  readonly basis: PlanningBasis;
  readonly onCount: ReturnType<typeof useLeftOut>['count'];
}

/** Conjunctions of the satellite with a checkbox: checked ones count in the total Pc. The conjunction to avoid always counts. */
export function CountedEvents({ basis, onCount }: CountedEventsProps) {
  const text = usePlannerText().counted;
  const { others } = useManoeuvreText();
  const { kinds } = useSatelliteText();
  const [main, ...countedEvents] = basis.events;
  const leftOut = (basis.leftOutEvents ?? []).map(({ probabilityBefore, ...event }) => ({
    ...event,
    probability: probabilityBefore,
  }));
  // Sorted by Pc regardless of the checkboxes, so that a click does not move the rows.
  const estimated = basis.events.filter(({ confidenceReason }) => confidenceReason === 'covariance-estimated').length;
  const rows = [...countedEvents, ...leftOut].toSorted((a, b) => (b.probability ?? -1) - (a.probability ?? -1));
  return (
    <Panel title={text.title}>
      <fieldset className="planner-kinds" aria-label={text.kinds}>
        {kindsOfEvents(basis).map(({ kind, ids, counted: share }) => (
          <Checkbox
            key={kind}
            isSelected={share === 'all'}
            isIndeterminate={share === 'some'}
            onChange={(isCounted) => onCount(ids, isCounted)}
          >
            {text.kind(kind === 'MANOEUVRABLE' ? text.manoeuvring : kinds[kind], ids.length)}
          </Checkbox>
        ))}
      </fieldset>
      <ul className="planner-events">
        {[...(main ? [main] : []), ...rows].map((event) => {
          const reason = 'reason' in event ? event.reason : undefined;
          const canChoose = event !== main && (reason === undefined || reason === 'LEFT_OUT_BY_OPERATOR');
          return (
            <li key={event.conjunctionId}>
              <Checkbox
                isSelected={reason === undefined}
                isDisabled={!canChoose}
                onChange={(isCounted) => onCount([event.conjunctionId], isCounted)}
              >
                {event.secondaryName}
              </Checkbox>
              <span className="planner-faint">
                {event.tca && <Moment at={event.tca} />}{' '}
                {event.probability !== undefined && <span className="mono">Pc {formatPc(event.probability)}</span>}{' '}
                {event === main ? text.main : reason && others.leftOut[reason]}
              </span>
            </li>
          );
        })}
      </ul>
      {estimated > 0 && <p className="planner-faint">{text.estimated(estimated, basis.events.length)}</p>}
      <ScaledNote of={basis.events.map(({ scaledSigmas }) => scaledSigmas)} />
      <LeftOut total={basis.leftOutByOperator} />
    </Panel>
  );
}
