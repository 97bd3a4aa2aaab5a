import type { Decision } from '@keepout/contract/ca/decision';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { useManoeuvreText } from '../../../nouns/manoeuvre/en.ts';
import { PlanScreeningStatus } from '../../../nouns/manoeuvre/PlanScreeningStatus.tsx';
import { planName } from '../../../nouns/manoeuvre/plan-words.ts';
import { usePlans } from '../../../nouns/manoeuvre/queries.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Select } from '../../../ui/Select.tsx';
import { useDecisionText } from './en.ts';
import { changeCall, useDecisionCalls } from './queries.ts';

const NONE = 'none';

/** The manoeuvre plan that is decided on: one of the event, with its state; nothing where no plan was made. */
export function PlanChoice({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText().decide;
  const words = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const plans = usePlans(decision.conjunctionId);
  const { change } = useDecisionCalls();
  if (plans.data === undefined || (plans.data.length === 0 && decision.planId === null)) return null;
  const known = plans.data.map((plan) => ({
    id: plan.manoeuvreId,
    label: `${planName(plan, zone, words)} · ${words.states[plan.state]}`,
  }));
  const chosen = plans.data.find(({ manoeuvreId }) => manoeuvreId === decision.planId);
  const isGone = decision.planId !== null && chosen === undefined;
  return (
    <>
      <Select
        label={text.plan}
        hint={text.planFreezes}
        choices={[
          { id: NONE, label: text.noPlan },
          ...known,
          ...(isGone ? [{ id: decision.planId ?? NONE, label: decision.planId ?? '' }] : []),
        ]}
        selected={decision.planId ?? NONE}
        onSelect={(id) => change.mutate(changeCall(decision, { planId: id === NONE ? null : id }))}
      />
      {chosen && <PlanScreeningStatus screening={chosen.screening} />}
      {change.error !== null && <FaultPanel error={change.error} atUnixMs={change.submittedAt} />}
    </>
  );
}
