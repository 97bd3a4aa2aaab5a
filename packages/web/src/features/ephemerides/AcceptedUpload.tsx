import type { EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { formatNumber } from '../../format/number.ts';
import { useScreenings } from '../../nouns/screening/use-screenings.ts';
import { useUploadText } from '../../nouns/upload/en.ts';
import { PlaceTable } from '../../nouns/upload/PlaceTable.tsx';
import { Moment } from '../../time/Moment.tsx';
import { useEphemerisTexts } from './en.ts';
import { ScreeningLine } from './ScreeningLine.tsx';

/** What the server read in the file, what it wondered at, and how the screening goes. */
export function AcceptedUpload({ file }: { readonly file: EphemerisFile }) {
  const text = useEphemerisTexts();
  const words = useUploadText();
  const { runs } = useScreenings();
  const run = runs?.find(({ screeningId }) => screeningId === file.screeningId);
  return (
    <>
      <p className="upload-facts">
        <span>{file.satelliteName}</span>
        <span>{text.designation[file.designation]}</span>
        <span>
          <Moment at={file.startTime} /> – <Moment at={file.stopTime} />
        </span>
        <span>{text.upload.states(formatNumber(file.stateCount))}</span>
        <span>{text.upload.covariances(formatNumber(file.covarianceCount))}</span>
        <span>{file.frame}</span>
      </p>
      {run && (
        <div className="upload-facts">
          <span className="quiet-text">{text.screening.label}</span>
          <ScreeningLine run={run} fileName={file.fileName} isFull />
        </div>
      )}
      {file.warnings.length > 0 && <PlaceTable label={words.warnings(file.warnings.length)} places={file.warnings} />}
    </>
  );
}
