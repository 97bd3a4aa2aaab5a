import type { ManoeuvrePlan } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreState } from '@keepout/contract/ca/manoeuvre-enums';
import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { saysNothing } from '@keepout/contract/platform/text-field';
import { useState } from 'react';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatPc } from '../../format/probability.ts';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useManoeuvreText } from './en.ts';
import { LeftOut } from './Outcomes.tsx';
import { levelOfScreening, levelOfState } from './plan-words.ts';
import './manoeuvre.css';

const PATH: readonly ManoeuvreState[] = ['DRAFT', 'PROPOSED', 'APPROVED', 'COMMITTED', 'EXECUTED', 'VERIFIED'];

export interface PlanStepsProps {
  readonly plan: ManoeuvrePlan;
  readonly isPending: boolean;
  readonly onStep: (state: ManoeuvreState, note: string) => void;
}

/** State of a plan, and its possible transitions. */
export function PlanSteps({ plan, isPending, onStep }: PlanStepsProps) {
  const text = useManoeuvreText();
  const wording = useSentences();
  const { state, screening, nextStates, needsOtherApprover, proposedBy, approvedBy, history } = plan;
  const approved = history.findLast((entry) => entry.state === 'APPROVED');
  const approval = approved?.screening;
  const [reason, setReason] = useState('');
  const isUnclear = nextStates.includes('APPROVED') && screening.status !== 'CLEAR';
  const needsReason = isUnclear && plan.reasonGiven === undefined;
  const place = PATH.indexOf(state);
  return (
    <div className="mv-steps">
      <ol className="mv-path" aria-label={text.path}>
        {PATH.map((step, at) => (
          <li
            key={step}
            data-done={at < place || undefined}
            {...(step === state && { 'aria-current': 'step' as const })}
          >
            {step === state ? <Status level={levelOfState(step)}>{text.states[step]}</Status> : text.states[step]}
          </li>
        ))}
        {state === 'ABANDONED' && (
          <li aria-current="step">
            <Status level="inactive">{text.states.ABANDONED}</Status>
          </li>
        )}
      </ol>
      <p>
        <PlanScreeningBadge screening={screening} />
      </p>
      {screening.totalProbability !== null && (
        <p className="mv-faint">
          {text.screenedTotal} <span className="mono">{formatPc(screening.totalProbability)}</span>
          {(screening.estimatedEvents ?? 0) > 0 && (
            <>
              {' · '}
              {text.screenedApart(screening.estimatedEvents ?? 0)}{' '}
              <span className="mono">{formatPc(screening.estimatedProbability)}</span>
            </>
          )}{' '}
          <LeftOut total={plan.result.leftOutByOperator} />
        </p>
      )}
      {approvedBy !== null && (
        <p className="mv-faint">
          {approval === undefined
            ? text.approvedBy(approvedBy)
            : text.approvedAs(approvedBy, wording(approval.text, approval.textSentences))}
        </p>
      )}
      {approvedBy !== null && approved?.note && <p className="mv-faint">{text.approvedBecause(approved.note)}</p>}
      {isUnclear && plan.reasonGiven !== undefined && <p className="mv-faint">{text.reasonGiven(plan.reasonGiven)}</p>}
      {needsReason && <TextField label={text.approvalReason} value={reason} onChange={setReason} rows={2} />}
      {state === 'PROPOSED' && needsOtherApprover && proposedBy !== null && !nextStates.includes('APPROVED') && (
        <p className="mv-note">{text.otherApprover(proposedBy)}</p>
      )}
      <div className="mv-actions">
        {inOrder(nextStates).map((next, at) => (
          <Button
            key={next}
            kind={next === 'ABANDONED' ? 'quiet' : at === 0 ? 'primary' : 'plain'}
            isPending={isPending}
            isDisabled={next === 'APPROVED' && needsReason && saysNothing(reason)}
            onPress={() => onStep(next, next === 'APPROVED' && needsReason ? reason.trim() : '')}
          >
            {text.steps[next]}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Forward first, then back, then the end. */
function inOrder(states: readonly ManoeuvreState[]): readonly ManoeuvreState[] {
  const rank = (state: ManoeuvreState) => (state === 'ABANDONED' ? 9 : state === 'DRAFT' ? 8 : PATH.indexOf(state));
  return states.toSorted((a, b) => rank(a) - rank(b));
}

interface PlanScreeningStatusProps {
  readonly screening: PlanScreening;
  /** In a row of a table, which has a line for it; else it is broken where the line ends. */
  readonly isInRow?: boolean;
}

/** Status of the screening of a plan; green only where it is clear. */
export function PlanScreeningBadge({ screening, isInRow = false }: PlanScreeningStatusProps) {
  const wording = useSentences();
  const { status, text, textSentences } = screening;
  return (
    <Status level={levelOfScreening(status)} isSentence={!isInRow}>
      {wording(text, textSentences)}
    </Status>
  );
}
