import type { Observation } from '@keepout/contract/odt/observation';
import { paths } from '../../navigation/paths.ts';
import { FileStateWord } from '../../nouns/tracking/FileStateWord.tsx';
import { fileState } from '../../nouns/tracking/file-state.ts';
import { Moment } from '../../time/Moment.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRequestText } from './en.ts';

export interface FileListProps {
  readonly requestId: string;
  readonly files: readonly Observation[];
  readonly shownId: string | undefined;
  /** More may come. */
  readonly isOpen: boolean;
}

/** The files of a request, newest first. */
export function FileList({ requestId, files, shownId, isOpen }: FileListProps) {
  const text = useRequestText();
  return (
    <Panel title={text.files.title}>
      {files.length === 0 ? (
        <p className="quiet-text">{isOpen ? text.files.empty : text.files.none}</p>
      ) : (
        <ul className="file-list">
          {files.map((file) => (
            <li key={file.observationFileId} data-selected={file.observationFileId === shownId || undefined}>
              <Link
                href={paths.observation(requestId, file.observationFileId)}
                {...(file.observationFileId === shownId && { 'aria-current': 'page' as const })}
              >
                {file.fileName}
              </Link>
              <Moment at={file.start} />
              {fileState(file) !== 'counts' && <FileStateWord file={file} />}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
