import type { SpaceClient } from '../../space-worker/client.ts';
import type { SpaceOrbit, SpaceStates } from '../../space-worker/protocol.ts';
import type { Palette } from '../../tokens/tokens.ts';
import { type Camera, eyeOf, type Point, projection } from './camera.ts';
import type { PointKind } from './gl/objects.ts';
import { picture, rendererOf } from './gl/picture.ts';
import type { Gl } from './gl/program.ts';
import { hermitePosition } from './hermite.ts';
import { pick } from './pick.ts';
import { epochAt, type SimClock, stepOf } from './sim-clock.ts';
import { covers, followed, shareOf, type Track } from './track.ts';

/** Performance measured over the last interval. */
export interface FrameMeter {
  readonly framesPerSecond: number;
  /** Duration of one propagation of all objects, ms. */
  readonly propagationMs: number;
  readonly lost: number;
}

/** Input of the scene; read for each frame. */
export interface SceneWish {
  clock: SimClock;
  camera: Camera;
  palette: Palette;
  hidden: ReadonlySet<PointKind>;
  chosen: number | undefined;
  isFollowing: boolean;
}

const METER_MS = 500;
const CENTRE: Point = [0, 0, 0];

/** Runs the view: requests the next states from the worker, draws while there is motion, and measures performance. */
export class Scene {
  readonly wish: SceneWish;
  readonly renderer: ReturnType<typeof rendererOf>;
  onMeter: (meter: FrameMeter) => void = () => {};
  onFault: (error: unknown) => void = () => {};
  readonly #gl: Gl;
  readonly #client: SpaceClient;
  readonly #kinds: Uint8Array;
  readonly #names: readonly PointKind[];
  readonly #picture: ReturnType<typeof picture>;
  #track: Track<SpaceStates> | undefined;
  #isAsking = false;
  #isEnded = false;
  #frame = 0;
  #frames = 0;
  #meteredMs = performance.now();
  #drawn = '';
  #orbitOf: number | undefined;

  constructor(
    gl: Gl,
    client: SpaceClient,
    kinds: Uint8Array<ArrayBuffer>,
    names: readonly PointKind[],
    wish: SceneWish,
  ) {
    this.#gl = gl;
    this.#client = client;
    this.#kinds = kinds;
    this.#names = names;
    this.#picture = picture(gl, kinds);
    this.renderer = rendererOf(gl);
    this.wish = wish;
    this.#frame = requestAnimationFrame(this.#next);
  }

