import type { Specimen } from '../../ui/specimen.ts';

export function SpecimenCards({ specimens }: { readonly specimens: readonly Specimen[] }) {
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
