import { useId, useMemo, useState } from 'react';
import { formatDistance, formatSigmas } from '../../format/length.ts';
import { formatSignificant } from '../../format/number.ts';
import { ellipseHalfBox } from '../geometry/ellipse.ts';
import { mahalanobis } from '../geometry/mahalanobis.ts';
import { ChartSurface, usePlotSurface } from '../interaction/ChartSurface.tsx';
import type { Size } from '../interaction/use-size.ts';
import { usePlotText } from '../texts/plots/en.ts';
import { AfterManoeuvre, SpreadPoint } from './AfterManoeuvre.tsx';
import { Ellipses } from './Ellipses.tsx';
import { Ghosts } from './Ghosts.tsx';
import { bodyEnlargement, HardBody } from './HardBody.tsx';
import { LogRadialInset } from './LogRadialInset.tsx';
import { MissLine } from './MissLine.tsx';
import { PlaneGrid } from './PlaneGrid.tsx';
import { PlaneLabels } from './PlaneLabels.tsx';
import { planeLabels } from './plane-labels.ts';
import { planeMap } from './plane-map.ts';
import type { EncounterPlaneMessage, PlaneAfter, PlaneAxes, PlaneIsoLine, PlanePoint } from './plane-message.ts';
import { PLANE_KEYS, type PlaneCommand, type PlaneOptions } from './plane-options.ts';
import { drawnAxes, scaleWords } from './plane-scales.ts';
import { movingPoint, type PlaneScene, planeScene } from './plane-scene.ts';
import { fitWithHistory, type PlaneSquare, type PlaneViewport, planeProjection, zoomView } from './plane-view.ts';
import { useEasedView } from './use-eased-view.ts';

/** Height of a line of words in the drawing, px. */
const WORD_LINE_PX = 15;

export interface PlanePlotProps {
  readonly size: Size;
  /** The message on show and those before it, oldest first. */
  readonly message: EncounterPlaneMessage;
  readonly scene: PlaneScene;
  readonly earlier: readonly EncounterPlaneMessage[];
  readonly options: PlaneOptions;
  readonly onCommand: (command: PlaneCommand) => void;
  readonly onStep: (by: number) => void;
  /** The reader's own view; null follows the content. */
  readonly ownView: PlaneViewport | null;
  readonly onView: (view: PlaneViewport | null) => void;
  readonly axes: PlaneAxes;
  readonly names: readonly [string, string];
  readonly after: PlaneAfter | undefined;
  readonly spread: readonly PlaneAfter[];
  readonly isoLines: readonly PlaneIsoLine[];
  readonly label: string;
}

