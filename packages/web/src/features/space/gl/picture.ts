import coast from '../../../charts/tracking/coast.json' with { type: 'json' };
import type { SpaceStates } from '../../../space-worker/protocol.ts';
import { type Palette, palettes } from '../../../tokens/tokens.ts';
import type { Track } from '../track.ts';
import { globeLayer } from './globe.ts';
import { objectsLayer, type PointKind } from './objects.ts';
import { orbitLayer } from './orbit.ts';
import { type Gl, rgb } from './program.ts';

/** A point of a crowd is no more than a hint: thirty thousand opaque ones would hide the coasts. */
const CROWD_ALPHA = 0.5;
const POINT_PX = 2.2;
const RING_PX = 18;
/** The Earth turns by so much while the states stay the same, rad/s. */
const EARTH_RATE = 7.292115e-5;

export interface PictureLook {
  readonly matrix: Float32Array;
  readonly epochTaiS: number;
  readonly share: number;
  readonly palette: Palette;
  readonly hidden: ReadonlySet<PointKind>;
  /** Where the chosen object is; undefined without one. */
  readonly chosen: Float64Array | undefined;
}

/** Draws the scene into a canvas. */
export function picture(gl: Gl, kinds: Uint8Array<ArrayBuffer>) {
  const globe = globeLayer(gl, coast);
  const objects = objectsLayer(gl, kinds);
  const orbit = orbitLayer(gl);
  let placed: Track<SpaceStates> | undefined;
  return {
    orbit: orbit.place,
    draw(track: Track<SpaceStates>, { matrix, epochTaiS, share, palette, hidden, chosen }: PictureLook) {
      if (placed?.from !== track.from || placed.to !== track.to) objects.place(track.from, track.to);
      placed = track;
      const ratio = gl.drawingBufferHeight / (gl.canvas as HTMLCanvasElement).clientHeight;
      const colours: Record<PointKind, readonly [string, number]> = {
        PAYLOAD: [palette.object1, CROWD_ALPHA],
        'ROCKET BODY': [palette.object2, CROWD_ALPHA],
        DEBRIS: [palette.inactive, CROWD_ALPHA],
        UNKNOWN: [palette.line2, CROWD_ALPHA],
        OWN: [palette.pending, 1],
      };
      const shown = Object.fromEntries(
        Object.entries(colours).filter(([kind]) => !hidden.has(kind as PointKind)),
      ) as Partial<typeof colours>;
      gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.clearColor(...(rgb(palette.bg0) as [number, number, number]), 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      gl.enable(gl.DEPTH_TEST);
      gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
      const { earthAngleRad, sun, epochTaiS: fromTaiS } = track.from;
      globe({
        matrix,
        earthAngleRad: earthAngleRad + (epochTaiS - fromTaiS) * EARTH_RATE,
        sun,
        // The day is the lighter side in either theme.
        ...(palette === palettes.light
          ? { night: palette.line, day: palette.bg1 }
          : { night: palette.bg1, day: palette.bg3 }),
        coast: palette.line2,
      });
      const stepS = track.to.epochTaiS - fromTaiS;
      objects.draw({ matrix, share, stepS, size: POINT_PX * ratio, colours: shown });
      if (chosen !== undefined) orbit.draw(matrix, palette.focus, chosen, RING_PX * ratio);
    },
  };
}

/** What draws: the name that the driver gives itself, and whether it is a program and no card. */
export function rendererOf(gl: Gl): { readonly name: string; readonly isSoftware: boolean } {
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  return { name, isSoftware: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) };
}
