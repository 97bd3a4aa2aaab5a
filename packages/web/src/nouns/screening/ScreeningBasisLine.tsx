import type { Readiness } from '@keepout/contract/ca/readiness';
import { type ReactNode, useState } from 'react';
import { TryAgain } from '../../api/FaultPanel.tsx';
import { useSentences } from '../../api/use-fault-words.ts';
import { formatNumber } from '../../format/number.ts';
import { cx } from '../../styles/class-names.ts';
import { formatAge } from '../../time/countdown.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime, parseTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Button } from '../../ui/Button.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { AddSatellite } from '../satellite/AddSatellite.tsx';
import { type ScreeningText, useScreeningText } from './en.ts';
import { useReadiness } from './use-readiness.ts';
import './standing-line.css';

export interface ScreeningBasisLineProps {
  /** Additional catalogue text of a page. */
  readonly more?: ReactNode;
}

/** Data basis of the page: the catalogue with its age, the fleet, and a link to a larger catalogue. */
export function ScreeningBasisLine({ more }: ScreeningBasisLineProps) {
  const text = useScreeningText();
  const { readiness, error } = useReadiness();
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="standing-line" aria-label={text.standing.label}>
      {readiness ? (
        <CatalogueWords readiness={readiness} />
      ) : (
        <span>
          {error === null ? (
            text.standing.loading
          ) : (
            <>
              {text.standing.unknown} <TryAgain />
            </>
          )}
        </span>
      )}
      <span className={cx('standing-end', !readiness && error === null && 'standing-waiting')}>
        {more}
        {readiness && text.standing.fleet(readiness.satellites)}
        <Button kind="quiet" onPress={() => setAdding(true)}>
          {text.standing.add}
        </Button>
      </span>
      {isAdding && <AddSatellite onClose={() => setAdding(false)} />}
    </section>
  );
}

function CatalogueWords({ readiness: { catalogue, catalogueRefusal } }: { readonly readiness: Readiness }) {
  const wording = useSentences();
  const text = useScreeningText();
  const zone = useZone((state) => state.zone);
  const nowMs = useNow('minute');
  const isWarning = catalogue === null || catalogue.isStale || catalogueRefusal !== null;
  return (
    <span className="standing-words">
      {isWarning && <StatusSymbol level="caution" size={12} />}
      <span>
        <Breakable
          text={
            catalogue === null
              ? text.standing.none
              : catalogueText(catalogue, text, nowMs, (ms) => formatTime(ms, zone))
          }
        />
        {catalogueRefusal !== null &&
          ` ${text.standing.refused(catalogueRefusal.fileName, wording(catalogueRefusal.reason, catalogueRefusal.reasonSentences))}`}
      </span>
    </span>
  );
}

function catalogueText(
  { source, loadedAt, objects, medianEpoch, isStale }: NonNullable<Readiness['catalogue']>,
  text: ScreeningText,
  nowMs: number,
  timeText: (unixMs: number) => string,
): string {
  const loadedMs = parseTime(loadedAt);
  const epochMs = medianEpoch === null ? undefined : parseTime(medianEpoch);
  const time = loadedMs === undefined ? loadedAt : timeText(loadedMs);
  const age = epochMs === undefined ? undefined : formatAge(epochMs, nowMs);
  const words = text.standing.catalogue(source, time, formatNumber(objects), age);
  return isStale ? `${words} ${text.standing.stale}` : words;
}
