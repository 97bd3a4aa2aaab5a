import { formatNumber, formatWithUnit } from '../../format/number.ts';
import { useSatelliteText } from '../../nouns/satellite/en.ts';
import type { Build } from '../../shape-worker/protocol.ts';
import { useBodyFigures } from '../../shape-worker/use-body-figures.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { useSatellitePageTexts } from './en.ts';
import type { BodyShape } from './fields.ts';
import { drawingFrame, isometricFaces } from './shape-drawing.ts';

/** Drawing to scale of the typed sizes, with the areas and radius computed from them. */
export function ShapePreview({ build }: { readonly build: Build }) {
  const text = useSatellitePageTexts();
  const { radiusSources } = useSatelliteText();
  const figures = useBodyFigures(build);
  const metres = (value: number | undefined) => (value === undefined ? '\u2013' : formatWithUnit(value, 2, 'm'));
  const area = (value: number | undefined) => (value === undefined ? '\u2013' : formatWithUnit(value, 2, 'm²'));
  return (
    <div className="shape-preview">
      <Drawing build={build} />
      {figures && (
        <KeyValue
          rows={[
            {
              key: 'radius',
              label: text.preview.radius,
              value: `${metres(figures.radiusM)} (${radiusSources[figures.radiusSource]})`,
            },
            { key: 'around', label: text.preview.around, value: metres(figures.circumscribingRadiusM) },
            { key: 'mean', label: text.preview.mean, value: area(figures.meanAreaM2) },
            ...(['alongLength', 'alongWidth', 'alongHeight'] as const).map((axis) => ({
              key: axis,
              label: text.preview[axis],
              value: area(figures.axisAreasM2?.[axis]),
            })),
          ]}
        />
      )}
    </div>
  );
}

function Drawing({ build }: { readonly build: Build }) {
  const text = useSatellitePageTexts();
  const { shape, hardBodyRadius, boxLength, boxWidth, boxHeight, wingLength = 0, wingWidth = 0 } = build;
  const label = text.preview.label(text.shapes[shape]);
  if (shape === 'CANNONBALL' || shape === 'OTHER') {
    if (hardBodyRadius === undefined) return <p className="quiet-text shape-none">{text.preview.none}</p>;
    return (
      <svg className="shape-drawing" viewBox="-50 -50 100 100" role="img" aria-label={label}>
        <circle className={`shape-ball shape-ball-${shape.toLowerCase()}`} r={40} />
        <ellipse className="shape-ball-line" rx={40} ry={14} />
        <text className="shape-size" y={4} textAnchor="middle">{`r ${formatNumber(hardBodyRadius, 2)} m`}</text>
      </svg>
    );
  }
  if (boxLength === undefined || boxWidth === undefined || boxHeight === undefined)
    return <p className="quiet-text shape-none">{text.preview.none}</p>;
  const sizes = { lengthM: boxLength, widthM: boxWidth, heightM: boxHeight };
  return <BoxDrawing label={label} body={{ shape, ...sizes, wingLengthM: wingLength, wingWidthM: wingWidth }} />;
}

type Body = Parameters<typeof isometricFaces>[0];

function BoxDrawing({ label, body }: { readonly label?: string; readonly body: Body }) {
  const faces = isometricFaces(body);
  const { left, top, width, height } = drawingFrame(faces);
  return (
    <svg
      className={label === undefined ? 'shape-sign' : 'shape-drawing'}
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {faces.map(({ id, tone, corners }) => (
        <polygon
          key={id}
          className={`shape-face shape-${tone}`}
          points={corners.map((corner) => corner.join(',')).join(' ')}
        />
      ))}
    </svg>
  );
}

const CARD_BODY = { lengthM: 1, widthM: 1, heightM: 1.1, wingLengthM: 1.8, wingWidthM: 0.8 };

/** Icon of a shape on its card; generic, not to the scale of the satellite. */
export function ShapeSign({ shape }: { readonly shape: BodyShape }) {
  if (shape === 'CANNONBALL' || shape === 'OTHER')
    return (
      <svg className="shape-sign" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className={`shape-ball shape-ball-${shape.toLowerCase()}`} r={38} />
      </svg>
    );
  return <BoxDrawing body={{ shape, ...CARD_BODY }} />;
}
