import type { SpaceStates } from '../../../space-worker/protocol.ts';
import { begin, type Gl, program, rgb, uniforms } from './program.ts';

/** Kinds of points, in the order of their colours: object types of a catalogue, and the satellites of the fleet. */
export const POINT_KINDS = ['PAYLOAD', 'ROCKET BODY', 'DEBRIS', 'UNKNOWN', 'OWN'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

const MOVED = `
layout(location = 0) in vec3 p0;
layout(location = 1) in vec3 v0;
layout(location = 2) in vec3 p1;
layout(location = 3) in vec3 v1;
layout(location = 4) in float kind;
uniform mat4 matrix;
uniform float share, stepS, size;
uniform vec4 colours[5];
out vec4 tint;
void main() {
  float s2 = share * share, s3 = s2 * share;
  vec3 p = (2.0 * s3 - 3.0 * s2 + 1.0) * p0 + (s3 - 2.0 * s2 + share) * stepS * v0
    + (3.0 * s2 - 2.0 * s3) * p1 + (s3 - s2) * stepS * v1;
  tint = colours[int(kind)];
  gl_Position = tint.a == 0.0 ? vec4(2.0, 2.0, 2.0, 1.0) : matrix * vec4(p, 1.0);
  gl_PointSize = kind == 4.0 ? 2.0 * size : size;
}`;
const ROUND = `
in vec4 tint;
out vec4 colour;
void main() {
  if (length(gl_PointCoord - 0.5) > 0.5) discard;
  colour = tint;
}`;

export interface ObjectsLook {
  readonly matrix: Float32Array;
  readonly share: number;
  readonly stepS: number;
  /** Diameter of a point, device px. */
  readonly size: number;
  /** Colours by kind; hidden kinds are left out. */
  readonly colours: Readonly<Partial<Record<PointKind, readonly [hex: string, alpha: number]>>>;
}

/** Layer of all objects as points: the graphics card stores two propagations and interpolates between them. */
export function objectsLayer(gl: Gl, kinds: Uint8Array<ArrayBuffer>) {
  const pointProgram = program(gl, MOVED, ROUND);
  const at = uniforms(gl, pointProgram);
  const [matrixAt, shareAt, stepAt, sizeAt, coloursAt] = ['matrix', 'share', 'stepS', 'size', 'colours'].map(at);
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  const buffers = [0, 1, 2, 3].map((attribute) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.enableVertexAttribArray(attribute);
    gl.vertexAttribPointer(attribute, 3, gl.FLOAT, false, 0, 0);
    return buffer;
  });
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, kinds, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(4);
  gl.vertexAttribPointer(4, 1, gl.UNSIGNED_BYTE, false, 0, 0);
  return {
    place(from: SpaceStates, to: SpaceStates) {
      for (const [index, data] of [from.positions, from.velocities, to.positions, to.velocities].entries()) {
        gl.bindBuffer(gl.ARRAY_BUFFER, buffers[index] ?? null);
        gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW);
      }
    },
    draw({ matrix, share, stepS, size, colours }: ObjectsLook) {
      const tints = POINT_KINDS.flatMap((kind) => {
        const [hex, alpha] = colours[kind] ?? ['#000000', 0];
        return [...rgb(hex), alpha];
      });
      begin(gl, pointProgram);
      gl.uniformMatrix4fv(matrixAt ?? null, false, matrix);
      gl.uniform1f(shareAt ?? null, share);
      gl.uniform1f(stepAt ?? null, stepS);
      gl.uniform1f(sizeAt ?? null, size);
      gl.uniform4fv(coloursAt ?? null, tints);
      gl.bindVertexArray(array);
      gl.enable(gl.BLEND);
      gl.depthMask(false);
      gl.drawArrays(gl.POINTS, 0, kinds.length);
      gl.depthMask(true);
      gl.disable(gl.BLEND);
    },
  };
}
