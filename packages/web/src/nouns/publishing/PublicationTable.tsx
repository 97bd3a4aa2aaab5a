import type { Publication } from '@keepout/contract/publishing/publication';
import { formatNumber } from '../../format/number.ts';
import { Moment } from '../../time/Moment.tsx';
import { Button } from '../../ui/Button.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Status } from '../../ui/Status.tsx';
import { usePublishingText } from './en.ts';
import { PUBLICATION_LEVELS } from './publication-level.ts';
import './publishing.css';

export interface PublicationTableProps {
  readonly publications: readonly Publication[];
  readonly onOpen: (publication: Publication) => void;
}

/** Publications, newest first. */
export function PublicationTable({ publications, onOpen }: PublicationTableProps) {
  const text = usePublishingText();
  const { columns } = text;
  return (
    <RowTable
      label={text.table}
      rows={publications}
      keyOf={({ publicationId }) => publicationId}
      onOpen={onOpen}
      columns={[
        { id: 'recipient', header: columns.recipient, cell: ({ recipientName }) => recipientName },
        { id: 'state', header: columns.state, cell: (publication) => <State publication={publication} /> },
        { id: 'satellite', header: columns.satellite, cell: ({ satelliteName }) => satelliteName },
        { id: 'purpose', header: columns.purpose, cell: ({ purpose }) => text.purposes[purpose] },
        { id: 'files', header: columns.files, align: 'end', cell: ({ files }) => formatNumber(files.length) },
        { id: 'at', header: columns.at, cell: ({ createdAt }) => <Moment at={createdAt} /> },
      ]}
      card={(publication) => (
        <div className="publishing-card">
          <span className="publishing-line">
            <Button kind="quiet" onPress={() => onOpen(publication)}>
              {publication.recipientName}
            </Button>
            <State publication={publication} />
          </span>
          <span className="publishing-line">
            <span>{publication.satelliteName}</span>
            <Moment at={publication.createdAt} />
          </span>
        </div>
      )}
    />
  );
}

function State({ publication: { state } }: { readonly publication: Publication }) {
  const { states } = usePublishingText();
  return <Status level={PUBLICATION_LEVELS[state]}>{states[state]}</Status>;
}
