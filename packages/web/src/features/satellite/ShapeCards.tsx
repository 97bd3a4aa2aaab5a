import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useSatellitePageTexts } from './en.ts';
import { SHAPES, type Shape } from './fields.ts';
import { ShapeSign } from './ShapePreview.tsx';

export interface ShapeCardsProps {
  readonly selected: Shape;
  readonly onSelect: (shape: Shape) => void;
}

/** One of five shapes, each with its sign. */
export function ShapeCards({ selected, onSelect }: ShapeCardsProps) {
  const text = useSatellitePageTexts();
  return (
    <RadioGroup
      className="shape-cards"
      value={selected}
      onChange={(id) => onSelect(SHAPES.find((shape) => shape === id) ?? selected)}
      orientation="horizontal"
    >
      <Label className="visually-hidden">{text.fields.shape}</Label>
      {SHAPES.map((shape) => (
        <Radio key={shape} value={shape} className="shape-card">
          <ShapeSign shape={shape} />
          <span>{text.shapes[shape]}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
