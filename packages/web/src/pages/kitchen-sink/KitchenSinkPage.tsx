import { Suspense } from 'react';
import { useQuerySelection } from '../../navigation/use-query-selection.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ToggleTabs } from '../../ui/ToggleTabs.tsx';
import { groups } from './groups.tsx';
import { MessageSpecimen } from './MessageSpecimen.tsx';
import './kitchen-sink.css';

const names = groups.map(({ name }) => name);

/** Every part in every state, a group at a time; what stands here is what the visual tests look at. */
export function KitchenSinkPage() {
  const { selected, press } = useQuerySelection('group', names, { fallback: names.slice(0, 1), multiple: true });
  return (
    <div className="page sink">
      <div className="page-head">
        <h1>Kitchen sink</h1>
        <MessageSpecimen />
      </div>
      <ToggleTabs
        label="Groups"
        selected={selected}
        onPress={press}
        tabs={names.map((name) => ({ id: name, label: name }))}
      />
      {groups
        .filter(({ name }) => selected.includes(name))
        .map(({ name, Cards }) => (
          <section key={name} aria-label={name}>
            <Suspense fallback={<Skeleton label={`Loading ${name}`} rows={4} />}>
              <Cards />
            </Suspense>
          </section>
        ))}
    </div>
  );
}
