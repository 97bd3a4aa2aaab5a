import { useTold } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { FileStateWord } from '../../nouns/tracking/FileStateWord.tsx';
import { useObservation } from '../../nouns/tracking/queries.ts';
import { Link } from '../../ui/Link.tsx';
import { useFilesText } from './en.ts';
import type { TakenMeasurements } from './measurement-uploads.ts';

/** What is known of a file that was taken: first that it is read, then whose measurements it holds. */
export function AcceptedFile({ taken }: { readonly taken: TakenMeasurements }) {
  const told = useTold();
  const text = useFilesText();
  const { data: file = taken.file } = useObservation(taken.file.observationFileId);
  return (
    <div className="upload-facts">
      <span>{file.sensorCode}</span>
      <FileStateWord file={file} />
      {file.numberOfMeasurements > 0 && <span>{text.points(formatNumber(file.numberOfMeasurements))}</span>}
      {file.catalogueIdBestAssociation !== null && <span className="mono">{file.catalogueIdBestAssociation}</span>}
      {file.reason !== '' && <span>{told(file.reason, file.reasonSentences)}</span>}
      {taken.isKnown && <span>{text.upload.known}</span>}
      <Link href={paths.observationFile(file.observationFileId)}>{text.upload.open}</Link>
    </div>
  );
}
