// packages/astro/src/covariance/positive-definite.ts
var MOST_SWEEPS = 60;
function eigenSymmetric(matrix, size) {
  const a = Float64Array.from(matrix);
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let isDiagonal = true;
    for (let p = 0; p < size - 1; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q];
        const app = a[p * size + p];
        const aqq = a[q * size + q];
        if (Math.abs(apq) <= 1e-17 * Math.sqrt(Math.abs(app * aqq)) || apq === 0) continue;
        isDiagonal = false;
        turn(a, vectors, size, p, q, app, aqq, apq);
      }
    }
    if (isDiagonal) break;
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[i * size + i] - a[j * size + j]);
  const sorted = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) sorted[row * size + column] = vectors[row * size + order[column]];
  }
  return { values: Float64Array.from(order, (i) => a[i * size + i]), vectors: sorted };
}
function turn(a, vectors, size, p, q, app, aqq, apq) {
  const theta = (aqq - app) / (2 * apq);
  const t = theta === 0 ? 1 : Math.sign(theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const c = 1 / Math.sqrt(t * t + 1);
  const s = t * c;
  for (let k = 0; k < size; k++) {
    const vp = vectors[k * size + p];
    const vq = vectors[k * size + q];
    vectors[k * size + p] = c * vp - s * vq;
    vectors[k * size + q] = s * vp + c * vq;
    if (k === p || k === q) continue;
    const lowP = Math.min(k, p) * size + Math.max(k, p);
    const lowQ = Math.min(k, q) * size + Math.max(k, q);
    const akp = a[lowP];
    const akq = a[lowQ];
    a[lowP] = c * akp - s * akq;
    a[lowQ] = s * akp + c * akq;
  }
  a[p * size + p] = app - t * apq;
  a[q * size + q] = aqq + t * apq;
  a[p * size + q] = 0;
}
function cholesky(matrix, size) {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum -= lower[row * size + k] * lower[column * size + k];
      if (row !== column) {
        lower[row * size + column] = sum / lower[column * size + column];
        continue;
      }
      if (!(sum > 0)) return void 0;
      lower[row * size + row] = Math.sqrt(sum);
    }
  }
  return lower;
}
function isPositiveDefinite(matrix, size) {
  return cholesky(matrix, size) !== void 0;
}

export {
  eigenSymmetric,
  cholesky,
  isPositiveDefinite
};
//# sourceMappingURL=chunk-EFPVRPBJ.mjs.map
