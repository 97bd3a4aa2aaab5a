import coast from '../../../charts/tracking/coast.json';
import type { SpaceStates } from '../../../space-worker/protocol.ts';
import { type Palette, palettes } from '../../../tokens/tokens.ts';
import type { Track } from '../track.ts';
import { globeLayer } from './globe.ts';
import { objectsLayer, type PointKind } from './objects.ts';
import { begin, type Gl, program, rgb, uniforms, vertices } from './program.ts';

/** Opacity of a point: thirty thousand opaque points would hide the coastlines. */
const CROWD_ALPHA = 0.5;
const POINT_PX = 2.2;
const RING_PX = 18;
/** Rotation rate of the Earth, rad/s; it rotates also between two propagations of the states. */
const EARTH_RATE = 7.292115e-5;

export interface PictureLook {
  readonly matrix: Float32Array;
  readonly epochTaiS: number;
  readonly share: number;
  readonly palette: Palette;
  readonly hidden: ReadonlySet<PointKind>;
  /** Position of the selected object; undefined without a selection. */
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
      const visibleKinds = Object.fromEntries(
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
        // The day side is the lighter one in both themes.
        ...(palette === palettes.light
          ? { night: palette.line, day: palette.bg1 }
          : { night: palette.bg1, day: palette.bg3 }),
        coast: palette.line2,
      });
      const stepS = track.to.epochTaiS - fromTaiS;
      objects.draw({ matrix, share, stepS, size: POINT_PX * ratio, colours: visibleKinds });
      if (chosen !== undefined) orbit.draw(matrix, palette.focus, chosen, RING_PX * ratio);
    },
  };
}

/** Returns the name of the renderer as reported by the driver, and whether it is a software renderer. */
export function rendererOf(gl: Gl): { readonly name: string; readonly isSoftware: boolean } {
  const extension = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  return { name, isSoftware: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) };
}

const STRAIGHT = `
layout(location = 0) in vec3 place;
uniform mat4 matrix;
uniform float size;
void main() {
  gl_Position = matrix * vec4(place, 1.0);
  gl_PointSize = size;
}`;
const PLAIN = `
uniform vec3 tint;
uniform bool isRing;
out vec4 colour;
void main() {
  float r = length(gl_PointCoord - 0.5);
  if (isRing && (r > 0.5 || r < 0.36)) discard;
  colour = vec4(tint, 1.0);
}`;

/** Layer of the selected object: its orbit, and a ring around it. */
function orbitLayer(gl: Gl) {
  const lineProgram = program(gl, STRAIGHT, PLAIN);
  const at = uniforms(gl, lineProgram);
  const [matrixAt, tintAt, sizeAt, ringAt] = ['matrix', 'tint', 'size', 'isRing'].map(at);
  const line = vertices(gl, new Float32Array(3), gl.DYNAMIC_DRAW);
  const ring = vertices(gl, new Float32Array(3), gl.DYNAMIC_DRAW);
  let count = 0;
  return {
    place(points: Float32Array<ArrayBuffer>) {
      gl.bindBuffer(gl.ARRAY_BUFFER, line.buffer);
      gl.bufferData(gl.ARRAY_BUFFER, points, gl.DYNAMIC_DRAW);
      count = points.length / 3;
    },
    draw(matrix: Float32Array, hex: string, chosenPoints: ArrayLike<number>, size: number) {
      begin(gl, lineProgram);
      gl.uniformMatrix4fv(matrixAt ?? null, false, matrix);
      gl.uniform3fv(tintAt ?? null, rgb(hex));
      gl.uniform1f(sizeAt ?? null, size);
      gl.uniform1i(ringAt ?? null, 0);
      gl.bindVertexArray(line.array);
      gl.drawArrays(gl.LINE_STRIP, 0, count);
      gl.uniform1i(ringAt ?? null, 1);
      gl.bindBuffer(gl.ARRAY_BUFFER, ring.buffer);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(chosenPoints), gl.DYNAMIC_DRAW);
      gl.bindVertexArray(ring.array);
      gl.drawArrays(gl.POINTS, 0, 1);
    },
  };
}
