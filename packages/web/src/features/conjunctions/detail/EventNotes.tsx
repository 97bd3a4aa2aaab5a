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

/** Notes on a conjunction in addition to its figures. */
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

/** Warns that another originator reports the opposite verdict, with a link to that message. */
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

/** Messages with a classification other than unclassified: readers without clearance have to act. */
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

/** Message ids that an originator has used for several contents: only the originator knows which content is valid. */
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
