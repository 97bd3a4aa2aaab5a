import type { Decision } from '@keepout/contract/ca/decision';
import { changeCall, isClosed, useDecisionCalls } from '../../../nouns/conjunction/decisions.ts';
import { OwnerNote } from '../../../nouns/decision/OwnerNote.tsx';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyValue } from '../../../ui/KeyValue.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Status } from '../../../ui/Status.tsx';
import { DecideForm } from './DecideForm.tsx';
import { STATE_LEVELS } from './decision-rules.ts';
import { useDecisionText } from './en.ts';
import { FlightRules } from './FlightRules.tsx';
import { FrozenInputs } from './FrozenInputs.tsx';
import { SignOff } from './SignOff.tsx';

/** One decision record: state, flight rules, decision, frozen inputs and signatures. */
export function DecisionView({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const { change } = useDecisionCalls();
  return (
    <>
      {decision.inputsChanged && (
        <p className="cd-changed" role="status">
          <Status level="caution">{decision.state === 'SIGNED' ? text.changed.signed : text.changed.open}</Status>
        </p>
      )}
      <div className="cd-grid">
        <div className="cd-column">
          <Panel
            title={text.head.title}
            note={<Status level={STATE_LEVELS[decision.state]}>{text.states[decision.state]}</Status>}
          >
            <Steps decision={decision} />
            {decision.state === 'OPEN' && (
              <div className="cd-actions">
                <Button
                  kind="primary"
                  isPending={change.isPending}
                  onPress={() => change.mutate(changeCall(decision, { acknowledged: true }))}
                >
                  {text.head.acknowledge}
                </Button>
              </div>
            )}
          </Panel>
          <OwnerNote decision={decision} />
        </div>
        <div className="cd-column">
          <FlightRules decision={decision} />
        </div>
        <div className="cd-column">
          {!isClosed(decision) && <DecideForm decision={decision} />}
          <SignOff decision={decision} />
          {decision.inputs !== null && <FrozenInputs decision={decision} inputs={decision.inputs} />}
        </div>
      </div>
    </>
  );
}

function Steps({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const zone = useZone((state) => state.zone);
  const of = (act: { readonly at: string; readonly by: string } | null) =>
    act === null ? (
      <span className="cd-faint">{text.head.notYet}</span>
    ) : (
      text.head.by(act.by, formatTime(parseTime(act.at), zone))
    );
  const { withdrawn, decision: kind } = decision;
  const rows = [
    { key: 'opened', label: text.head.opened, value: of(decision.opened) },
    { key: 'acknowledged', label: text.head.acknowledged, value: of(decision.acknowledged) },
    {
      key: 'decided',
      label: text.head.decided,
      value: (
        <>
          {kind !== null && <strong>{text.kinds[kind]} · </strong>}
          {of(decision.decided)}
        </>
      ),
    },
    { key: 'signed', label: text.head.signed, value: of(decision.signed) },
  ];
  const ended =
    withdrawn === null
      ? []
      : [
          { key: 'withdrawn', label: text.head.withdrawn, value: of(withdrawn) },
          { key: 'why', label: text.sign.withdrawReason, value: withdrawn.reason },
        ];
  return <KeyValue rows={[...rows, ...ended]} />;
}
