import type { CoordinationLink } from '@keepout/contract/ca/coordination';
import { useChange } from '../../api/cached.ts';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { formatNumber } from '../../format/number.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useCoordinationText } from './en.ts';
import { COORDINATION_CALLS } from './queries.ts';

/** Forms by which the other operator can answer still. */
export function OpenForms({ links }: { readonly links: readonly CoordinationLink[] }) {
  const text = useCoordinationText().form;
  const close = useChange('deleteCoordinationLink', () => undefined, ...COORDINATION_CALLS);
  return (
    <Panel title={text.open}>
      <ul className="coordination-list">
        {links.map(({ linkId, createdBy, expiresAt, answers, question }) => (
          <li key={linkId} className="coordination-line">
            <span>
              {createdBy} · {text.until} <Moment at={expiresAt} /> · {text.answers(formatNumber(answers))}
              {question !== '' && ` · ${question}`}
            </span>
            <Button kind="quiet" isPending={close.isPending} onPress={() => close.mutate({ params: { linkId } })}>
              {text.close}
            </Button>
          </li>
        ))}
      </ul>
      {close.error !== null && <FaultPanel error={close.error} atUnixMs={close.submittedAt} />}
    </Panel>
  );
}
