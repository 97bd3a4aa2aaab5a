import { useState } from 'react';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { PublicationTable } from '../../nouns/publishing/PublicationTable.tsx';
import { PublicationDialog } from '../../nouns/publishing/PublicationView.tsx';
import { PublishDialog } from '../../nouns/publishing/PublishDialog.tsx';
import { usePublications } from '../../nouns/publishing/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { usePublishingPageText } from './en.ts';
import { Recipients } from './Recipients.tsx';
import '../../nouns/publishing/publishing.css';

/** Published files with recipients and responses, and the configured recipients. */
export function PublishingPage() {
  const text = usePublishingPageText();
  const query = usePublications();
  const [opened, open] = useQueryParam('publication');
  const [isAsking, ask] = useState(false);
  const { data } = query;
  const shownPublication = data?.find(({ publicationId }) => publicationId === opened);
  return (
    <div className="page in-order publishing-view">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          <span className="page-head-end">
            <Button onPress={() => ask(true)}>{text.send}</Button>
          </span>
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && data !== undefined} />
      </div>
      <p className="quiet-text">{text.intro}</p>
      <QueryStale query={query} />
      {data === undefined && <QueryState query={query} rows={6} />}
      {data?.length === 0 && <EmptyState text={text.none} />}
      {data !== undefined && data.length > 0 && (
        <PublicationTable publications={data} onOpen={({ publicationId }) => open(publicationId)} />
      )}
      <Recipients />
      {isAsking && (
        <PublishDialog
          plans={[]}
          selectedPlanIds={[]}
          onClose={() => ask(false)}
          onPrepared={({ publicationId }) => {
            ask(false);
            open(publicationId);
          }}
        />
      )}
      {opened !== undefined && (
        <PublicationDialog
          publicationId={opened}
          recipientName={shownPublication?.recipientName ?? ''}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}
