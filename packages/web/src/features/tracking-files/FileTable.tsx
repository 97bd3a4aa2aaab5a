import type { Observation } from '@keepout/contract/odt/observation';
import { useSentences } from '../../api/use-fault-words.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { FileStateWord, SimulatedTag } from '../../nouns/tracking/StatusWord.tsx';
import { requestNumber } from '../../nouns/tracking/sensor-order.ts';
import { Moment } from '../../time/Moment.tsx';
import { Link } from '../../ui/Link.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { useFilesText } from './en.ts';

export interface ObservationFileTableProps {
  readonly files: readonly Observation[];
  readonly onOpen: (file: Observation) => void;
}

/** Measurement files, newest first, with their objects and their effect on the orbits. */
export function ObservationFileTable({ files, onOpen }: ObservationFileTableProps) {
  const wording = useSentences();
  const text = useFilesText();
  const words = useTrackingText();
  const state = (file: Observation) => (
    <span title={wording(file.reason, file.reasonSentences) || undefined}>
      <FileStateWord file={file} />
    </span>
  );
  const origin = ({ observationRequestId: id }: Observation) =>
    id === null ? <Tag>{text.own}</Tag> : <Link href={paths.observation(id)}>{requestNumber(id)}</Link>;
  const object = ({ catalogueIdBestAssociation: bestId, catalogueId }: Observation) => bestId ?? catalogueId ?? ABSENT;
  const mark = ({ dataMode }: Observation) => <SimulatedTag isSimulated={dataMode === 'SIMULATED'} />;
  return (
    <RowTable
      label={text.list}
      rows={files}
      keyOf={(file) => file.observationFileId}
      onOpen={onOpen}
      columns={[
        { id: 'file', header: text.columns.file, cell: ({ fileName }) => <FileName name={fileName} /> },
        {
          id: 'sensor',
          header: text.columns.sensor,
          cell: (file) => (
            <span className="file-sensor">
              {file.sensorCode || ABSENT} {mark(file)}
            </span>
          ),
        },
        { id: 'object', header: text.columns.object, align: 'end', isMono: true, cell: object },
        {
          id: 'points',
          header: text.columns.points,
          align: 'end',
          isMono: true,
          cell: ({ numberOfMeasurements: points }) => (points === 0 ? ABSENT : formatNumber(points)),
        },
        { id: 'from', header: text.columns.from, cell: ({ start }) => <Moment at={start} /> },
        { id: 'received', header: text.columns.received, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
        { id: 'state', header: text.columns.state, cell: state },
        {
          id: 'update',
          header: text.columns.update,
          cell: ({ orbitUpdate }) => (orbitUpdate === null ? ABSENT : words.updateStates[orbitUpdate.state]),
        },
        { id: 'origin', header: text.columns.origin, cell: origin },
      ]}
      card={(file) => (
        <div className="measurement-card">
          <span className="measurement-line">
            <Link href={paths.observationFile(file.observationFileId)}>{file.fileName}</Link>
            {mark(file)}
          </span>
          <span className="measurement-line">
            <span>
              {file.sensorCode || ABSENT} <span className="mono">{object(file)}</span>
            </span>
            {state(file)}
          </span>
          <span className="measurement-line quiet-text">
            <Moment at={file.start} />
            {origin(file)}
          </span>
        </div>
      )}
    />
  );
}

/** Name of a file, shortened; the tooltip has the full name. */
function FileName({ name }: { readonly name: string }) {
  return (
    <span className="measurement-name" title={name}>
      {name}
    </span>
  );
}
