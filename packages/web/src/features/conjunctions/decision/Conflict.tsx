import { Button } from '../../../ui/Button.tsx';
import { useDecisionText } from './use-decision-text.ts';

export interface ConflictRow {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

export interface ConflictProps {
  readonly rows: readonly ConflictRow[];
  readonly isPending: boolean;
  readonly onYours: () => void;
  readonly onTheirs: () => void;
}

/** Both versions of what two people have changed, side by side. */
export function Conflict({ rows, isPending, onYours, onTheirs }: ConflictProps) {
  const { conflict: text } = useDecisionText();
  return (
    <section className="cd-conflict" role="alert" aria-label={text.title}>
      <strong>{text.title}</strong>
      <p>{text.text}</p>
      {rows
        .filter(({ yours, theirs }) => yours !== theirs)
        .map(({ label, yours, theirs }) => (
          <dl key={label} className="cd-versions">
            <div>
              <dt>
                {label}: {text.yours}
              </dt>
              <dd>{yours || '–'}</dd>
            </div>
            <div>
              <dt>
                {label}: {text.theirs}
              </dt>
              <dd>{theirs || '–'}</dd>
            </div>
          </dl>
        ))}
      <div className="cd-actions">
        <Button kind="primary" isPending={isPending} onPress={onYours}>
          {text.keepYours}
        </Button>
        <Button onPress={onTheirs}>{text.keepTheirs}</Button>
      </div>
    </section>
  );
}
