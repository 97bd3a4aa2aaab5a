import type { TradeSpaceScreening } from '@keepout/contract/ca/candidate-screening';
import type { NotScreenedReason } from '@keepout/contract/ca/manoeuvre-enums';
import { useState } from 'react';
import { formatNumber, formatPercent } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import type { useTradeScreening } from '../../nouns/manoeuvre/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { usePlannerText } from './en.ts';
import { MOST_CELLS } from './screened-cells.ts';

/** Progress of the screening of the best cells, and the catalogue that it uses. */
export function ScreeningStatus({ answer }: { readonly answer: ReturnType<typeof useTradeScreening> }) {
  const text = usePlannerText().screening;
  const { query, percent, cancel } = answer;
  const { data } = query;
  const [isCancelled, setCancelled] = useState(false);
  const isLeft = isCancelled && query.isPending && !query.isFetching;
  return (
    <div className="planner-map-status" role="status">
      {query.isFetching && (
        <>
          <span>
            {text.running(formatNumber(MOST_CELLS))}
            {percent !== null && ` · ${formatPercent(percent / 100)}`}
          </span>
          <Button
            kind="quiet"
            onPress={() => {
              setCancelled(true);
              cancel();
            }}
          >
            {text.cancel}
          </Button>
        </>
      )}
      {(isLeft || (query.isError && !query.isFetching)) && (
        <>
          <span>{isLeft ? text.cancelled : text.failed}</span>
          <Button kind="quiet" onPress={() => void query.refetch()}>
            {text.again}
          </Button>
        </>
      )}
      {data !== undefined && !query.isFetching && <Screened screening={data} />}
    </div>
  );
}

function Screened({ screening }: { readonly screening: TradeSpaceScreening }) {
  const text = usePlannerText().screening;
  const { notScreened, screened, chosen, raising, objects, catalogueId } = screening;
  if (notScreened !== null) return <NotScreened reason={notScreened} />;
  return (
    <span title={catalogueId ?? ''}>
      {text.done(formatNumber(screened), formatNumber(chosen), formatNumber(objects))} {text.raising(raising)}
    </span>
  );
}

/** Reason why no screening ran, with a link to the catalogue. */
export function NotScreened({ reason }: { readonly reason: NotScreenedReason }) {
  const text = usePlannerText().screening;
  return (
    <span>
      {text.reasons[reason]} {reason === 'NO_CATALOGUE' && <Link href={paths.screening()}>{text.toCatalogue}</Link>}
    </span>
  );
}
