import { leftOutBy } from '@keepout/contract/ca/left-out';
import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { PlanningBasis } from '@keepout/contract/ca/planning-basis';
import type { ReactNode } from 'react';
import { paths } from '../../navigation/paths.ts';
import { useGoTo } from '../../navigation/use-search-change.ts';
import { ConflictDialog } from '../../nouns/manoeuvre/ConflictDialog.tsx';
import { ExportDialog } from '../../nouns/manoeuvre/ExportDialog.tsx';
import { PlanSteps } from '../../nouns/manoeuvre/PlanSteps.tsx';
import { ResultFigures, ResultGeometry, ReturnOverTime } from '../../nouns/manoeuvre/ResultCard.tsx';
import { StaleBanner } from '../../nouns/manoeuvre/StaleBanner.tsx';
import { useScreeningOrder } from '../../nouns/manoeuvre/screening-queries.ts';
import type { ReturnPlan, usePlanActions } from '../../nouns/manoeuvre/use-plan-actions.ts';
import { Verification } from '../../nouns/manoeuvre/Verification.tsx';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePlannerText } from './en.ts';
import { ReturnPanel, type ReturnPanelProps } from './ReturnPanel.tsx';
import { SavingState, type useSaving } from './SavingState.tsx';

/** The selection: a candidate or an operator-defined manoeuvre with its result, a cell of the map, or a saved plan. */
export type PlannerChoice =
  | { readonly kind: 'candidate' | 'byHand'; readonly manoeuvre: ManoeuvreCommand; readonly result: ManoeuvreResult }
  | { readonly kind: 'cell'; readonly manoeuvre: ManoeuvreCommand; readonly summary: ReactNode }
  | { readonly kind: 'plan'; readonly plan: ManoeuvrePlan };

export interface ChoicePanelProps {
  readonly basis: Pick<PlanningBasis, 'conjunctionId' | 'tca'>;
  readonly choice: PlannerChoice | undefined;
  /** Kind of manoeuvre for the hint in an empty selection. */
  readonly awaited?: 'candidate' | 'byHand';
  readonly actions: ReturnType<typeof usePlanActions>;
  readonly saving: ReturnType<typeof useSaving>;
  readonly search: ReturnPanelProps['search'];
  readonly onSave: (manoeuvre: ManoeuvreCommand, wayBack?: ReturnPlan) => void;
}

/** Figures of the selection, and its actions. */
export function ChoicePanel({
  basis,
  choice,
  awaited = 'candidate',
  actions,
  saving,
  search,
  onSave,
}: ChoicePanelProps) {
  const { choice: text, back } = usePlannerText();
  const save = (manoeuvre: ManoeuvreCommand) => (
    <div className="mv-actions">
      <Button kind="primary" isPending={saving.isPending} onPress={() => onSave(manoeuvre)}>
        {text.save}
      </Button>
    </div>
  );
  const wayBack = (manoeuvre: ManoeuvreCommand) => (
    <ReturnPanel
      key={JSON.stringify(manoeuvre)}
      {...{ basis, manoeuvre, search }}
      keepText={back.save}
      isPending={saving.isPending}
      onKeep={(pair) => onSave(manoeuvre, pair)}
    />
  );
  return (
    <Panel title={text[choice?.kind ?? awaited]}>
      <div className="planner-choice">
        <SavingState saving={saving} />
        {choice === undefined && <p className="planner-faint">{text.nothing[awaited]}</p>}
        {choice !== undefined && 'result' in choice && (
          <>
            {save(choice.manoeuvre)}
            <ResultFigures result={choice.result} />
            {wayBack(choice.manoeuvre)}
          </>
        )}
        {choice?.kind === 'cell' && (
          <>
            {save(choice.manoeuvre)}
            {choice.summary}
            {wayBack(choice.manoeuvre)}
          </>
        )}
        {choice?.kind === 'plan' && <PlanActions plan={choice.plan} actions={actions} />}
        {choice?.kind === 'plan' && <ResultFigures result={choice.plan.result} />}
        {choice?.kind === 'plan' && choice.plan.returnManoeuvre && <ReturnOverTime plan={choice.plan} />}
        {choice?.kind === 'plan' && <PlanReturn {...{ basis, actions }} plan={choice.plan} />}
      </div>
      <ConflictDialog conflict={actions.conflict} onClose={actions.closeConflict} />
    </Panel>
  );
}

export interface ChoiceGeometryProps {
  readonly basis: Pick<PlanningBasis, 'satelliteName' | 'secondaryName'>;
  readonly choice: PlannerChoice | undefined;
}

/** Other conjunctions and encounter plane of the selection; a cell of the map has neither before it is saved. */
export function ChoiceGeometry({ basis: { satelliteName, secondaryName }, choice }: ChoiceGeometryProps) {
  const { choice: text } = usePlannerText();
  if (choice === undefined || choice.kind === 'cell') return null;
  const result = choice.kind === 'plan' ? choice.plan.result : choice.result;
  return (
    <Panel title={text.geometry}>
      <ResultGeometry {...{ result, satelliteName, secondaryName }} />
    </Panel>
  );
}

type PlanProps = Pick<ChoicePanelProps, 'basis' | 'actions'> & { readonly plan: ManoeuvrePlan };

/** Return manoeuvre of a plan that may still change. */
function PlanReturn({ basis, plan, actions }: PlanProps) {
  const text = usePlannerText().back;
  const { manoeuvre, constraints, result, returnManoeuvre, state } = plan;
  if (state !== 'DRAFT' && state !== 'PROPOSED') return null;
  if (returnManoeuvre !== null)
    return (
      <div className="mv-actions">
        <Button isPending={actions.isPending} onPress={() => actions.giveReturn(plan, {})}>
          {text.drop}
        </Button>
      </div>
    );
  return (
    <ReturnPanel
      key={plan.manoeuvreId}
      {...{ basis, manoeuvre }}
      search={{ constraints, leftOut: leftOutBy(result) }}
      keepText={text.keep}
      isPending={actions.isPending}
      onKeep={(pair) => actions.giveReturn(plan, pair)}
    />
  );
}

function PlanActions({ plan, actions }: Omit<PlanProps, 'basis'>) {
  const text = usePlannerText().choice;
  const goTo = useGoTo();
  const order = useScreeningOrder();
  const { satelliteId, conjunctionId, manoeuvreId } = plan;
  const page = `${paths.postManoeuvreScreening(satelliteId, conjunctionId)}?plan=${encodeURIComponent(manoeuvreId)}`;
  const screen = () => order.mutate({ manoeuvreId }, { onSuccess: () => goTo(page) });
  return (
    <>
      <StaleBanner plan={plan} isPending={actions.isPending} onAgain={() => actions.computeAgain(plan)} />
      <div className="mv-actions">
        <Button kind="primary" isPending={order.isPending} onPress={screen}>
          {text.screen}
        </Button>
        {plan.screeningId !== null && <Link href={page}>{text.screening}</Link>}
        <ExportDialog plan={plan} />
      </div>
      <PlanSteps
        plan={plan}
        isPending={actions.isPending}
        onStep={(state, note) => actions.takeStep(plan, state, note)}
      />
      <Verification plan={plan} />
    </>
  );
}