  dispose(): void {
    this.#isEnded = true;
    cancelAnimationFrame(this.#frame);
  }

  /** Requests a new frame after a change of the input, also while the time is paused. */
  touch(): void {
    this.#drawn = '';
  }

  /** Shows an orbit from the worker, unless the selection has changed since the request. */
  showOrbit(orbit: SpaceOrbit): void {
    if (orbit.object !== this.wish.chosen) return;
    this.#orbitOf = orbit.object;
    this.#picture.orbit(orbit.points);
    this.touch();
  }

  /** Returns the object at a point of the view, CSS px. */
  pickAt(x: number, y: number): number | undefined {
    const track = this.#track;
    if (track === undefined) return undefined;
    const canvas = this.#gl.canvas as HTMLCanvasElement;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    const { matrix, eye, share } = this.#look(track);
    const stepS = track.to.epochTaiS - track.from.epochTaiS;
    const isShown = (object: number) => !this.wish.hidden.has(this.#names[this.#kinds[object] ?? 0] ?? 'UNKNOWN');
    return pick(x, y, { ...track, share, stepS, matrix, eye, width, height, isShown });
  }

  /** Returns position and speed of an object, Earth radii and Earth radii per second; undefined before the first states. */
  stateOf(object: number): { readonly place: Point; readonly speed: number } | undefined {
    const track = this.#track;
    if (track === undefined) return undefined;
    const [x = 0, y = 0, z = 0] = this.#placeOf(track, object, this.#shareNow(track));
    const at = 3 * object;
    return { place: [x, y, z], speed: Math.hypot(...track.from.velocities.subarray(at, at + 3)) };
  }

  readonly #next = (nowMs: number): void => {
    if (this.#isEnded) return;
    this.#frame = requestAnimationFrame(this.#next);
    this.#keepTrack();
    const track = this.#track;
    if (track === undefined || this.#gl.isContextLost()) return;
    const canvas = this.#gl.canvas as HTMLCanvasElement;
    const state = `${epochAt(this.wish.clock, Date.now())} ${JSON.stringify(this.wish.camera)} ${canvas.width} ${canvas.height}`;
    if (state !== this.#drawn) {
      this.#drawn = state;
      this.#frames++;
      this.#draw(track);
    }
    if (nowMs - this.#meteredMs < METER_MS) return;
    const framesPerSecond = (this.#frames * 1000) / (nowMs - this.#meteredMs);
    this.onMeter({ framesPerSecond, propagationMs: track.to.tookMs, lost: track.to.lost });
    [this.#frames, this.#meteredMs] = [0, nowMs];
  };

  #draw(track: Track<SpaceStates>): void {
    const { palette, hidden, chosen } = this.wish;
    const { matrix, epochTaiS, share } = this.#look(track);
    const place = chosen === undefined ? undefined : this.#placeOf(track, chosen, share);
    if (chosen !== this.#orbitOf) this.#picture.orbit(new Float32Array(0));
    this.#picture.draw(track, { matrix, epochTaiS, share, palette, hidden, chosen: place });
  }

  #look(track: Track<SpaceStates>) {
    const { camera, chosen, isFollowing } = this.wish;
    const canvas = this.#gl.canvas as HTMLCanvasElement;
    const share = this.#shareNow(track);
    const followed = isFollowing && chosen !== undefined ? this.#placeOf(track, chosen, share) : CENTRE;
    const target: Point = [followed[0] ?? 0, followed[1] ?? 0, followed[2] ?? 0];
    const matrix = projection(camera, target, canvas.width / Math.max(1, canvas.height));
    const eyePosition = eyeOf(camera);
    const eye: Point = [eyePosition[0] + target[0], eyePosition[1] + target[1], eyePosition[2] + target[2]];
    return { matrix, eye, share, epochTaiS: epochAt(this.wish.clock, Date.now()) };
  }

  /** Returns the interpolation fraction; limited to the last available states while the worker is late. */
  #shareNow(track: Track<SpaceStates>): number {
    return Math.max(0, Math.min(1, shareOf(track, epochAt(this.wish.clock, Date.now()))));
  }

  #placeOf(track: Track<SpaceStates>, object: number, share: number): Float64Array {
    const place = new Float64Array(3);
    hermitePosition(track.from, track.to, share, track.to.epochTaiS - track.from.epochTaiS, object, place);
    return place;
  }

  #keepTrack(): void {
    const nowTaiS = epochAt(this.wish.clock, Date.now());
    if (this.#track !== undefined) this.#track = followed(this.#track, nowTaiS);
    if (this.#isAsking) return;
    const track = this.#track;
    if (track !== undefined && covers(track, nowTaiS) && track.after !== undefined) return;
    this.#isAsking = true;
    const stepS = stepOf(this.wish.clock.speed);
    const isOn = track !== undefined && covers(track, nowTaiS);
    const work = isOn ? this.#extend(track, stepS) : this.#begin(nowTaiS, stepS);
    work
      .catch((error: unknown) => {
        if (!this.#isEnded) this.onFault(error);
        this.#isEnded = true;
      })
      .finally(() => {
        this.#isAsking = false;
      });
  }

  async #begin(epochTaiS: number, stepS: number): Promise<void> {
    const from = await this.#client.states(epochTaiS);
    this.#track = { from, to: await this.#client.states(epochTaiS + stepS), after: undefined };
    this.touch();
  }

  async #extend(track: Track<SpaceStates>, stepS: number): Promise<void> {
    const after = await this.#client.states(track.to.epochTaiS + stepS);
    if (this.#track?.to === track.to) this.#track = { ...this.#track, after };
  }
}
