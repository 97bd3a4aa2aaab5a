import type { Decision } from '@keepout/contract/ca/decision';
import { useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { changeCall, useDecisionCalls } from '../../../nouns/conjunction/decisions.ts';
import { useManoeuvreText } from '../../../nouns/manoeuvre/en.ts';
import { PlanScreeningBadge } from '../../../nouns/manoeuvre/PlanSteps.tsx';
import { planName } from '../../../nouns/manoeuvre/plan-words.ts';
import { usePlans } from '../../../nouns/manoeuvre/queries.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Status } from '../../../ui/Status.tsx';
import { blockingRules, DECISION_KINDS, type DecisionKind } from './decision-rules.ts';
import { useDecisionText } from './en.ts';

/** Form of a decision, with the flight rules that block it. */
export function DecideForm({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const { change } = useDecisionCalls();
  const [chosenKind, choose] = useState<DecisionKind>();
  const kind = chosenKind ?? decision.decision ?? undefined;
  const left = kind === undefined ? [] : blockingRules(decision.rules, kind);
  const isDecided = decision.state === 'DECIDED';
  return (
    <Panel title={text.decide.title}>
      <div className="cd-form">
        <Select
          label={text.decide.choice}
          placeholder={text.decide.choose}
          hint={text.decide.freezes}
          choices={DECISION_KINDS.map((id) => ({ id, label: text.kinds[id] }))}
          selected={kind}
          onSelect={(id) => choose(id as DecisionKind)}
        />
        <PlanChoice decision={decision} />
        {left.length > 0 && (
          <div role="status">
            <Status level="serious">{text.decide.inTheWay}</Status>
            <ul className="cd-left">
              {left.map(({ rule }) => (
                <li key={rule}>{text.asks[rule]}</li>
              ))}
            </ul>
          </div>
        )}
        {change.error !== null && <FaultPanel error={change.error} atUnixMs={change.submittedAt} />}
        <div className="cd-actions">
          <Button
            kind="primary"
            isDisabled={kind === undefined || left.length > 0}
            isPending={change.isPending}
            onPress={() => kind && change.mutate(changeCall(decision, { decision: kind }))}
          >
            {isDecided ? text.decide.again : text.decide.decide}
          </Button>
          {isDecided && (
            <Button onPress={() => change.mutate(changeCall(decision, { decision: null }))}>{text.decide.back}</Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

const NO_PLAN = 'none';

/** Choice of the manoeuvre plan of the decision: plans of the conjunction with their states; empty without plans. */
function PlanChoice({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText().decide;
  const words = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const plans = usePlans(decision.conjunctionId);
  const { change } = useDecisionCalls();
  if (plans.data === undefined || (plans.data.length === 0 && decision.planId === null)) return null;
  const choices = plans.data.map((plan) => ({
    id: plan.manoeuvreId,
    label: `${planName(plan, zone, words)} · ${words.states[plan.state]}`,
  }));
  const chosenPlan = plans.data.find(({ manoeuvreId }) => manoeuvreId === decision.planId);
  const isGone = decision.planId !== null && chosenPlan === undefined;
  return (
    <>
      <Select
        label={text.plan}
        hint={text.planFreezes}
        choices={[
          { id: NO_PLAN, label: text.noPlan },
          ...choices,
          ...(isGone ? [{ id: decision.planId ?? NO_PLAN, label: decision.planId ?? '' }] : []),
        ]}
        selected={decision.planId ?? NO_PLAN}
        onSelect={(id) => change.mutate(changeCall(decision, { planId: id === NO_PLAN ? null : id }))}
      />
      {chosenPlan && <PlanScreeningBadge screening={chosenPlan.screening} />}
      {change.error !== null && <FaultPanel error={change.error} atUnixMs={change.submittedAt} />}
    </>
  );
}
