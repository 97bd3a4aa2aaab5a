import { moonLitShare } from '@keepout/astro/sun/night';
import { QueryState } from '../../../api/QueryState.tsx';
import { PlotStack } from '../../../charts/interaction/PlotStack.tsx';
import { NightGantt } from '../../../charts/tracking/NightGantt.tsx';
import { useNow } from '../../../time/ticker.ts';
import { Select } from '../../../ui/Select.tsx';
import { useTrackingText } from '../en.ts';
import { useSensors } from '../queries.ts';
import { shownSensors } from '../sensor-order.ts';
import { type DrawnPass, nightRows } from './night-rows.ts';
import { SkyViews } from './SkyViews.tsx';
import '../tracking-noun.css';

export interface PassViewsProps {
  /** Catalogue number of the object, for the path over the sky. */
  readonly noradId: number | null;
  readonly passes: readonly DrawnPass[];
  readonly span: readonly [number, number];
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
  readonly title?: string;
  readonly empty?: string | undefined;
}

/** 4.16: passes over sensors as a night plan, and the highlighted one on the sky and over time. */
export function PassViews({ noradId, passes, span, shownId, onShow, title, empty }: PassViewsProps) {
  const text = useTrackingText();
  const nowMs = useNow('minute');
  const query = useSensors();
  if (query.data === undefined) return <QueryState query={query} rows={8} />;
  const sensors = query.data;
  const displayedPass = passes.find(({ id }) => id === shownId) ?? passes[0];
  const sensor = sensors.find(({ sensorCode }) => sensorCode === displayedPass?.sensorCode);
  const usedSensors = sensors.filter(({ sensorCode }) => passes.some((pass) => pass.sensorCode === sensorCode));
  return (
    <PlotStack>
      <div className="pass-views">
        <NightGantt
          rows={nightRows(usedSensors.length === 0 ? shownSensors(sensors, false) : usedSensors, passes, span, text)}
          nowMs={nowMs}
          startMs={span[0]}
          endMs={span[1]}
          moonLit={moonLitShare(span[0])}
          selectedId={displayedPass?.id}
          onSelect={onShow}
          empty={empty}
          title={title ?? text.views.label}
        />
        {displayedPass && (
          <>
            <Select
              label={text.views.choose}
              choices={passes.map(({ id, label }) => ({ id, label }))}
              selected={displayedPass.id}
              onSelect={onShow}
            />
            <SkyViews
              span={
                noradId === null
                  ? undefined
                  : {
                      noradId,
                      sensorCode: displayedPass.sensorCode,
                      start: displayedPass.pass.start,
                      end: displayedPass.pass.end,
                    }
              }
              sensor={sensor}
              note={displayedPass.sensorCode}
            />
          </>
        )}
      </div>
    </PlotStack>
  );
}