export function PlanePlot(props: PlanePlotProps) {
  const {
    size,
    message,
    scene,
    earlier,
    options,
    onCommand,
    onStep,
    ownView,
    onView,
    axes,
    names,
    after,
    spread,
    isoLines,
    label,
  } = props;
  const chartText = usePlotText();
  const text = chartText.plane;
  const { isSwapped, sigmas } = options;
  const clipId = useId();
  const [cursorM, setCursorM] = useState<PlanePoint | null>(null);
  const square = squareIn(size);
  const ghosts = useMemo(
    () => (options.hasHistory ? earlier.flatMap((history) => planeScene(history, isSwapped) ?? []) : []),
    [earlier, options.hasHistory, isSwapped],
  );
  const map = useMemo(() => planeMap(options.scaling, scene.ellipse), [options.scaling, scene.ellipse]);
  const fitted = useMemo(() => {
    const content = {
      scene,
      hardBodyRadiusM: message.hardBodyRadiusM ?? 0,
      mostSigma: 3,
      pointsM: [...afterCorners(after, isSwapped), ...spread.map(({ object2M }) => turned(object2M, isSwapped))],
    };
    const history = ghosts.map((ghost) => movingPoint(ghost, isSwapped));
    return fitWithHistory(content, history, map);
  }, [scene, message.hardBodyRadiusM, ghosts, isSwapped, after, spread, map]);
  const view = useEasedView(ownView ?? fitted, map, ownView !== null);
  const projection = planeProjection(view, square, map);

  const { surface, isPanning } = usePlotSurface({
    onHover: (at) => setCursorM(at === null || !isInside(square, at.x, at.y) ? null : projection.toM(at.x, at.y)),
    onDoublePick: () => onCommand('fit'),
    onZoom: (factor, at) => onView(zoomView(view, factor, projection.pxToDrawing(at.x, at.y))),
    onPan: (dx, dy) =>
      onView({
        half: view.half,
        centre: [view.centre[0] - dx / projection.pxPerUnit[0], view.centre[1] + dy / projection.pxPerUnit[1]],
      }),
    onKey({ key }) {
      const command = PLANE_KEYS[key.toLowerCase()];
      if (command !== undefined) onCommand(command);
      else if (key === 'ArrowLeft') onStep(-1);
      else if (key === 'ArrowRight') onStep(1);
      else if (key === '+' || key === '=') onView(zoomView(view, 0.5, view.centre));
      else if (key === '-') onView(zoomView(view, 2, view.centre));
      else return false;
      return true;
    },
  });

  const [x2, y2] = projection.toPx(scene.object2M);
  const factor = bodyEnlargement(message.hardBodyRadiusM, projection);
  const scales = scaleWords(map, view, axes, chartText);
  const words = [...scales.toReversed(), ...(factor === null ? [] : [text.enlarged(formatSignificant(factor, 2))])];
  const moved = after === undefined ? undefined : projection.toPx(turned(after.object2M, isSwapped));
  const labels = planeLabels({
    scene,
    projection,
    square,
    names,
    hardBodyRadiusM: message.hardBodyRadiusM,
    sigmas,
    after: after && moved && { at: moved, label: after.label },
    spread: spread.map((turn) => ({ at: projection.toPx(turned(turn.object2M, isSwapped)), label: turn.label })),
    footPx: words.length * WORD_LINE_PX + 4,
  });
  const spoken = `${label}. ${scales.join(', ')}`;
  const cursor = cursorM !== null && !isPanning && (
    <p className="plane-cursor" style={{ left: square.left + 8, top: square.top + 6 }} aria-hidden="true">
      {cursorWords(cursorM, scene, axes)}
    </p>
  );
  return (
    <ChartSurface {...surface} size={size} label={spoken} keys={text.keys} card={cursor}>
      <PlaneGrid view={view} square={square} projection={projection} axes={drawnAxes(map, axes)} />
      <clipPath id={clipId}>
        <rect x={square.left} y={square.top} width={square.side} height={square.side} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        {isoLines.map(({ label: name, pointsM }) => (
          <polyline
            key={name}
            className="plane-iso"
            points={pointsM.map((point) => projection.toPx(turned(point, isSwapped)).join(',')).join(' ')}
          />
        ))}
        {ghosts.length > 0 && <Ghosts scenes={ghosts} current={scene} isSwapped={isSwapped} projection={projection} />}
        {scene.covarianceM2 !== null && (
          <Ellipses
            covarianceM2={scene.covarianceM2}
            centreM={scene.object2M}
            sigmas={sigmas}
            projection={projection}
            className="plane-ellipse"
          />
        )}
        <MissLine scene={scene} projection={projection} />
        <HardBody centreM={scene.object1M} radiusM={message.hardBodyRadiusM} projection={projection} />
        <circle className="plane-object2" cx={x2} cy={y2} r={4.5} />
        {spread.map((turn) => (
          <SpreadPoint key={turn.label} {...{ turn, isSwapped, projection }} />
        ))}
        {after !== undefined && (
          <AfterManoeuvre
            after={after}
            fromM={movingPoint(scene, isSwapped)}
            isSwapped={isSwapped}
            sigmas={sigmas}
            projection={projection}
          />
        )}
        <PlaneLabels labels={labels} />
        {words.map((line, place) => (
          <text
            key={line}
            className="chart-label chart-label-faint"
            x={square.left + 8}
            y={square.top + square.side - 8 - place * WORD_LINE_PX}
          >
            {line}
          </text>
        ))}
      </g>
      {options.hasLogInset && (
        <LogRadialInset
          square={square}
          awayFrom={[projection.toPx(scene.object1M), [x2, y2], ...tipsM(scene, sigmas).map(projection.toPx)]}
          scene={scene}
          hardBodyRadiusM={message.hardBodyRadiusM ?? 0}
          sigmas={sigmas}
        />
      )}
    </ChartSurface>
  );
}

function cursorWords([x, y]: PlanePoint, { covarianceM2, object2M }: PlaneScene, axes: PlaneAxes): string {
  const sigma = covarianceM2 === null ? null : mahalanobis(covarianceM2, x - object2M[0], y - object2M[1]);
  const place = `${axes.x} ${formatDistance(x)}  ${axes.y} ${formatDistance(y)}`;
  return sigma === null ? place : `${place}  ${formatSigmas(sigma)}\u03c3`;
}

/** Ends of the outermost ellipse's long axis. */
function tipsM({ ellipse, object2M }: PlaneScene, sigmas: readonly number[]): readonly PlanePoint[] {
  if (ellipse === null || sigmas.length === 0) return [];
  const reach = ellipse.aM * Math.max(...sigmas);
  const [dx, dy] = [reach * Math.cos(ellipse.angleRad), reach * Math.sin(ellipse.angleRad)];
  return [
    [object2M[0] + dx, object2M[1] + dy],
    [object2M[0] - dx, object2M[1] - dy],
  ];
}

function afterCorners(after: PlaneAfter | undefined, isSwapped: boolean): readonly PlanePoint[] {
  if (after === undefined) return [];
  const [x, y] = turned(after.object2M, isSwapped);
  if (after.covarianceM2 === null || isSwapped) return [[x, y]];
  const { halfWidthM, halfHeightM } = ellipseHalfBox(after.covarianceM2, 3);
  return [
    [x - halfWidthM, y - halfHeightM],
    [x + halfWidthM, y + halfHeightM],
  ];
}

function squareIn({ width, height }: Size): PlaneSquare {
  // The axis title is left of tick labels of seven characters.
  const margin = { left: 66, right: 10, top: 6, bottom: 38 };
  const side = Math.max(40, Math.min(width - margin.left - margin.right, height - margin.top - margin.bottom));
  return { left: margin.left + (width - margin.left - margin.right - side) / 2, top: margin.top, side };
}

function isInside({ left, top, side }: PlaneSquare, x: number, y: number): boolean {
  return x >= left && x <= left + side && y >= top && y <= top + side;
}

function turned([x, y]: PlanePoint, isSwapped: boolean): PlanePoint {
  return isSwapped ? [-x, -y] : [x, y];
}
