import { usePlaceWords } from '../../api/use-fault-words.ts';
import { ABSENT } from '../../format/number.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ScrollingTable } from '../../ui/ScrollingTable.tsx';
import { useUploadText } from './en.ts';
import './upload.css';

/** Errors or warnings of a file by line, keyword, code and message; in English, to send to the author of the file. */
export function PlaceTable({ label, places }: { readonly label: string; readonly places: readonly Place[] }) {
  const text = useUploadText();
  const placeWords = usePlaceWords();
  return (
    <figure className="places">
      <figcaption>
        {label}
        <CopyButton iconOnly text={placeLines(places)} label={text.copy} />
      </figcaption>
      <ScrollingTable
        className="places-scroll"
        label={label}
        columns={[text.place.line, text.place.keyword, text.place.code, text.place.message]}
      >
        <tbody>
          {places.map((place) => (
            <tr key={placeLines([place])}>
              <td className="mono">{place.line ?? ABSENT}</td>
              <td className="mono">{place.keyword ?? ABSENT}</td>
              <td className="mono">{place.code ?? ABSENT}</td>
              <td className="places-message">{placeWords(place)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </figure>
  );
}

/** A fault or a warning of a file, as it is shown. */
interface Place {
  readonly line?: number | undefined;
  readonly keyword?: string | undefined;
  readonly code?: string | undefined;
  readonly value?: string | undefined;
  readonly limit?: string | undefined;
  readonly message: string;
}

/** The places as lines for a mail or a spreadsheet: line, keyword, code, message. */
export function placeLines(places: readonly Place[]): string {
  return places
    .map(({ line, keyword, code, message }) => [line ?? '', keyword ?? '', code ?? '', message].join('\t'))
    .join('\n');
}
