import type { KeptBackCatalogue } from '@keepout/contract/ca/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { useFeedsText } from './en.ts';
import { useMayFeed } from './queries.ts';

/** Catalogues on hold for a decision by the operator of the installation. */
export function KeptBack() {
  const { data = [] } = useQuery(useApi().query('listKeptBackCatalogues'));
  return data.filter(({ state }) => state === 'WAITING').map((row) => <KeptBackEntry key={row.withheldId} row={row} />);
}

/** Calls that every view of the catalogue repeats after a decision. */
const RENEWS = ['/ca/catalogue', '/ca/readiness', '/feeds'];

function KeptBackEntry({
  row: { withheldId, source, reason, reasonSentences, withheldAt },
}: {
  readonly row: KeptBackCatalogue;
}) {
  const text = useFeedsText().keptBack;
  const wording = useSentences();
  const { common } = useMayFeed();
  const [pendingAction, setAsked] = useState<'acceptKeptBackCatalogue' | 'discardKeptBackCatalogue'>();
  const question = pendingAction === 'acceptKeptBackCatalogue' ? text.accept : text.discard;
  return (
    <div className="feeds-page">
      <Status level="serious" isSentence>
        {source}, <Moment at={withheldAt} />: {wording(reason, reasonSentences)}
      </Status>
      {common ? (
        <span className="page-head-end">
          <Button onPress={() => setAsked('acceptKeptBackCatalogue')}>{text.accept.button}</Button>
          <Button kind="danger" onPress={() => setAsked('discardKeptBackCatalogue')}>
            {text.discard.button}
          </Button>
        </span>
      ) : (
        <p className="quiet-text">{text.byOperator}</p>
      )}
      {pendingAction !== undefined && (
        <CallConfirmation
          call={pendingAction}
          input={{ params: { keptBackId: withheldId } }}
          renews={RENEWS}
          title={question.title}
          yes={question.button}
          onClose={() => setAsked(undefined)}
        >
          {question.text(source)}
        </CallConfirmation>
      )}
    </div>
  );
}
