import type { CatalogueInfo } from '@keepout/contract/ca/catalogue';
import { useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { faultOf } from '../../api/fault.ts';
import { ABSENT, formatNumber } from '../../format/number.ts';
import { useCatalogue } from '../../nouns/screening/use-catalogue.ts';
import { formatAge } from '../../time/age.ts';
import { Moment } from '../../time/Moment.tsx';
import { useNow } from '../../time/use-now.ts';
import { parseTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { RejectedRecords } from './RejectedRecords.tsx';
import { useScreeningTexts } from './use-texts.ts';

/** What runs are screened against: source, size, age, and what of it could not be read. */
export function CatalogueStrip() {
  const text = useScreeningTexts();
  const { query, error, catalogue } = useCatalogue();
  if (catalogue) return <Strip catalogue={catalogue} />;
  if (error === null) return <Skeleton label={text.catalogue.title} />;
  if (faultOf(error).code === 404) return <p className="catalogue-strip">{text.catalogue.none}</p>;
  return <FaultPanel error={error} atUnixMs={query.errorUpdatedAt} onAgain={() => void query.refetch()} />;
}

function Strip({ catalogue }: { readonly catalogue: CatalogueInfo }) {
  const text = useScreeningTexts();
  const now = useNow('minute');
  const [isOpen, setOpen] = useState(false);
  const { source, format, objects, rejected, newestEpoch, loadedAt } = catalogue;
  const epochMs = newestEpoch === null ? undefined : parseTime(newestEpoch);
  return (
    <section className="catalogue-strip" aria-label={text.catalogue.title}>
      <dl>
        <div>
          <dt>{text.catalogue.title}</dt>
          <dd title={format}>{source}</dd>
        </div>
        <div>
          <dt>{text.catalogue.objects}</dt>
          <dd>{formatNumber(objects)}</dd>
        </div>
        <div>
          <dt>{text.catalogue.epoch}</dt>
          <dd>
            {newestEpoch === null ? ABSENT : <Moment at={newestEpoch} />}
            {epochMs !== undefined && <span className="run-quiet"> {text.ago(formatAge(epochMs, now))}</span>}
          </dd>
        </div>
        <div>
          <dt>{text.catalogue.loaded}</dt>
          <dd>
            <Moment at={loadedAt} />
          </dd>
        </div>
      </dl>
      {rejected > 0 ? (
        <Button kind="quiet" onPress={() => setOpen(true)}>
          {text.catalogue.rejected(formatNumber(rejected))}
        </Button>
      ) : (
        <span className="run-quiet">{text.catalogue.noneRejected}</span>
      )}
      <RejectedRecords catalogue={catalogue} isOpen={isOpen} onClose={() => setOpen(false)} />
    </section>
  );
}
