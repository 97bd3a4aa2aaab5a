import { type ReactNode, useMemo, useState } from 'react';
import type { DataTable } from '../../export/data-table.ts';
import { formatDistance, formatMetres, formatSigmas } from '../../format/length.ts';
import { formatDegrees, formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { formatTime } from '../../time/utc.ts';
import { ChartFrame } from '../frame/ChartFrame.tsx';
import { RiskIcon } from '../status/RiskMark.tsx';
import { type PlotText, usePlotText } from '../texts/plots/en.ts';
import { HistoryBar } from './HistoryBar.tsx';
import { PlanePlot } from './PlanePlot.tsx';
import { PlaneToolbar } from './PlaneToolbar.tsx';
import type { EncounterPlaneMessage, PlaneAfter, PlaneAxes, PlaneIsoLine } from './plane-message.ts';
import { applyPlaneCommand, DEFAULT_PLANE_OPTIONS, type PlaneCommand, type PlaneOptions } from './plane-options.ts';
import { type PlaneScene, planeScene } from './plane-scene.ts';
import type { PlaneViewport } from './plane-view.ts';
import { useHistoryPlay } from './use-history-play.ts';
import '../axis/axis.css';
import './b-plane.css';

export interface BPlaneProps {
  readonly messages: readonly EncounterPlaneMessage[];
  readonly object1Name: string;
  readonly object2Name: string;
  /** The message on show; default the latest. */
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  readonly axes?: PlaneAxes;
  /** Encounter after a planned manoeuvre, drawn over the present one. */
  readonly after?: PlaneAfter;
  /** Other branches of the planned manoeuvre. */
  readonly spread?: readonly PlaneAfter[];
  readonly isoLines?: readonly PlaneIsoLine[];
  readonly options?: Partial<PlaneOptions>;
  readonly maxPx?: number;
  readonly title?: string;
  /** Actions next to the title. */
  readonly actions?: ReactNode;
  /** `bare`: drawing alone, for a preview. */
  readonly chrome?: 'panel' | 'bare';
}

const NO_SPREAD: readonly PlaneAfter[] = [];

/** Commands that reset the reader's own view. */
const VIEW_CHANGES: ReadonlySet<PlaneCommand> = new Set(['fit', 'swap', 'auto', 'equal', 'stretched', 'sigma']);

/** The encounter plane: hard body, miss, sigma ellipses of the combined covariance, and how they moved from message to message. */
export function BPlane(props: BPlaneProps) {
  const { messages, object1Name, object2Name, selectedId, onSelect, chrome } = props;
  const text = usePlotText();
  const words = text.plane;
  const title = props.title ?? words.title;
  const axes = props.axes ?? { x: '\u03be', y: '\u03b6', frame: words.frame };
  const ordered = useMemo(() => [...messages].sort((a, b) => a.createdMs - b.createdMs), [messages]);
  const [ownId, setOwnId] = useState<string | null>(null);
  const [options, setOptions] = useState<PlaneOptions>({ ...DEFAULT_PLANE_OPTIONS, ...props.options });
  const [ownView, setOwnView] = useState<PlaneViewport | null>(null);
  const place = ordered.findIndex(({ id }) => id === (selectedId ?? ownId));
  const index = place < 0 ? ordered.length - 1 : place;
  const message = ordered[index];
  const scene = useMemo(
    () => (message === undefined ? null : planeScene(message, options.isSwapped)),
    [message, options.isSwapped],
  );

  const show = (next: number) => {
    const selectedMessage = ordered[Math.max(0, Math.min(ordered.length - 1, next))];
    if (selectedMessage === undefined) return;
    setOwnId(selectedMessage.id);
    onSelect?.(selectedMessage.id);
  };
  const play = useHistoryPlay(ordered.length, index, show);
  const command = (name: PlaneCommand) => {
    if (VIEW_CHANGES.has(name)) setOwnView(null);
    setOptions((old) => applyPlaneCommand(old, name));
  };
  const earlier = useMemo(() => ordered.slice(0, index), [ordered, index]);

  return (
    <ChartFrame
      title={title}
      note={options.isSwapped ? words.relativeTo2 : words.relativeTo1}
      caption={words.caption(
        `${axes.x} ${axes.y}`,
        axes.frame,
        options.isSwapped ? object2Name : object1Name,
        object1Name,
        object2Name,
      )}
      fileName="b-plane"
      table={planeTable(ordered, axes, text)}
      shape={{ squareUpToPx: props.maxPx ?? 640 }}
      chrome={chrome}
      actions={props.actions}
      empty={message === undefined || scene === null ? words.none : undefined}
      legend={chrome === 'bare' ? undefined : <PlaneToolbar options={options} onCommand={command} />}
      footer={
        chrome === 'bare' ? undefined : (
          <>
            {message !== undefined && scene !== null && <PlaneReadout message={message} scene={scene} />}
            {ordered.length > 1 && <HistoryBar messages={ordered} index={index} onIndex={show} play={play} />}
          </>
        )
      }
    >
      {(size) =>
        message !== undefined &&
        scene !== null && (
          <PlanePlot
            size={size}
            message={message}
            scene={scene}
            earlier={earlier}
            options={options}
            onCommand={command}
            onStep={(by) => show(index + by)}
            ownView={ownView}
            onView={setOwnView}
            axes={axes}
            names={[object1Name, object2Name]}
            after={props.after}
            spread={props.spread ?? NO_SPREAD}
            isoLines={props.isoLines ?? []}
            label={words.label(title, formatDistance(scene.missM), formatPc(message.pc), text.levels[message.level])}
          />
        )
      }
    </ChartFrame>
  );
}

/** The numbers under the picture: semi-axes and angle of one sigma, sigma distance, Pc; or the reason why they are missing. */
function PlaneReadout({ message, scene }: { readonly message: EncounterPlaneMessage; readonly scene: PlaneScene }) {
  const text = usePlotText();
  const words = text.plane;
  const { ellipse, missSigma, ellipseFault } = scene;
  const cells = [
    { name: words.semiMajor, value: formatDistance(ellipse?.aM) },
    { name: words.semiMinor, value: formatDistance(ellipse?.bM) },
    {
      name: words.angle,
      value: formatDegrees(ellipse && (ellipse.angleRad * 180) / Math.PI),
    },
    { name: words.missSigma, value: formatSigmas(missSigma) },
    { name: words.missSigmaSpace, value: formatSigmas(message.missSigmaSpace) },
    { name: words.hardBody, value: formatDistance(message.hardBodyRadiusM) },
  ];
  return (
    <>
      <dl className="plane-readout">
        {cells.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{text.pc}</dt>
          <dd>
            <RiskIcon level={message.level} /> {formatPc(message.pc)}
          </dd>
        </div>
      </dl>
      {ellipseFault !== null && <p className="plane-note">{words.faults[ellipseFault]}</p>}
    </>
  );
}

const degrees = (value: number): string => formatNumber(value, 1);

/** The b-plane of every message as numbers. */
export function planeTable(messages: readonly EncounterPlaneMessage[], axes: PlaneAxes, text: PlotText): DataTable {
  return {
    columns: [
      { name: text.message.createdUtc },
      { name: axes.x, unit: 'm', format: formatMetres },
      { name: axes.y, unit: 'm', format: formatMetres },
      { name: 'a', unit: 'm', format: formatMetres },
      { name: 'b', unit: 'm', format: formatMetres },
      { name: text.plane.angle, unit: 'deg', format: degrees },
      { name: text.plane.missSigma, format: formatSigmas },
      { name: text.plane.missSigmaSpace, format: formatSigmas },
      { name: text.plane.hardBody, unit: 'm', format: formatMetres },
      { name: text.pc, format: formatPc },
      { name: text.level },
    ],
    rows: messages.map((message) => {
      const scene = planeScene(message, false);
      const ellipse = scene?.ellipse ?? null;
      return [
        formatTime(message.createdMs),
        message.object2M?.[0] ?? null,
        message.object2M?.[1] ?? null,
        ellipse?.aM ?? null,
        ellipse?.bM ?? null,
        ellipse === null ? null : (ellipse.angleRad * 180) / Math.PI,
        scene?.missSigma ?? null,
        message.missSigmaSpace ?? null,
        message.hardBodyRadiusM,
        message.pc,
        text.levels[message.level],
      ];
    }),
  };
}
