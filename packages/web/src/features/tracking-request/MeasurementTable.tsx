import type { MeasurementReport, TrackReport, TrackToOrbitAssociation } from '@keepout/contract/odt/report';
import { useEffect, useRef } from 'react';
import { ABSENT, formatNumber, formatSignificant } from '../../format/number.ts';
import { formatTimeMs, parseTime } from '../../time/utc.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ScrollingTable } from '../../ui/ScrollingTable.tsx';
import { useRequestText } from './en.ts';

export interface MeasurementTableProps {
  readonly track: TrackReport;
  readonly against: TrackToOrbitAssociation | undefined;
  readonly activeKey: string | null;
  readonly onActive: (key: string | null) => void;
}

/** All measurements; the measurement under the pointer is highlighted in table and plots. */
export function MeasurementTable({ track, against, activeKey, onActive }: MeasurementTableProps) {
  const text = useRequestText().measurements;
  const scroller = useRef<HTMLElement>(null);
  const residuals = new Map(against?.measurementAssociationResults.map((result) => [result.epoch, result.residual]));
  const isRadar = track.measurementReports.some(({ observedRange }) => observedRange !== null);
  useEffect(() => {
    const row = activeKey === null ? null : scroller.current?.querySelector(`[data-epoch="${CSS.escape(activeKey)}"]`);
    // Scroll only the table: scrolling the page would move the plot from under the pointer.
    if (row instanceof HTMLElement && scroller.current)
      scroller.current.scrollTop = row.offsetTop - scroller.current.clientHeight / 2;
  }, [activeKey]);
  const cells = (report: MeasurementReport) => {
    const residual = residuals.get(report.epoch);
    return [
      formatNumber(report.observedRaDec?.ra, 4),
      formatNumber(report.observedRaDec?.dec, 4),
      ...(isRadar ? [formatNumber(report.observedRange, 3), formatNumber(report.observedRangeRate, 4)] : []),
      formatSignificant(residual?.ra, 4),
      formatSignificant(residual?.dec, 4),
      ...(isRadar ? [] : [formatNumber(report.observedMagnitude?.magnitude, 2)]),
      formatNumber(report.phaseAngle, 1),
    ];
  };
  const heads = [
    ...[text.ra, text.dec],
    ...(isRadar ? [text.range, text.rate] : []),
    ...[text.raResidual, text.decResidual],
    ...(isRadar ? [] : [text.magnitude]),
    text.phase,
  ];
  return (
    <Panel title={text.title}>
      <ScrollingTable
        ref={scroller}
        className="measurements"
        isGroup
        label={text.title}
        columns={[text.epoch, ...heads, text.used]}
      >
        <tbody>
          {track.measurementReports.map((report) => (
            <tr
              key={report.epoch}
              data-epoch={report.epoch}
              data-selected={report.epoch === activeKey || undefined}
              onPointerEnter={() => onActive(report.epoch)}
              onPointerLeave={() => onActive(null)}
            >
              <th scope="row" className="mono">
                {formatTimeMs(parseTime(report.epoch))}
              </th>
              {cells(report).map((cell, index) => (
                <td key={heads[index]} className="mono measurements-number">
                  {cell}
                </td>
              ))}
              <td>{report.isUsed ? text.yes : text.no}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {track.measurementReports.length === 0 && ABSENT}
    </Panel>
  );
}
