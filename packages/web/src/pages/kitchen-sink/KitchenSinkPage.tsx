import { Suspense, useState } from 'react';
import { useQuerySelection } from '../../navigation/use-query-selection.ts';
import { notify } from '../../notifications/notification-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ToggleTabs } from '../../ui/ToggleTabs.tsx';
import { groups } from './groups.tsx';
import './kitchen-sink.css';

const names = groups.map(({ name }) => name);

/** Every component in every state, a group at a time; the visual tests use this page. */
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

const messages = [
  { code: 200, title: 'Settings updated', message: 'Your user settings have been saved.' },
  { code: 404, title: 'Not Found', message: 'No conjunction C48210.' },
  { code: 503, title: 'Service Unavailable', message: 'The database is being restored.' },
];

/** Sends one notification of each kind in turn, through the real store. */
function MessageSpecimen() {
  const [sentCount, setSentCount] = useState(0);
  const send = () => {
    const message = messages[sentCount % messages.length];
    if (message) notify(message);
    setSentCount(sentCount + 1);
  };
  return <Button onPress={send}>Send a notification</Button>;
}
