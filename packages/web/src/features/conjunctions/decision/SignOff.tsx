import type { Decision } from '@keepout/contract/ca/decision';
import { useState } from 'react';
import { FaultPanel } from '../../../api/FaultPanel.tsx';
import { useIdentity } from '../../../auth/auth-context.tsx';
import { paths } from '../../../navigation/paths.ts';
import { changeCall, isClosed, useDecisionCalls, useSaveRecord } from '../../../nouns/conjunction/decisions.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { signObstacle } from './decision-rules.ts';
import { useDecisionText } from './en.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

/** Signature of the decision, or the reason why the user cannot sign; then the download of the record. */
export function SignOff({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  return (
    <Panel title={text.sign.title}>
      <div className="cd-form">
        {decision.fourEyes && <p className="cd-faint">{text.sign.fourEyes}</p>}
        {decision.signed !== null && <SignedRecord decision={decision} signed={decision.signed} />}
        {!isClosed(decision) && <Sign decision={decision} />}
      </div>
    </Panel>
  );
}

function SignedRecord({
  decision,
  signed,
}: {
  readonly decision: Decision;
  readonly signed: NonNullable<Decision['signed']>;
}) {
  const text = useDecisionText();
  const zone = useZone((state) => state.zone);
  const save = useSaveRecord();
  const hash = decision.recordHash ?? '';
  return (
    <>
      <p>{text.sign.signedBy(signed.by, formatTime(parseTime(signed.at), zone))}</p>
      {signed.by === decision.decided?.by && (
        <p>
          {decision.plan?.figures['approvedBy'] === signed.by
            ? text.sign.onePersonApproved(signed.by)
            : text.sign.onePerson(signed.by)}
        </p>
      )}
      <p className="cd-hash">
        <span className="cd-faint">{text.sign.hash}</span> <span className="mono">{hash}</span>
        <CopyButton text={hash} label={text.sign.copyHash} iconOnly />
      </p>
      <div className="cd-actions">
        <Button kind="primary" onPress={() => save(decision, 'pdf')}>
          {text.sign.pdf}
        </Button>
        <Button onPress={() => save(decision, 'json')}>{text.sign.json}</Button>
        <Link kind="button" href={paths.verify()} target="_blank">
          {text.sign.verify}
        </Link>
      </div>
      <p className="cd-faint">{text.sign.replay}</p>
    </>
  );
}

function Sign({ decision }: { readonly decision: Decision }) {
  const text = useDecisionText();
  const identity = useIdentity();
  const { sign, change } = useDecisionCalls();
  const [request, ask] = useState<'sign' | 'withdraw'>();
  const obstacle = signObstacle(decision, identity?.userName ?? '');
  const { params, headers } = changeCall(decision, {});
  const close = () => {
    sign.reset();
    change.reset();
    ask(undefined);
  };
  return (
    <>
      {obstacle !== undefined && <p>{text.sign[obstacle]}</p>}
      <div className="cd-actions">
        <Button kind="primary" isDisabled={obstacle !== undefined} onPress={() => ask('sign')}>
          {text.sign.sign}
        </Button>
        <Button kind="quiet" onPress={() => ask('withdraw')}>
          {text.sign.withdraw}
        </Button>
      </div>
      {request === 'sign' && (
        <Dialog
          title={text.sign.question}
          isOpen
          onClose={close}
          footer={
            <>
              <Button onPress={close}>{text.rules.cancel}</Button>
              <Button
                kind="primary"
                isPending={sign.isPending}
                onPress={() => sign.mutate({ params, headers }, { onSuccess: close })}
              >
                {text.sign.sign}
              </Button>
            </>
          }
        >
          <p>
            {decision.decision !== null && <strong>{text.kinds[decision.decision]}. </strong>}
            {text.sign.questionText}
          </p>
          {sign.error !== null && <FaultPanel error={sign.error} atUnixMs={sign.submittedAt} />}
        </Dialog>
      )}
      {request === 'withdraw' && (
        <ReasonDialog
          title={text.sign.withdraw}
          label={text.sign.withdrawReason}
          action={text.sign.withdraw}
          isDanger
          writing={change}
          onReason={(withdrawn) => change.mutate(changeCall(decision, { withdrawn }), { onSuccess: close })}
          onClose={close}
        />
      )}
    </>
  );
}
