import { useTheme } from '../../appearance/use-theme.ts';
import { contrast } from '../../tokens/contrast.ts';

const backs = ['bg0', 'bg1', 'bg2', 'bg3'] as const;

/** The colours of the theme in force with their contrast on every surface. */
export function TokenTable() {
  const { palette } = useTheme();
  const fronts = Object.entries(palette).filter(([name, value]) => value.startsWith('#') && !name.startsWith('bg'));
  return (
    <table className="sink-tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {backs.map((back) => (
            <th key={back} scope="col">
              on {back}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fronts.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <span className="sink-swatch" style={{ background: value }} />
              {name}
            </th>
            <td className="mono">{value}</td>
            {backs.map((back) => (
              <td key={back} className="mono">
                {contrast(value, palette[back]).toFixed(1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
