import { begin, type Gl, program, rgb, uniforms, vertices } from './program.ts';

const MERIDIANS = 72;
const PARALLELS = 36;
/** Radius of the lines, Earth radii: slightly above the surface, so that it does not hide them. */
const LINE_HEIGHT = 1.002;

/** Returns the vertices of a sphere of one Earth radius as triangle strips. The flattening, 0.3 %, is neglected. */
export function sphere(): Float32Array {
  const at = (parallel: number, meridian: number) =>
    onGround((360 * meridian) / MERIDIANS, 90 - (180 * parallel) / PARALLELS, 1);
  const corners: number[] = [];
  for (let parallel = 0; parallel < PARALLELS; parallel++)
    for (let meridian = 0; meridian < MERIDIANS; meridian++) {
      const [a, b] = [at(parallel, meridian), at(parallel + 1, meridian)];
      const [c, d] = [at(parallel, meridian + 1), at(parallel + 1, meridian + 1)];
      corners.push(...a, ...b, ...c, ...c, ...b, ...d);
    }
  return new Float32Array(corners);
}

export function onGround(longitudeDeg: number, latitudeDeg: number, radius: number): readonly number[] {
  const [lon, lat] = [(longitudeDeg * Math.PI) / 180, (latitudeDeg * Math.PI) / 180];
  return [Math.cos(lat) * Math.cos(lon) * radius, Math.cos(lat) * Math.sin(lon) * radius, Math.sin(lat) * radius];
}

/** Converts coastline rings of longitudes and latitudes to line segments. */
export function coastLines(rings: readonly (readonly number[])[]): Float32Array {
  const ends: number[] = [];
  for (const ring of rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      ends.push(...onGround(ring[at] ?? 0, ring[at + 1] ?? 0, LINE_HEIGHT));
      ends.push(...onGround(ring[at + 2] ?? 0, ring[at + 3] ?? 0, LINE_HEIGHT));
    }
  return new Float32Array(ends);
}

const TURNED = `
layout(location = 0) in vec3 ground;
uniform mat4 matrix;
uniform vec2 turn;
out vec3 normal;
void main() {
  normal = vec3(turn.x * ground.x - turn.y * ground.y, turn.y * ground.x + turn.x * ground.y, ground.z);
  gl_Position = matrix * vec4(normal, 1.0);
}`;
const LIT = `
in vec3 normal;
uniform vec3 sun, night, day;
out vec4 colour;
void main() {
  float light = smoothstep(-0.12, 0.18, dot(normalize(normal), sun));
  colour = vec4(mix(night, day, light), 1.0);
}`;

export interface GlobeLook {
  readonly matrix: Float32Array;
  readonly earthAngleRad: number;
  readonly sun: readonly [number, number, number];
  readonly night: string;
  readonly day: string;
  readonly coast: string;
}

/** Layer of the Earth: surface lit by the Sun, and coastlines. */
export function globeLayer(gl: Gl, rings: readonly (readonly number[])[]) {
  const globeProgram = program(gl, TURNED, LIT);
  const at = uniforms(gl, globeProgram);
  const places = Object.fromEntries(['matrix', 'turn', 'sun', 'night', 'day'].map((name) => [name, at(name)]));
  const [ground, coast] = [sphere(), coastLines(rings)];
  const [globe, lines] = [vertices(gl, ground).array, vertices(gl, coast).array];
  return ({ matrix, earthAngleRad, sun, night, day, coast: line }: GlobeLook) => {
    const place = (name: string) => places[name] ?? null;
    begin(gl, globeProgram);
    gl.uniformMatrix4fv(place('matrix'), false, matrix);
    gl.uniform2f(place('turn'), Math.cos(earthAngleRad), Math.sin(earthAngleRad));
    gl.uniform3fv(place('sun'), sun);
    gl.uniform3fv(place('night'), rgb(night));
    gl.uniform3fv(place('day'), rgb(day));
    gl.bindVertexArray(globe);
    gl.drawArrays(gl.TRIANGLES, 0, ground.length / 3);
    gl.uniform3fv(place('night'), rgb(line));
    gl.uniform3fv(place('day'), rgb(line));
    gl.bindVertexArray(lines);
    gl.drawArrays(gl.LINES, 0, coast.length / 3);
  };
}
