import { type ComponentType, lazy } from 'react';
import { useTheme } from '../../appearance/use-theme.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { usableServices } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { SelectService } from '../../nouns/service/ServiceCards.tsx';
import { contrast } from '../../tokens/contrast.ts';
import type { Specimen } from '../../ui/specimen.ts';

export interface Group {
  readonly name: string;
  readonly Cards: ComponentType;
}

const files = import.meta.glob<{ readonly specimens: readonly Specimen[] }>('../../**/*.specimen.tsx');

const collected = Object.entries(files)
  // The basic components first, then the composed ones.
  .toSorted(([a], [b]) => Number(b.includes('/ui/')) - Number(a.includes('/ui/')) || a.localeCompare(b))
  .map(
    ([path, load]): Group => ({
      name: /([^/]+)\.specimen\.tsx$/.exec(path)?.[1] ?? path,
      Cards: lazy(async () => {
        const { specimens } = await load();
        return { default: () => <SpecimenCards specimens={specimens} /> };
      }),
    }),
  );

export const groups: readonly Group[] = [
  ...collected,
  { name: 'pages', Cards: ServiceChoice },
  { name: 'tokens', Cards: TokenTable },
];

function SpecimenCards({ specimens }: { readonly specimens: readonly Specimen[] }) {
  return (
    <div className="sink-cards">
      {specimens.map((specimen) => (
        <article key={specimen.name} className="sink-card" aria-label={specimen.name}>
          <h2>{specimen.name}</h2>
          <div className="sink-stage">{specimen.render()}</div>
        </article>
      ))}
    </div>
  );
}

/** The service selection page, with cards that lead back here. */
function ServiceChoice() {
  const identity = useIdentity();
  const services = identity ? usableServices(identity.access) : [];
  return <SelectService cards={services.map((service) => ({ service, href: paths.kitchenSink() }))} />;
}

const backs = ['bg0', 'bg1', 'bg2', 'bg3'] as const;

/** The colours of the theme in force with their contrast on every surface. */
function TokenTable() {
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
