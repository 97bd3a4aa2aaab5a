import { MOST_ARCHIVE_ROWS, RATE_DEFAULTS, RATE_NUMBERS } from '@keepout/contract/ca/fields';
import { isTaken } from '@keepout/contract/platform/number-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { useRecordText } from '../../nouns/record/en.ts';
import { fieldRangeText, numberFault, typedNumber } from '../../nouns/record/field-text.ts';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFormFrame } from '../../ui/use-form-frame.ts';
import { useStatisticsText } from './en.ts';
import { RatesTable } from './RatesTable.tsx';

const THRESHOLD = { ...RATE_NUMBERS.threshold, isOptional: true } as const;
const FIELDS = ['commitDays', 'considerDays', 'residual', 'years'] as const;
const FIRST = { ...RATE_DEFAULTS, threshold: '', radius: Number.NaN };

interface RatesRequest {
  readonly figures: typeof FIRST;
  readonly file: File | undefined;
}

/** Manoeuvre and alarm rates of a Pc threshold, from the operator's messages or an uploaded archive. */
export function RatesPanel({ satelliteId }: { readonly satelliteId: string | undefined }) {
  const { rates: text } = useStatisticsText();
  const record = useRecordText();
  const { isTried, send, frame } = useFormFrame();
  const [source, setSource] = useState('own');
  const [figures, setFigures] = useState(FIRST);
  const [file, setFile] = useState<File>();
  const [ratesRequest, ask] = useState<RatesRequest>({ figures: FIRST, file: undefined });
  const { query, cancel } = useRates(ratesRequest, satelliteId);
  const isOwn = source === 'own';
  const isOrdered = !(figures.considerDays < figures.commitDays);
  const level = numberFault(THRESHOLD, typedNumber(figures.threshold), record);
  const names = isOwn ? FIELDS : ([...FIELDS, 'radius'] as const);
  const isRight =
    isOrdered &&
    level === undefined &&
    names.every((name) => isTaken(RATE_NUMBERS[name], figures[name])) &&
    (isOwn || file !== undefined);
  return (
    <Panel title={text.title}>
      <form
        className="statistics-rates"
        aria-label={text.title}
        {...frame(() => send(isRight, () => ask({ figures, file: isOwn ? undefined : file })))}
      >
        <Segmented
          label={text.source}
          choices={[
            { id: 'own', label: text.own },
            { id: 'archive', label: text.archive },
          ]}
          selected={source}
          onSelect={setSource}
        />
        {!isOwn && (
          <FileDrop
            label={file === undefined ? text.fileLabel(formatNumber(MOST_ARCHIVE_ROWS)) : text.fileChosen(file.name)}
            buttonLabel={text.file}
            accept={['.csv', '.gz']}
            onFiles={([chosenFile]) => chosenFile && setFile(chosenFile)}
          />
        )}
        {!isOwn && isTried && file === undefined && <Status level="caution">{text.noFile}</Status>}
        <div className="statistics-figures">
          {names.map((name) => (
            <RecordNumber
              key={name}
              label={text.fields[name]}
              field={RATE_NUMBERS[name]}
              value={figures[name]}
              onChange={(value) => setFigures({ ...figures, [name]: value })}
              isTried={isTried}
              {...(name === 'considerDays' && !isOrdered && { error: text.disorder })}
            />
          ))}
          <TextField
            label={text.fields.threshold}
            hint={record.optional(fieldRangeText(THRESHOLD, record))}
            value={figures.threshold}
            onChange={(typed) => setFigures({ ...figures, threshold: typed })}
            {...(isTried && level !== undefined && { error: level })}
          />
        </div>
        <div className="statistics-rates-actions">
          <Button type="submit" isPending={query.isFetching}>
            {text.compute}
          </Button>
          {query.isFetching && <Button onPress={cancel}>{text.cancel}</Button>}
        </div>
        <QueryState query={query} loading={text.loading} rows={5} rowPx={24}>
          {(data) => <RatesTable rates={data} fileName={ratesRequest.file?.name} years={ratesRequest.figures.years} />}
        </QueryState>
      </form>
    </Panel>
  );
}

/** Computes the rates once for a file and its parameters; a cancelled request also stops the computation on the server. */
function useRates({ figures, file }: RatesRequest, satelliteId: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const { commitDays, considerDays, residual, years, radius } = figures;
  const level = typedNumber(figures.threshold);
  const question = {
    'commit-days': commitDays,
    'consider-days': considerDays,
    residual,
    years,
    ...(!Number.isNaN(level) && { threshold: level }),
  };
  const satelliteQuestion = { ...question, ...(satelliteId !== undefined && { 'satellite-id': satelliteId }) };
  const sentFile = file && { name: file.name, size: file.size, at: file.lastModified, radius, ...question };
  const queryKey = ['event-rates', sentFile ?? satelliteQuestion] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      file === undefined
        ? api.call('getEventRates', { query: satelliteQuestion, signal })
        : api.call('computeArchiveRates', { query: { ...question, radius }, body: { file }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { query, cancel: () => void client.cancelQueries({ queryKey }) };
}
