import { fromUnixMs } from '@keepout/astro/epoch';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FaultPanel } from '../../api/FaultPanel.tsx';
import { useTheme } from '../../appearance/use-theme.ts';
import { formatNumber } from '../../format/number.ts';
import { useKey } from '../../keys/key-store.ts';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import type { SpaceClient } from '../../space-worker/client.ts';
import type { SpaceObjects, SpaceOrbit } from '../../space-worker/protocol.ts';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { FIRST_CAMERA } from './camera.ts';
import { useSpaceText } from './en.ts';
import { FactsCard } from './FactsCard.tsx';
import { POINT_KINDS, type PointKind } from './gl/objects.ts';
import { Layers } from './Layers.tsx';
import { SpaceCanvas } from './SpaceCanvas.tsx';
import type { FrameMeter, Scene, SceneWish } from './scene.ts';
import { changed, epochAt, nextSpeed, type SimClock } from './sim-clock.ts';
import { TimeBar } from './TimeBar.tsx';

export interface SpaceViewProps {
  readonly client: SpaceClient;
  readonly objects: SpaceObjects;
  readonly onAgain: () => void;
}

const started = (): SimClock => {
  const wallMs = Date.now();
  return { wallMs, epochTaiS: fromUnixMs(wallMs), speed: 1, isRunning: true };
};

/** The view with its controls: display filter, time, and selected object. */
export function SpaceView({ client, objects, onAgain }: SpaceViewProps) {
  const text = useSpaceText();
  const { palette } = useTheme();
  const { satellites = [] } = useSatellites();
  const ownObjects = useMemo(
    () => new Map(satellites.map((satellite) => [satellite.noradId, satellite.satelliteId])),
    [satellites],
  );
  const kinds = useMemo(() => kindsOf(objects, (noradId) => ownObjects.has(noradId)), [objects, ownObjects]);
  const [clock, setClock] = useState(started);
  const [hidden, setHidden] = useState<ReadonlySet<PointKind>>(new Set());
  const [chosenIndex, setChosen] = useState<number>();
  const [isFollowing, setFollowing] = useState(false);
  const [orbit, setOrbit] = useState<SpaceOrbit>();
  const [meter, setMeter] = useState<FrameMeter>();
  const [fault, setFault] = useState<{ readonly error: unknown; readonly atUnixMs: number }>();
  const scene = useRef<Scene>(undefined);
  const wish = useRef<SceneWish>({ clock, palette, hidden, chosen: chosenIndex, isFollowing, camera: FIRST_CAMERA });
  Object.assign(wish.current, { clock, palette, hidden, chosen: chosenIndex, isFollowing });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these requires a new frame
  useEffect(() => scene.current?.touch(), [clock, palette, hidden, chosenIndex, isFollowing]);

  const choose = useCallback(
    (object: number | undefined) => {
      setChosen(object);
      setOrbit(undefined);
      if (object === undefined) return setFollowing(false);
      client.orbit(object, epochAt(wish.current.clock, Date.now())).then(
        (spaceOrbit) => {
          if (wish.current.chosen !== spaceOrbit.object) return;
          setOrbit(spaceOrbit);
          scene.current?.showOrbit(spaceOrbit);
        },
        (error: unknown) => setFault({ error, atUnixMs: Date.now() }),
      );
    },
    [client],
  );
  const change = (next: Parameters<typeof changed>[2]) => setClock((old) => changed(old, Date.now(), next));
  const now = () => change({ epochTaiS: fromUnixMs(Date.now()), speed: 1, isRunning: true });
  const speedBy = (by: 1 | -1) => change({ speed: nextSpeed(clock.speed, by) });
  const follow = () => setFollowing((old) => chosenIndex !== undefined && !old);
  useKey('space.play', () => change({ isRunning: !clock.isRunning }));
  useKey('space.now', now);
  useKey('space.faster', () => speedBy(1));
  useKey('space.slower', () => speedBy(-1));
  useKey('space.follow', chosenIndex === undefined ? undefined : follow);

  if (fault !== undefined) return <FaultPanel {...fault} onAgain={onAgain} />;
  return (
    <div className="space-view">
      <SpaceCanvas
        client={client}
        kinds={kinds}
        wish={wish.current}
        label={text.canvas(formatNumber(objects.count))}
        onScene={(newScene) => {
          scene.current = newScene;
          if (newScene === undefined) return;
          newScene.onMeter = setMeter;
          newScene.onFault = (error) => setFault({ error, atUnixMs: Date.now() });
          if (orbit !== undefined) newScene.showOrbit(orbit);
        }}
        onPick={choose}
        onLost={() => setFault({ error: new Error(text.lost), atUnixMs: Date.now() })}
      />
      <div className="space-side">
        <ObjectSearch objects={objects} chosen={chosenIndex} onChoose={choose} />
        <Layers hidden={hidden} kinds={kinds} palette={palette} onChange={setHidden} />
        {chosenIndex !== undefined && (
          <FactsCard
            name={objects.names[chosenIndex] ?? ''}
            object={chosenIndex}
            orbit={orbit}
            scene={scene.current}
            satelliteId={ownObjects.get(objects.noradIds[chosenIndex] ?? -1)}
            isFollowing={isFollowing}
            onFollow={follow}
            onClose={() => choose(undefined)}
          />
        )}
      </div>
      <TimeBar clock={clock} onChange={change} onNow={now} onSpeed={speedBy} />
      <MeterLine meter={meter} count={objects.count} renderer={scene.current?.renderer} />
    </div>
  );
}

