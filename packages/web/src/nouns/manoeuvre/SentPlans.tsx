import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { useZone } from '../../time/zone-store.ts';
import { EventPublications } from '../publishing/EventPublications.tsx';
import { useManoeuvreText } from './en.ts';
import { planName } from './plan-words.ts';
import { usePlans } from './queries.ts';

export interface SentPlansProps {
  readonly event: Pick<Conjunction, 'satelliteId' | 'conjunctionId'>;
  /** The plan that is in the set at first. */
  readonly selectedPlanId: string;
}

/** Publications of a conjunction, and the action to publish its plans. */
export function SentPlans({ event: { satelliteId, conjunctionId }, selectedPlanId }: SentPlansProps) {
  const text = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const plans = usePlans(conjunctionId).data ?? [];
  const choices = plans.filter(({ state }) => state !== 'ABANDONED');
  return (
    <EventPublications
      satelliteId={satelliteId}
      conjunctionId={conjunctionId}
      selectedPlanIds={choices.some(({ manoeuvreId }) => manoeuvreId === selectedPlanId) ? [selectedPlanId] : []}
      plans={choices.map((plan) => ({
        manoeuvreId: plan.manoeuvreId,
        label: `${planName(plan, zone, text)} · ${text.states[plan.state]}`,
      }))}
    />
  );
}
