import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { useConjunctionText } from '../../../nouns/conjunction/en.ts';
import { contraryWords } from '../../../nouns/conjunction/verdict/reason-words.ts';
import { formatTime, parseTime } from '../../../time/utc.ts';
import { useZone } from '../../../time/zone-store.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useEventText } from '../texts/en.ts';

interface EventNotesProps {
  readonly record: Conjunction;
  readonly onSelect: (cdmId: string) => void;
}

/** What has to be known of an event beside its figures. */
export function EventNotes({ record, onSelect }: EventNotesProps) {
  const text = useEventText().detail;
  const zone = useZone((state) => state.zone);
  return (
    <>
      <Contradicted record={record} onSelect={onSelect} />
      {!record.stillReported && (
        <p className="cj-gone">
          <Status level="inactive">
            <Breakable text={text.lost(formatTime(parseTime(record.lastReportedAt), zone))} />
          </Status>
        </p>
      )}
      <Classified history={record.history} />
      <Reissued history={record.history} />
      {record.messagesRemoved > 0 && (
        <p className="quiet-text">{text.thinned(record.messagesRemoved, record.messageCount)}</p>
      )}
    </>
  );
}

/** Somebody else says the opposite: his message is one press away. */
function Contradicted({ record, onSelect }: EventNotesProps) {
  const text = useEventText().detail;
  const words = useConjunctionText();
  const zone = useZone((state) => state.zone);
  if (record.contraryAdvice.length === 0) return null;
  return (
    <div className="cj-older" role="status">
      <Status level="serious">
        <Breakable text={contraryWords(record, words, zone).join(' ')} />
      </Status>
      {record.contraryAdvice.map(({ cdmId, originator }) => (
        <Button key={cdmId} onPress={() => onSelect(cdmId)}>
          {text.showOf(originator)}
        </Button>
      ))}
    </div>
  );
}

/** Messages that are marked as other than unclassified: who may not have them has to act. */
function Classified({ history }: Pick<Conjunction, 'history'>) {
  const text = useEventText();
  const marked = history.flatMap(({ originator, messageId, classification }) =>
    classification === null ? [] : [`${originator} ${messageId} (${classification})`],
  );
  if (marked.length === 0) return null;
  return (
    <p className="cj-gone">
      <Status level="serious">
        <Breakable text={text.detail.classified(marked)} />
      </Status>
    </p>
  );
}

/** Of ids under which an originator has sent several contents: nobody but him can tell which one holds. */
function Reissued({ history }: Pick<Conjunction, 'history'>) {
  const text = useEventText();
  const steps = history.filter(({ versions }) => versions > 1);
  if (steps.length === 0) return null;
  const ids = [...new Set(steps.map(({ originator, messageId }) => `${originator} ${messageId}`))];
  return (
    <p className="cj-gone">
      <Status level="serious">
        <Breakable text={text.detail.reissued(ids)} />
      </Status>
    </p>
  );
}
