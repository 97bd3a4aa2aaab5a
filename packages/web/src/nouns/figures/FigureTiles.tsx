import { HelpTip } from '../../ui/HelpTip.tsx';
import './figure-tiles.css';

export interface FigureTile {
  readonly name: string;
  readonly value: string;
  /** How it is made, on request. */
  readonly help?: string;
  /** Note that belongs to the figure. */
  readonly note?: string;
}

/** The few figures that a page is opened for. */
export function FigureTiles({ label, tiles }: { readonly label: string; readonly tiles: readonly FigureTile[] }) {
  return (
    <ul className="figure-tiles" aria-label={label}>
      {tiles.map(({ name, value, help, note }) => (
        <li key={name}>
          <span>
            {name} {help !== undefined && <HelpTip label={name} text={help} />}
          </span>
          <strong>{value}</strong>
          {note !== undefined && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
