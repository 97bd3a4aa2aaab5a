import { useState } from 'react';
import { QueryState } from '../../api/QueryState.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePublishingText } from './en.ts';
import { PublicationTable } from './PublicationTable.tsx';
import { PublicationDialog } from './PublicationView.tsx';
import { PublishDialog, type PublishDialogProps } from './PublishDialog.tsx';
import { usePublications } from './queries.ts';
import './publishing.css';

export interface EventPublicationsProps extends Pick<PublishDialogProps, 'plans' | 'selectedPlanIds'> {
  readonly satelliteId: string;
  readonly conjunctionId: string;
}

interface Opened {
  readonly publicationId: string;
  readonly recipientName: string;
}

/** Publications of a conjunction, and the action to publish its plans. */
export function EventPublications({ conjunctionId, ...choice }: EventPublicationsProps) {
  const text = usePublishingText().event;
  const query = usePublications({ 'conjunction-id': conjunctionId });
  const [isAsking, ask] = useState(false);
  const [opened, open] = useState<Opened>();
  return (
    <Panel title={text.title}>
      <div className="publishing-view">
        <QueryState query={query} loading={text.loading} rows={2}>
          {(publications) =>
            publications.length === 0 ? (
              <p className="quiet-text">{text.none}</p>
            ) : (
              <PublicationTable publications={publications} onOpen={open} />
            )
          }
        </QueryState>
        <div className="publishing-actions">
          <Button onPress={() => ask(true)}>{text.publish}</Button>
        </div>
      </div>
      {isAsking && (
        <PublishDialog
          {...choice}
          onClose={() => ask(false)}
          onPrepared={(publication) => {
            ask(false);
            open(publication);
          }}
        />
      )}
      {opened !== undefined && <PublicationDialog {...opened} onClose={() => open(undefined)} />}
    </Panel>
  );
}
