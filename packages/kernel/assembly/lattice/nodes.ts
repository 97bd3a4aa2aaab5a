import { all, difference, over, sum, times } from '../four-lanes';
import * as at from './layout';
import { primary, splat } from './layout';
import { ARCSINE, RADIUS_GROWTH, STEEPEST, WIDEST } from './node-bounds';

/**
 * Radial overlap and node test of the groups [first, last) of a block.
 *
 * Hits are 8 bytes: i32 group, and four bits each of: radii meet at the ascending node of the pair (0-3), at the other
 * (4-7), planes too near each other for a node (8-11).
 *
 * @returns number of hits
 */
export function testNodes(block: usize, stride: usize, first: i32, last: i32, hits: usize): i32 {
  const column = stride << 2;
  const lowest = all(<f32>(primary(at.P_LOW) - primary(at.P_MISS)));
  const highest = all(<f32>(primary(at.P_HIGH) + primary(at.P_MISS)));
  let out = hits;
  for (let g = first; g < last; g++) {
    const base = block + ((<usize>g) << 4);
    const overlapping = v128.and(
      f32x4.le(v128.load(base + at.LOW * column), highest),
      f32x4.ge(v128.load(base + at.HIGH * column), lowest),
    );
    if (!v128.any_true(overlapping)) continue;
    const mask = nodeMasks(base, column, overlapping);
    if (mask === 0) continue;
    store<i32>(out, g);
    store<i32>(out, mask, 4);
    out += 8;
  }
  return <i32>((out - hits) >> 3);
}

function nodeMasks(base: usize, column: usize, overlapping: v128): i32 {
  const nx = v128.load(base + at.NORMAL * column);
  const ny = v128.load(base + (at.NORMAL + 1) * column);
  const nz = v128.load(base + (at.NORMAL + 2) * column);
  const mx = splat(at.P_NORMAL);
  const my = splat(at.P_NORMAL + 1);
  const mz = splat(at.P_NORMAL + 2);
  let wx = difference(times(my, nz), times(mz, ny));
  let wy = difference(times(mz, nx), times(mx, nz));
  let wz = difference(times(mx, ny), times(my, nx));
  const unit = all(1);
  const inverse = over(unit, f32x4.sqrt(sum(sum(times(wx, wx), times(wy, wy)), times(wz, wz))));

  // How far from the node of the middle of the block a meeting can be.
  const turn = f32x4.abs(difference(splat(at.P_NODE_RATE), v128.load(base + at.NODE_RATE * column)));
  const swing = times(times(turn, splat(at.P_HALF)), inverse);
  const tilt = sum(splat(at.P_TILT), v128.load(base + at.TILT * column));
  const missAngle = over(
    sum(splat(at.P_MISS), times(tilt, splat(at.P_HIGH))),
    difference(splat(at.P_LOW), splat(at.P_MISS)),
  );
  const angle = sum(over(times(times(all(<f32>ARCSINE), missAngle), inverse), difference(unit, swing)), swing);
  const slope = v128.load(base + at.SLOPE * column);
  const mySlope = splat(at.P_SLOPE);
  const steep = times(f32x4.pmax(slope, mySlope), angle);
  // Written so that NaN and infinity, of planes that coincide, fail.
  const separatePlanes = v128.and(
    f32x4.le(swing, all(WIDEST)),
    v128.and(f32x4.le(angle, all(WIDEST)), f32x4.le(steep, all(STEEPEST))),
  );
  const sharedPlanes = i32x4.bitmask(v128.andnot(overlapping, separatePlanes));

  wx = times(wx, inverse);
  wy = times(wy, inverse);
  wz = times(wz, inverse);
  const along = sum(
    sum(times(wx, v128.load(base + at.ECCENTRIC * column)), times(wy, v128.load(base + (at.ECCENTRIC + 1) * column))),
    times(wz, v128.load(base + (at.ECCENTRIC + 2) * column)),
  );
  const myAlong = sum(
    sum(times(wx, splat(at.P_ECCENTRIC)), times(wy, splat(at.P_ECCENTRIC + 1))),
    times(wz, splat(at.P_ECCENTRIC + 2)),
  );
  const wz2 = times(all(2), times(wz, wz));
  const bulge = times(v128.load(base + at.BULGE * column), difference(difference(unit, times(nz, nz)), wz2));
  const myBulge = times(splat(at.P_BULGE), difference(difference(unit, times(mz, mz)), wz2));
  const latus = v128.load(base + at.LATUS * column);
  const myLatus = splat(at.P_LATUS);
  const pad = v128.load(base + at.PAD * column);
  const padSquare = v128.load(base + at.PAD_SQUARE * column);
  const reach = sum(splat(at.P_MISS), splat(at.P_PAD));
  const loose = times(all(<f32>RADIUS_GROWTH), angle);

  const meetsAtNode = meets(
    sum(over(myLatus, sum(unit, myAlong)), myBulge),
    sum(over(latus, sum(unit, along)), bulge),
    pad,
    padSquare,
    reach,
    times(loose, mySlope),
    times(loose, slope),
  );
  const meetsAtOppositeNode = meets(
    sum(over(myLatus, difference(unit, myAlong)), myBulge),
    sum(over(latus, difference(unit, along)), bulge),
    pad,
    padSquare,
    reach,
    times(loose, mySlope),
    times(loose, slope),
  );
  const usable = v128.and(overlapping, separatePlanes);
  return (
    i32x4.bitmask(v128.and(meetsAtNode, usable)) |
    (i32x4.bitmask(v128.and(meetsAtOppositeNode, usable)) << 4) |
    (sharedPlanes << 8)
  );
}

// @inline
function meets(
  primaryRadius: v128,
  otherRadius: v128,
  pad: v128,
  padSquare: v128,
  reach: v128,
  mySpread: v128,
  spread: v128,
): v128 {
  const allowed = sum(
    sum(reach, times(primaryRadius, mySpread)),
    times(otherRadius, sum(spread, sum(pad, times(otherRadius, padSquare)))),
  );
  return f32x4.le(f32x4.abs(difference(primaryRadius, otherRadius)), allowed);
}
