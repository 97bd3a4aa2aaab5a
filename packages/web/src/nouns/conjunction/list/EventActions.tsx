import { DECISION_TRANSITIONS } from '@keepout/contract/ca/decision-states';
import { paths } from '../../../navigation/paths.ts';
import { Countdown } from '../../../time/Countdown.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Status } from '../../../ui/Status.tsx';
import { levelOfLabel } from '../../../ui/status-level.ts';
import { changeCall, useDecisionCalls, useDecisions } from '../decisions.ts';
import type { ConjunctionText } from '../en.ts';
import type { ListedEvent } from '../event.ts';
import { workLine } from '../verdict/next-message.ts';

export interface EventActionsProps {
  readonly event: ListedEvent;
  readonly text: ConjunctionText;
}

/** Recommended action with its deadline, and two ways to start it. */
export function EventActions({ event: { id, record, decideByMs }, text }: EventActionsProps) {
  return (
    <div className="cj-preview-actions">
      <Status level={levelOfLabel(record.verdict.kind)}>
        <strong>{text.verdicts[record.verdict.kind]}</strong>
      </Status>
      {decideByMs !== undefined && (
        <span>
          {text.verdictBanner.decideBy}{' '}
          <span className="mono">
            <Countdown atMs={decideByMs} passed={text.verdictBanner.passed} />
          </span>
        </span>
      )}
      {record.work && (
        <span>
          {text.columns.work} <strong>{workLine(record.work, text)}</strong>
        </span>
      )}
      <span className="cj-preview-ways">
        <Acknowledge conjunctionId={id} text={text} />
        <Link kind="button" href={paths.manoeuvre(record.satelliteId, id)}>
          {text.preview.plan}
        </Link>
      </span>
    </div>
  );
}

interface AcknowledgeProps {
  readonly conjunctionId: string;
  readonly text: ConjunctionText;
}

/** Records in the decision record of the conjunction that the user has seen it; creates a record where none is open. */
function Acknowledge({ conjunctionId, text }: AcknowledgeProps) {
  const { data } = useDecisions(conjunctionId);
  const { open, change } = useDecisionCalls();
  if (data === undefined) return null;
  const [newest] = data;
  const current = newest !== undefined && DECISION_TRANSITIONS[newest.state].length > 0 ? newest : undefined;
  if (current !== undefined && current.state !== 'OPEN')
    return <span className="cj-faint">{text.preview.acknowledged}</span>;
  const acknowledge = async () => {
    const record = current ?? (await open.mutateAsync({ body: { conjunctionId } }));
    await change.mutateAsync(changeCall(record, { acknowledged: true }));
  };
  return (
    <Button
      isPending={open.isPending || change.isPending}
      // A failed call raises its own notification.
      onPress={() => void acknowledge().catch(() => {})}
    >
      {text.preview.acknowledge}
    </Button>
  );
}
