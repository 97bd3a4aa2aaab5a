import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import { propulsionFacts } from '@keepout/contract/fleet/propulsion-types';
import { formatBurnTime, formatDuration } from '../../format/duration.ts';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatMass, formatSpeed } from '../../format/speed.ts';
import { Moment } from '../../time/Moment.tsx';
import { Breakable } from '../../ui/Breakable.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { Status } from '../../ui/Status.tsx';
import { useManoeuvreText } from './en.ts';

/** `Kiruna, 2026-11-22 16:25:06 Z to 16:41:43 Z`, with a dash in the place of the word. */
const contactWords = (contact: string | null) => contact?.replace(/ to (?=\d\d:\d\d:\d\d Z$)/, '\u2013');

/** Figures of a manoeuvre: time, size, cost, and the contacts for command and confirmation. */
export function FigureList({ result }: { readonly result: ManoeuvreResult }) {
  const text = useManoeuvreText();
  const { figures, returnFigures, commandBy, decideBy, commandContact, confirmationContact, breaks } = result;
  const { rows: names } = text;
  const { isSteered, sizedBy } = propulsionFacts(figures.manoeuvreType);
  const isDrag = !isSteered;
  const isImpulse = sizedBy === 'velocity';
  const rows = [
    { key: 'type', label: names.type, value: text.types[figures.manoeuvreType] },
    { key: 'ignition', label: names.ignition, value: <Moment at={figures.ignitionEpoch} /> },
    { key: 'orbits', label: names.orbits, value: formatNumber(figures.orbitsBeforeTca, 2) },
    { key: 'deltaV', label: names.deltaV, value: formatSpeed(figures.deltaVMagnitude) },
    ...(isDrag
      ? [
          {
            key: 'area',
            label: names.area,
            value: figures.dragCrossSection === null ? '–' : `${formatNumber(figures.dragCrossSection, 2)}\u00a0m²`,
          },
          { key: 'drag', label: names.drag, value: formatDuration(figures.totalTimeInDifferentialDragConfiguration) },
        ]
      : [
          {
            key: 'vector',
            label: text.frame(figures.deltaVReferenceFrame),
            value: <span className="mono">{figures.deltaVVector.map((part) => formatSpeed(part)).join(' / ')}</span>,
          },
        ]),
    ...(isImpulse || isDrag
      ? []
      : [{ key: 'duration', label: names.duration, value: formatBurnTime(figures.manoeuvreDuration) }]),
    ...(figures.totalThrustingTime > 0
      ? [
          {
            key: 'thrusting',
            label: isImpulse ? names.impulseTime : names.thrusting,
            value: formatBurnTime(figures.totalThrustingTime),
          },
        ]
      : []),
    ...(isDrag
      ? []
      : [
          {
            key: 'propellant',
            label: names.propellant,
            value: formatMass(figures.totalDeltaMass === null ? null : Math.abs(figures.totalDeltaMass)),
          },
        ]),
    ...(returnFigures
      ? [
          { key: 'return', label: names.returnIgnition, value: <Moment at={returnFigures.ignitionEpoch} /> },
          {
            key: 'returnSize',
            label: isDrag ? names.returnDuration : names.returnDeltaV,
            value: isDrag
              ? formatDuration(returnFigures.manoeuvreDuration)
              : formatSpeed(returnFigures.deltaVMagnitude),
          },
          { key: 'total', label: names.totalDeltaV, value: formatSpeed(figures.totalDeltaVMagnitude) },
        ]
      : []),
    { key: 'sma', label: names.sma, value: formatDistance(figures.smaChange) },
    ...(commandBy === null ? [] : [{ key: 'commandBy', label: names.commandBy, value: <Moment at={commandBy} /> }]),
    ...(decideBy ? [{ key: 'decideBy', label: names.decideBy, value: <Moment at={decideBy} /> }] : []),
    {
      key: 'command',
      label: names.command,
      value: <Breakable text={contactWords(commandContact) ?? text.noContact} />,
    },
    {
      key: 'confirmation',
      label: names.confirmation,
      value: <Breakable text={contactWords(confirmationContact) ?? text.noContact} />,
    },
  ];
  return (
    <>
      <KeyValue rows={rows} />
      {breaks.length > 0 && (
        <ul className="mv-breaks" aria-label={text.breaks.title}>
          {breaks.map((reason) => (
            <li key={reason}>
              <Status level="serious">{text.breaks[reason]}</Status>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
