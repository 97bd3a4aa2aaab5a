// packages/conjunction/src/pc/numbers/random.ts
function seededRandom(seed) {
  const state = new Uint32Array(4);
  let fill = seed >>> 0;
  for (let i = 0; i < 4; i++) {
    fill = fill + 2654435769 >>> 0;
    let z = fill;
    z = Math.imul(z ^ z >>> 16, 2246822507);
    z = Math.imul(z ^ z >>> 13, 3266489909);
    state[i] = (z ^ z >>> 16) >>> 0;
  }
  const next = () => {
    const scrambled = Math.imul(rotated(Math.imul(state[1], 5), 7), 9) >>> 0;
    const kept = state[1] << 9;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= kept;
    state[3] = rotated(state[3], 11);
    return scrambled;
  };
  return () => ((next() >>> 5) * 67108864 + (next() >>> 6)) / 9007199254740992;
}
function rotated(x, bits) {
  return (x << bits | x >>> 32 - bits) >>> 0;
}
function fillNormals(out, random) {
  for (let i = 0; i < out.length; i += 2) {
    let x;
    let y;
    let square;
    do {
      x = 2 * random() - 1;
      y = 2 * random() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const scale = Math.sqrt(-2 * Math.log(square) / square);
    out[i] = x * scale;
    if (i + 1 < out.length) out[i + 1] = y * scale;
  }
}

export {
  seededRandom,
  fillNormals
};
//# sourceMappingURL=chunk-D6MAFDXG.mjs.map
