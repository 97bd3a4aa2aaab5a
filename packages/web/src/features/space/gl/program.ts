export type Gl = WebGL2RenderingContext;

/** Compiles and links a program from two shaders; throws the log of the driver, which always means a bug in the shaders. */
export function program(gl: Gl, vertex: string, fragment: string): WebGLProgram {
  const newProgram = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new Error('The graphics context is lost.');
    gl.shaderSource(shader, `#version 300 es\nprecision highp float;\n${source}`);
    gl.compileShader(shader);
    gl.attachShader(newProgram, shader);
  }
  gl.linkProgram(newProgram);
  if (!gl.getProgramParameter(newProgram, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(gl.getProgramInfoLog(newProgram) ?? 'A shader could not be linked.');
  }
  return newProgram;
}

/** Returns the uniform locations of a program by name. */
export const uniforms = (gl: Gl, of: WebGLProgram) => (name: string) => gl.getUniformLocation(of, name);

/** Converts a colour of the design tokens, `#rrggbb`, to WebGL components. */
export function rgb(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Creates a vertex buffer, and a vertex array that binds it to the first attribute. */
export function vertices(gl: Gl, data: Float32Array, usage: number = gl.STATIC_DRAW) {
  const array = gl.createVertexArray();
  const buffer = gl.createBuffer();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, data, usage);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 0, 0);
  return { array, buffer };
}

/** Selects the program of the following draw calls. */
export function begin(gl: Gl, usedProgram: WebGLProgram): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL call, not a hook
  gl.useProgram(usedProgram);
}
