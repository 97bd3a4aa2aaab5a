/** Sizes of a satellite body for the preview, m. */
export interface DrawnBody {
  readonly shape: 'CANNONBALL' | 'BOX' | 'BOX_WING' | 'WING_BOX_WING' | 'OTHER';
  readonly lengthM: number;
  readonly widthM: number;
  readonly heightM: number;
  readonly wingLengthM: number;
  readonly wingWidthM: number;
}

export interface Face {
  readonly id: string;
  readonly tone: 'top' | 'left' | 'right' | 'wing';
  /** Corners in the drawing plane, m, y down. */
  readonly corners: readonly (readonly [number, number])[];
}

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/**
 * Returns the faces of a body in isometric projection, back to front, to scale; a schematic drawing of the satellite.
 *
 * @returns length of the box towards the lower right, width towards the lower left, height upwards
 */
export function isometricFaces(body: DrawnBody): readonly Face[] {
  const { lengthM, widthM, heightM } = body;
  const [x, y, z] = [lengthM / 2, widthM / 2, heightM / 2];
  const box: readonly Face[] = [
    face('top', 'top', [
      [-x, -y, z],
      [x, -y, z],
      [x, y, z],
      [-x, y, z],
    ]),
    face('left', 'left', [
      [-x, y, z],
      [x, y, z],
      [x, y, -z],
      [-x, y, -z],
    ]),
    face('right', 'right', [
      [x, -y, z],
      [x, y, z],
      [x, y, -z],
      [x, -y, -z],
    ]),
  ];
  const wing = (id: string, side: 1 | -1): Face => {
    const half = body.wingWidthM / 2;
    const [wingRoot, far] = [side * y, side * (y + body.wingLengthM)];
    return face(id, 'wing', [
      [-half, wingRoot, 0],
      [half, wingRoot, 0],
      [half, far, 0],
      [-half, far, 0],
    ]);
  };
  if (body.shape === 'BOX_WING') return [...box, wing('front wing', 1)];
  return body.shape === 'WING_BOX_WING' ? [wing('back wing', -1), ...box, wing('front wing', 1)] : box;
}

function face(id: string, tone: Face['tone'], corners: readonly (readonly [number, number, number])[]): Face {
  return { id, tone, corners: corners.map(([x, y, z]) => [(x - y) * COS, (x + y) * SIN - z]) };
}

export interface DrawingFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest frame around faces, with a margin relative to its larger side. */
export function drawingFrame(faces: readonly Face[], margin = 0.12): DrawingFrame {
  const points = faces.flatMap((side) => side.corners);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const room = margin * Math.max(width, height);
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room };
}
