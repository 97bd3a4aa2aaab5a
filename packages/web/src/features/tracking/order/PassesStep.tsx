import { REQUEST_NUMBERS } from '@keepout/contract/odt/fields';
import { MS_PER_DAY } from '@keepout/units/duration';
import { useState } from 'react';
import { FollowedState } from '../../../api/FollowedState.tsx';
import { useSentences } from '../../../api/use-fault-words.ts';
import { formatMoney } from '../../../format/money.ts';
import { RecordNumber } from '../../../nouns/record/RecordFields.tsx';
import { useTrackingText } from '../../../nouns/tracking/en.ts';
import { drawnOf } from '../../../nouns/tracking/opportunities/drawn-opportunity.ts';
import { GainFigures } from '../../../nouns/tracking/opportunities/GainFigures.tsx';
import { IncludedOrders } from '../../../nouns/tracking/opportunities/IncludedOrders.tsx';
import { OpportunityTable } from '../../../nouns/tracking/opportunities/OpportunityTable.tsx';
import { offeredSet } from '../../../nouns/tracking/opportunities/offered-set.ts';
import { PassViews } from '../../../nouns/tracking/passes/PassViews.tsx';
import { useNow } from '../../../time/ticker.ts';
import { parseTime } from '../../../time/utc.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useObservationsText } from '../en.ts';
import { opportunityBodyOf, priceOf } from './order-form.ts';
import type { StepProps } from './steps.ts';

/** Choice of the passes: selected in schedule, sky plot and table, or a number of the best ones. */
export function PassesStep({ form, change, offer, isLooking, answer, faults }: StepProps) {
  const text = useObservationsText().order;
  const wording = useSentences();
  const { pass: words, order } = useTrackingText();
  const nowMs = useNow('fiveMinutes');
  const [shownId, show] = useState<string>();
  const opportunities = offer?.opportunities ?? [];
  if (isLooking) return <FollowedState answer={answer} words={order.search} />;
  if (offer === undefined)
    return <EmptyState text={opportunityBodyOf(form) === undefined ? text.faults.target : text.faults.unknown} />;
  if (opportunities.length === 0)
    return <EmptyState text={faults.includes('infeasible') ? text.faults.infeasible : text.noPasses} />;
  const toggle = (id: string) =>
    change({
      chosen: form.chosen.includes(id) ? form.chosen.filter((candidate) => candidate !== id) : [...form.chosen, id],
      mode: 'choose',
    });
  const offered = offeredSet(offer);
  const price = priceOf(form, offer);
  const lastMs = Math.max(nowMs + MS_PER_DAY / 4, ...opportunities.map(({ pass }) => parseTime(pass.end) ?? 0));
  return (
    <div className="order-step-body">
      <div className="order-mode">
        <Segmented
          label={text.mode}
          choices={[
            { id: 'choose', label: text.modes.choose },
            { id: 'best', label: text.modes.best },
          ]}
          selected={form.mode}
          onSelect={(mode) => change({ mode: mode === 'best' ? 'best' : 'choose' })}
        />
        {form.mode === 'best' ? (
          <RecordNumber
            label={text.best}
            field={REQUEST_NUMBERS.numberOfPassesRequested}
            hint={text.bestHint(opportunities.length)}
            value={form.count}
            onChange={(count) => change({ count })}
          />
        ) : (
          <span role="status">{text.chosen(form.chosen.length)}</span>
        )}
        {offered && (
          <Button onPress={() => change({ chosen: offered.set.opportunityIds, mode: 'choose' })}>
            {offered.isSettling ? text.takeStarred : text.takeBest}
          </Button>
        )}
      </div>
      {form.mode === 'best' && price && <p className="quiet-text">{text.bestPrice(formatMoney(price))}</p>}
      {offer.reasons.map(({ sensorKind, message, messageSentences }) => (
        <p key={sensorKind} className="quiet-text">
          {wording(message, messageSentences)}
        </p>
      ))}
      <IncludedOrders ordered={offer.ordered} />
      {offered && <GainFigures gain={offered.set.gain} />}
      <OpportunityTable
        opportunities={opportunities}
        selectedIds={form.mode === 'choose' ? form.chosen : []}
        onToggle={toggle}
        shownId={shownId}
        onShow={show}
      />
      <PassViews
        noradId={offer?.target.noradId ?? null}
        passes={opportunities.map((opportunity) => drawnOf(opportunity, form.chosen, words))}
        span={[nowMs, lastMs]}
        shownId={shownId}
        onShow={show}
      />
    </div>
  );
}
