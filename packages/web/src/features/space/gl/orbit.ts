import { begin, type Gl, program, rgb, uniforms, vertices } from './program.ts';

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

/** The orbit of the chosen object, and a ring around it. */
export function orbitLayer(gl: Gl) {
  const made = program(gl, STRAIGHT, PLAIN);
  const at = uniforms(gl, made);
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
    draw(matrix: Float32Array, hex: string, chosen: ArrayLike<number>, size: number) {
      begin(gl, made);
      gl.uniformMatrix4fv(matrixAt ?? null, false, matrix);
      gl.uniform3fv(tintAt ?? null, rgb(hex));
      gl.uniform1f(sizeAt ?? null, size);
      gl.uniform1i(ringAt ?? null, 0);
      gl.bindVertexArray(line.array);
      gl.drawArrays(gl.LINE_STRIP, 0, count);
      gl.uniform1i(ringAt ?? null, 1);
      gl.bindBuffer(gl.ARRAY_BUFFER, ring.buffer);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(chosen), gl.DYNAMIC_DRAW);
      gl.bindVertexArray(ring.array);
      gl.drawArrays(gl.POINTS, 0, 1);
    },
  };
}
