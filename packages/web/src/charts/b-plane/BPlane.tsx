import { type ReactNode, useMemo, useState } from 'react';
import { formatDistance } from '../../format/length.ts';
import { formatPc } from '../../format/probability.ts';
import { Frame } from '../frame/Frame.tsx';
import { usePlotText } from '../texts/plots/en.ts';
import '../axis/axis.css';
import './b-plane.css';
import { HistoryBar } from './HistoryBar.tsx';
import { PlanePlot } from './PlanePlot.tsx';
import { PlaneReadout } from './PlaneReadout.tsx';
import { PlaneToolbar } from './PlaneToolbar.tsx';
import type { PlaneAfter, PlaneAxes, PlaneIsoLine, PlaneMessage } from './plane-message.ts';
import { applyPlaneCommand, DEFAULT_PLANE_OPTIONS, type PlaneCommand, type PlaneOptions } from './plane-options.ts';
import { planeScene } from './plane-scene.ts';
import { planeTable } from './plane-table.ts';
import type { PlaneView } from './plane-view.ts';
import { useHistoryPlay } from './use-history-play.ts';

export interface BPlaneProps {
  readonly messages: readonly PlaneMessage[];
  readonly object1Name: string;
  readonly object2Name: string;
  /** The message on show; default the latest. */
  readonly selectedId?: string | null;
  readonly onSelect?: (id: string) => void;
  readonly axes?: PlaneAxes;
  /** Encounter after a planned manoeuvre, drawn over the present one. */
  readonly after?: PlaneAfter;
  readonly isoLines?: readonly PlaneIsoLine[];
  readonly options?: Partial<PlaneOptions>;
  readonly maxPx?: number;
  readonly title?: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  /** `bare`: drawing alone, for a preview. */
  readonly chrome?: 'panel' | 'bare';
}

/** After these the reader's own view means nothing. */
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
  const [ownView, setOwnView] = useState<PlaneView | null>(null);
  const found = ordered.findIndex(({ id }) => id === (selectedId ?? ownId));
  const index = found < 0 ? ordered.length - 1 : found;
  const message = ordered[index];
  const scene = useMemo(
    () => (message === undefined ? null : planeScene(message, options.isSwapped)),
    [message, options.isSwapped],
  );

  const show = (next: number) => {
    const chosen = ordered[Math.max(0, Math.min(ordered.length - 1, next))];
    if (chosen === undefined) return;
    setOwnId(chosen.id);
    onSelect?.(chosen.id);
  };
  const play = useHistoryPlay(ordered.length, index, show);
  const command = (name: PlaneCommand) => {
    if (VIEW_CHANGES.has(name)) setOwnView(null);
    setOptions((old) => applyPlaneCommand(old, name));
  };
  const earlier = useMemo(() => ordered.slice(0, index), [ordered, index]);

  return (
    <Frame
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
            isoLines={props.isoLines ?? []}
            label={words.label(title, formatDistance(scene.missM), formatPc(message.pc), text.levels[message.level])}
          />
        )
      }
    </Frame>
  );
}
