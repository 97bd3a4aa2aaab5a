import { RATE_DEFAULTS, RATE_NUMBERS } from '@keepout/contract/ca/fields';
import { isTaken } from '@keepout/contract/platform/number-field';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { RecordNumber } from '../../nouns/record/RecordFields.tsx';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useStatisticsText } from './en.ts';
import { RatesTable } from './RatesTable.tsx';

const { radius: RADIUS, threshold, ...NUMBERS } = RATE_NUMBERS;
const THRESHOLD = { ...threshold, isOptional: true } as const;
const FIELDS = ['commitDays', 'considerDays', 'residual', 'years'] as const;
const FIRST = { ...RATE_DEFAULTS, threshold: Number.NaN, radius: Number.NaN };
type Source = 'own' | 'archive';

interface Asked {
  readonly figures: typeof FIRST;
  readonly file: File | undefined;
}

/** What a threshold would have meant for the operator's own messages, or for an archive that he sends. */
export function RatesPanel({ satelliteId }: { readonly satelliteId: string | undefined }) {
  const { rates: text } = useStatisticsText();
  const [source, setSource] = useState<Source>('own');
  const [figures, setFigures] = useState(FIRST);
  const [file, setFile] = useState<File>();
  const [asked, ask] = useState<Asked>({ figures: FIRST, file: undefined });
  const { query, cancel } = useRates(asked, satelliteId);
  const isOwn = source === 'own';
  const isOrdered = !(figures.considerDays < figures.commitDays);
  const isRight =
    FIELDS.every((name) => isTaken(NUMBERS[name], figures[name])) &&
    isTaken(THRESHOLD, figures.threshold) &&
    isOrdered &&
    (isOwn || (file !== undefined && isTaken(RADIUS, figures.radius)));
  const put = (name: keyof typeof FIRST) => (value: number) => setFigures({ ...figures, [name]: value });
  return (
    <Panel title={text.title}>
      <form
        className="statistics-rates"
        aria-label={text.title}
        onSubmit={(event) => {
          event.preventDefault();
          if (isRight) ask({ figures, file: isOwn ? undefined : file });
        }}
      >
        <Segmented
          label={text.source}
          choices={[
            { id: 'own', label: text.own },
            { id: 'archive', label: text.archive },
          ]}
          selected={source}
          onSelect={(id) => setSource(id as Source)}
        />
        {!isOwn && (
          <FileDrop
            label={file === undefined ? text.fileLabel : text.fileChosen(file.name)}
            buttonLabel={text.file}
            accept={['.csv', '.gz']}
            onFiles={([chosen]) => chosen && setFile(chosen)}
          />
        )}
        <div className="statistics-figures">
          {FIELDS.map((name) => (
            <RecordNumber
              key={name}
              label={text.fields[name]}
              field={NUMBERS[name]}
              value={figures[name]}
              onChange={put(name)}
              {...(name === 'considerDays' && !isOrdered && { error: text.disorder })}
            />
          ))}
          <RecordNumber
            label={text.fields.threshold}
            field={THRESHOLD}
            value={figures.threshold}
            onChange={put('threshold')}
          />
          {!isOwn && (
            <RecordNumber
              label={text.fields.radius}
              field={RADIUS}
              value={figures.radius}
              onChange={put('radius')}
              isTried={!Number.isNaN(figures.radius)}
            />
          )}
        </div>
        <div className="statistics-rates-actions">
          <Button type="submit" isDisabled={!isRight} isPending={query.isFetching}>
            {text.compute}
          </Button>
          {query.isFetching && <Button onPress={cancel}>{text.cancel}</Button>}
        </div>
      </form>
      <QueryState query={query} loading={text.loading} rows={5} rowPx={24}>
        {(data) => <RatesTable rates={data} fileName={asked.file?.name} years={asked.figures.years} />}
      </QueryState>
    </Panel>
  );
}

/** Asked once for a file and its figures; who cancels frees the server of it too. */
function useRates({ figures, file }: Asked, satelliteId: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  const { commitDays, considerDays, residual, years, threshold: level, radius } = figures;
  const question = {
    'commit-days': commitDays,
    'consider-days': considerDays,
    residual,
    years,
    ...(!Number.isNaN(level) && { threshold: level }),
  };
  const own = { ...question, ...(satelliteId !== undefined && { 'satellite-id': satelliteId }) };
  const sent = file && { name: file.name, size: file.size, at: file.lastModified };
  const queryKey = ['event-rates', sent ?? own, question, radius] as const;
  const query = useQuery({
    queryKey,
    queryFn:
      figures.years > 0
        ? ({ signal }) =>
            file === undefined
              ? api.call('getEventRates', { query: own, signal })
              : api.call('computeArchiveRates', { query: { ...question, radius }, body: { file }, signal })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { query, cancel: () => void client.cancelQueries({ queryKey }) };
}
