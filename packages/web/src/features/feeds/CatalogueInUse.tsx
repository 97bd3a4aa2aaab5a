import { QueryState } from '../../api/QueryState.tsx';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { formatAge } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFeedsText } from './en.ts';
import { useCatalogueInUse } from './queries.ts';

/** What screenings run against, and how much of it each feed brought. */
export function CatalogueInUse() {
  const text = useFeedsText().catalogue;
  const nowMs = useNow('minute');
  const query = useCatalogueInUse();
  return (
    <Panel title={text.title}>
      <QueryState query={query} rows={3} gone={<EmptyState text={text.none} />}>
        {({ objects, medianEpoch, source, sources }) => (
          <KeyValue
            rows={[
              { key: 'objects', label: text.objects, value: formatNumber(objects) },
              {
                key: 'age',
                label: text.age,
                value: medianEpoch === null ? ABSENT : formatAge(Date.parse(medianEpoch), nowMs),
              },
              ...(sources.length === 0 ? [{ source, used: objects, objects }] : sources).map((part) => ({
                key: part.source,
                label: text.source(part.source),
                value: text.used(formatNumber(part.used), formatNumber(part.objects)),
              })),
            ]}
          />
        )}
      </QueryState>
    </Panel>
  );
}
