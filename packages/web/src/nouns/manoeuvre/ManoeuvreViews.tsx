import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import { type ReactNode, useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { paths } from '../../navigation/paths.ts';
import { useZone } from '../../time/zone-store.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Select } from '../../ui/Select.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { useManoeuvreText } from './en.ts';
import { PlanManoeuvre } from './PlanManoeuvre.tsx';
import { PlanStates } from './PlanStates.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { planName } from './plan-words.ts';
import { usePlans } from './queries.ts';
import { ResultCard, ReturnOverTime } from './ResultCard.tsx';
import { SentPlans } from './SentPlans.tsx';
import { StaleBanner } from './StaleBanner.tsx';
import { usePlanActions } from './use-plan-actions.ts';
import { Verification } from './Verification.tsx';
import './manoeuvre.css';

type Event = Pick<Conjunction, 'satelliteId' | 'conjunctionId'>;

/** The chosen plan of an event, before and after. */
export function ManoeuvreView({ event }: { readonly event: Event }) {
  return <ChosenPlan event={event}>{(plan) => <PlanSummary plan={plan} event={event} />}</ChosenPlan>;
}

/** Export of the selected plan, and publications of the conjunction. */
export function ExportView({ event }: { readonly event: Event }) {
  return (
    <ChosenPlan event={event}>
      {(plan) => (
        <>
          <SentPlans key={plan.manoeuvreId} event={event} selectedPlanId={plan.manoeuvreId} />
          <ExportPanel plan={plan} />
        </>
      )}
    </ChosenPlan>
  );
}

/** A plan with its state, its effect, and the next actions; on every screen. */
export function PlanSummary({ plan, event }: { readonly plan: ManoeuvrePlan; readonly event: Event }) {
  const text = useManoeuvreText();
  const actions = usePlanActions();
  const { satelliteId, conjunctionId } = event;
  return (
    <>
      <StaleBanner plan={plan} isPending={actions.isPending} onAgain={() => actions.computeAgain(plan)} />
      <PlanSteps
        plan={plan}
        isPending={actions.isPending}
        onStep={(state, note) => actions.takeStep(plan, state, note)}
      />
      <Verification plan={plan} />
      <p className="mv-actions">
        <Link href={`${paths.manoeuvre(satelliteId, conjunctionId)}?plan=${encodeURIComponent(plan.manoeuvreId)}`}>
          {text.tab.open}
        </Link>
        <Link
          href={`${paths.postManoeuvreScreening(satelliteId, conjunctionId)}?plan=${encodeURIComponent(plan.manoeuvreId)}`}
        >
          {text.tab.screening}
        </Link>
      </p>
      <ResultCard result={plan.result} satelliteName={plan.satelliteName} secondaryName={plan.secondaryName} />
      {plan.returnManoeuvre && <ReturnOverTime plan={plan} />}
      <PlanStates plan={plan} />
      <ConflictDialog conflict={actions.conflict} onClose={actions.closeConflict} />
    </>
  );
}

/** The plan that is on its way, or the newest; another of the event by choice. */
function ChosenPlan({
  event,
  children,
}: {
  readonly event: Event;
  readonly children: (plan: ManoeuvrePlan) => ReactNode;
}) {
  const text = useManoeuvreText();
  const zone = useZone((state) => state.zone);
  const plans = usePlans(event.conjunctionId);
  const [selectedPlanId, selectPlan] = useState<string>();
  if (plans.data === undefined) return <QueryState query={plans} loading={text.tab.loading} rows={8} />;
  const plan = plans.data.find(({ manoeuvreId }) => manoeuvreId === selectedPlanId) ?? chosenOf(plans.data);
  if (plan === undefined) return <EmptyState text={text.tab.none} action={<PlanManoeuvre event={event} />} />;
  return (
    <div className="mv-view">
      {plans.data.length > 1 && (
        <Select
          label={text.tab.chosen}
          choices={plans.data.map((choice) => ({
            id: choice.manoeuvreId,
            label: `${planName(choice, zone, text)} · ${text.states[choice.state]}`,
          }))}
          selected={plan.manoeuvreId}
          onSelect={selectPlan}
        />
      )}
      {children(plan)}
    </div>
  );
}

const LIVE: readonly string[] = ['COMMITTED', 'APPROVED', 'EXECUTED', 'VERIFIED', 'PROPOSED', 'DRAFT', 'ABANDONED'];

/** The plan that is furthest on its way; of several the newest. */
export function chosenOf(plans: readonly ManoeuvrePlan[]): ManoeuvrePlan | undefined {
  return plans.toSorted((a, b) => LIVE.indexOf(a.state) - LIVE.indexOf(b.state))[0];
}
