import type { Decision, FlightRuleResult } from '@keepout/contract/ca/decision';
import { useState } from 'react';
import { formatDuration } from '../../../format/duration.ts';
import { formatPc, formatPcLimit } from '../../../format/probability.ts';
import { changeCall, isClosed, useDecisionCalls } from '../../../nouns/conjunction/decisions.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import { isBlockingRule, RULE_LEVELS, waiversWith } from './decision-rules.ts';
import { type DecisionText, useDecisionText } from './en.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Every flight rule with its status and figure; a user with write access waives rules that are not met or unknown. */
export function FlightRules({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const { change } = useDecisionCalls();
  const [waiving, waive] = useState<FlightRuleResult>();
  const { rules } = decision;
  const set = (rule: FlightRuleResult['rule'], reason: string | undefined) =>
    change.mutate(changeCall(decision, { waivers: waiversWith(rules, rule, reason) }), {
      onSuccess: () => waive(undefined),
    });
  return (
    <Panel title={text.rules.title}>
      <p className="cd-faint">{rules.length === 0 ? text.rules.gone : text.rules.hint}</p>
      <ul className="cd-rules">
        {rules.map((rule) => (
          <Rule
            key={rule.rule}
            result={rule}
            isFixed={isClosed(decision)}
            onWaive={() => waive(rule)}
            onUnwaive={() => set(rule.rule, undefined)}
          />
        ))}
      </ul>
      {waiving !== undefined && (
        <ReasonDialog
          title={text.rules.waiveRule(text.asks[waiving.rule])}
          label={text.rules.reason}
          hint={decision.state === 'DECIDED' ? text.rules.takesBack : text.rules.reasonHint}
          action={text.rules.waive}
          writing={change}
          onReason={(reason) => set(waiving.rule, reason)}
          onClose={() => {
            change.reset();
            waive(undefined);
          }}
        />
      )}
    </Panel>
  );
}

interface RuleProps {
  readonly result: FlightRuleResult;
  readonly isFixed: boolean;
  readonly onWaive: () => void;
  readonly onUnwaive: () => void;
}

function Rule({ result, isFixed, onWaive, onUnwaive }: RuleProps) {
  const text = useDecisionText();
  const zone = useZone((state) => state.zone);
  const { rule, status, unknownReason, waiver, requiredFor } = result;
  const name = text.asks[rule];
  const figure = ruleFigure(result, text);
  return (
    <li className="cd-rule">
      <Status level={RULE_LEVELS[status]}>{text.rules.status[status]}</Status>
      <div className="cd-rule-text">
        <span>{name}</span>
        {figure !== '' && <span className="mono cd-figure">{figure}</span>}
        {unknownReason !== null && <span>{text.unknown[unknownReason]}</span>}
        {status !== 'MET' && (
          <span className="cd-faint">
            {text.rules.requiredFor(requiredFor.map((kind) => text.kinds[kind]).join(', '))}
          </span>
        )}
        {waiver !== null && (
          <span>
            <span className="cd-faint">{text.rules.waivedBy(waiver.by, formatTime(parseTime(waiver.at), zone))}</span>{' '}
            {waiver.reason}
          </span>
        )}
      </div>
      {!isFixed && isBlockingRule(result) && (
        <Button kind="quiet" aria-label={text.rules.waiveRule(name)} onPress={onWaive}>
          {text.rules.waive}
        </Button>
      )}
      {!isFixed && waiver !== null && (
        <Button kind="quiet" aria-label={text.rules.unwaiveRule(name)} onPress={onUnwaive}>
          {text.rules.unwaive}
        </Button>
      )}
    </li>
  );
}

/** Returns the figure that a rule compares with its limit; empty without a figure. */
function ruleFigure(
  { rule, status, unknownReason, value, limit }: FlightRuleResult,
  { figures }: Pick<DecisionText, 'figures'>,
): string {
  switch (rule) {
    case 'pc-below-act':
      return value === null
        ? figures.noPc(formatPcLimit(limit ?? 0))
        : figures.pc(formatPc(value), formatPcLimit(limit ?? 0));
    case 'decision-in-time':
      if (value === null) return '';
      return value >= 0 ? figures.early(formatDuration(value)) : figures.late(formatDuration(-value));
    case 'message-recent':
      return value === null ? '' : figures.age(formatDuration(value), formatDuration(limit));
    case 'secondary-tracked':
      if (value === null) return figures.untold(formatDuration(limit));
      return figures.ago(formatDuration(Math.abs(value)), formatDuration(limit));
    case 'verdict-concludes':
      return '';
    case 'plan-screened-clear':
      if (unknownReason !== null) return '';
      if (value === null) return figures.notScreened;
      return status === 'MET' ? '' : figures.raised(value);
    default:
      return value === null || value === 0 ? '' : figures.doubts(value);
  }
}
