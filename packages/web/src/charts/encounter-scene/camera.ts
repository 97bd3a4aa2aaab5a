import type { Vec3 } from '@keepout/astro/nouns';

/** Position of the camera, from the centre of the scene; R is up. */
export interface SceneCamera {
  /** In the plane of T and N, from +T towards +N. */
  readonly azimuthRad: number;
  /** Above that plane, -pi/2 to pi/2. */
  readonly elevationRad: number;
}

/** Unit vectors of the picture in RTN: to the right, upwards, and towards the eye. */
export interface PictureAxes {
  readonly right: Vec3;
  readonly up: Vec3;
  readonly toward: Vec3;
}

export const DEFAULT_CAMERA: SceneCamera = { azimuthRad: -1.05, elevationRad: 0.42 };

/** Axes of the picture; orthographic, so that a length across the picture is the same near and far. */
export function pictureAxes({ azimuthRad, elevationRad }: SceneCamera): PictureAxes {
  const [cosA, sinA] = [Math.cos(azimuthRad), Math.sin(azimuthRad)];
  const [cosE, sinE] = [Math.cos(elevationRad), Math.sin(elevationRad)];
  return {
    right: [0, -sinA, cosA],
    up: [cosE, -sinE * cosA, -sinE * sinA],
    toward: [sinE, cosE * cosA, cosE * sinA],
  };
}

const TOP = Math.PI / 2;

/** The camera turned by a hand; it stops above and below. */
export function rotatedCamera(
  { azimuthRad, elevationRad }: SceneCamera,
  byAzimuthRad: number,
  byElevationRad: number,
): SceneCamera {
  return {
    azimuthRad: Math.atan2(Math.sin(azimuthRad + byAzimuthRad), Math.cos(azimuthRad + byAzimuthRad)),
    elevationRad: Math.max(-TOP, Math.min(TOP, elevationRad + byElevationRad)),
  };
}

export type SceneViewAxis = 'r' | 't' | 'n' | 'v' | 'free';

/** Looking along an axis: R from above with T upwards, T from ahead, N with T to the right, and along the relative velocity. */
export function cameraAlong(view: SceneViewAxis, relativeVelocityMps: Vec3): SceneCamera {
  if (view === 'r') return { azimuthRad: Math.PI, elevationRad: TOP };
  if (view === 't') return { azimuthRad: 0, elevationRad: 0 };
  if (view === 'n') return { azimuthRad: -TOP, elevationRad: 0 };
  if (view === 'free') return DEFAULT_CAMERA;
  const [r, t, n] = relativeVelocityMps;
  const speed = Math.hypot(r, t, n);
  return speed > 0 ? { azimuthRad: Math.atan2(n, t), elevationRad: Math.asin(r / speed) } : DEFAULT_CAMERA;
}

export const dotProduct = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
