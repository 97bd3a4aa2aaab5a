/** Position of the eye relative to the target. Unit of length: Earth radii. */
export interface Camera {
  /** Azimuth about the Earth's axis and elevation above the equator, of the direction from target to eye, rad. */
  readonly azimuthRad: number;
  readonly elevationRad: number;
  readonly distance: number;
}

export type Point = readonly [number, number, number];

export const FIRST_CAMERA: Camera = { azimuthRad: -0.9, elevationRad: 0.4, distance: 5.2 };
const FIELD_OF_VIEW_RAD = 0.8;
const NEAREST = 0.02;
const FARTHEST = 60;
const TOP_RAD = 1.55;
/** Minimum distance from the centre of the Earth, so that the eye remains above the surface. */
const LEAST_FROM_EARTH = 1.15;

export function turnedSkyCamera(camera: Camera, azimuthRad: number, elevationRad: number): Camera {
  const elevation = camera.elevationRad + elevationRad;
  return {
    ...camera,
    azimuthRad: camera.azimuthRad + azimuthRad,
    elevationRad: Math.max(-TOP_RAD, Math.min(TOP_RAD, elevation)),
  };
}

/** Returns the camera with its distance multiplied by a factor; a followed object permits a smaller distance than the Earth. */
export function zoomed(camera: Camera, factor: number, isFollowing: boolean): Camera {
  const nearest = isFollowing ? NEAREST : LEAST_FROM_EARTH;
  return { ...camera, distance: Math.max(nearest, Math.min(FARTHEST, camera.distance * factor)) };
}

/** Returns the position of the eye relative to the target, Earth radii. */
export function eyeOf({ azimuthRad, elevationRad, distance }: Camera): Point {
  const flat = Math.cos(elevationRad) * distance;
  return [flat * Math.cos(azimuthRad), flat * Math.sin(azimuthRad), Math.sin(elevationRad) * distance];
}

/** Returns the matrix from TEME to clip space, column-major for WebGL; the north pole is up. */
export function projection(camera: Camera, target: Point, aspect: number): Float32Array {
  const eye = eyeOf(camera);
  const { distance } = camera;
  const toward = eye.map((value) => value / distance) as unknown as Point;
  const flat = Math.hypot(toward[0], toward[1]);
  const right: Point = [-toward[1] / flat, toward[0] / flat, 0];
  const up: Point = [
    toward[1] * right[2] - toward[2] * right[1],
    toward[2] * right[0] - toward[0] * right[2],
    toward[0] * right[1] - toward[1] * right[0],
  ];
  const at: Point = [eye[0] + target[0], eye[1] + target[1], eye[2] + target[2]];
  const nearPlane = Math.max(0.002, distance * 0.02);
  const far = distance + FARTHEST;
  // A portrait window keeps the horizontal field of view of a square one.
  const tall = Math.min(aspect, 1) / Math.tan(FIELD_OF_VIEW_RAD / 2);
  const wide = tall / aspect;
  const [deep, deepAt] = [(far + nearPlane) / (nearPlane - far), (2 * far * nearPlane) / (nearPlane - far)];
  const dot = (axis: Point) => -(axis[0] * at[0] + axis[1] * at[1] + axis[2] * at[2]);
  const [x0, y0, z0] = [dot(right), dot(up), dot(toward)];
  const m = new Float32Array(16);
  for (let axis = 0; axis < 3; axis++) {
    m[4 * axis] = wide * (right[axis] ?? 0);
    m[4 * axis + 1] = tall * (up[axis] ?? 0);
    m[4 * axis + 2] = deep * (toward[axis] ?? 0);
    m[4 * axis + 3] = -(toward[axis] ?? 0);
  }
  m[12] = wide * x0;
  m[13] = tall * y0;
  m[14] = deep * z0 + deepAt;
  m[15] = -z0;
  return m;
}