/** Returns the kind of each object as index into `POINT_KINDS`. */
function kindsOf(objects: SpaceObjects, isOwn: (noradId: number) => boolean): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(objects.kinds, (kind, object) =>
    POINT_KINDS.indexOf(isOwn(objects.noradIds[object] ?? -1) ? 'OWN' : (kind as PointKind)),
  );
}

interface MeterLineProps {
  readonly meter: FrameMeter | undefined;
  readonly count: number;
  readonly renderer: Scene['renderer'] | undefined;
}

/** Frames per second, propagation time, and renderer. */
function MeterLine({ meter, count, renderer }: MeterLineProps) {
  const text = useSpaceText().meter;
  if (meter === undefined) return null;
  const parts = [
    text.frames(formatNumber(meter.framesPerSecond, meter.framesPerSecond < 10 ? 1 : 0)),
    text.propagation(`${formatNumber(meter.propagationMs)}\u00a0ms`, formatNumber(count)),
    ...(meter.lost > 0 ? [text.lost(formatNumber(meter.lost))] : []),
    ...(renderer?.isSoftware ? [text.software] : []),
  ];
  return (
    <p className="space-panel space-meter" title={renderer?.name} data-settled="">
      {parts.join(' · ')}
    </p>
  );
}

const MAX_RESULTS = 20;

interface ObjectSearchProps {
  readonly objects: SpaceObjects;
  readonly chosen: number | undefined;
  readonly onChoose: (object: number | undefined) => void;
}

/** Search of an object by a part of its name or number; makes the view usable without a pointer. */
function ObjectSearch({ objects, chosen, onChoose }: ObjectSearchProps) {
  const text = useSpaceText().search;
  const [query, search] = useState('');
  const choices = useMemo(() => {
    const searchText = query.trim().toLowerCase();
    const hits: { readonly id: string; readonly label: string; readonly hint: string }[] = [];
    const add = (object: number) =>
      hits.push({
        id: String(object),
        label: objects.names[object] ?? '',
        hint: String(objects.noradIds[object] ?? ''),
      });
    if (chosen !== undefined) add(chosen);
    for (let object = 0; object < objects.count && hits.length < MAX_RESULTS; object++) {
      const fits =
        String(objects.noradIds[object]).startsWith(searchText) ||
        objects.names[object]?.toLowerCase().includes(searchText);
      if (fits && object !== chosen) add(object);
    }
    return hits;
  }, [objects, query, chosen]);
  return (
    <div className="space-panel">
      <ComboBox
        label={text.label}
        placeholder={text.placeholder}
        emptyText={text.none}
        choices={choices}
        selected={chosen === undefined ? undefined : String(chosen)}
        onSelect={(id) => id !== undefined && onChoose(Number(id))}
        onSearch={search}
      />
    </div>
  );
}
