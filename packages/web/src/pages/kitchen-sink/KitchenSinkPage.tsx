import { useState } from 'react';
import { useTheme } from '../../appearance/use-theme.ts';
import { useIdentity } from '../../auth/auth-context.tsx';
import { usableServices } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { notify } from '../../notifications/notification-store.ts';
import { Button } from '../../ui/Button.tsx';
import type { Specimen } from '../../ui/specimen.ts';
import { SelectService } from '../SelectService.tsx';
import { TokenTable } from './TokenTable.tsx';
import './kitchen-sink.css';

const files = import.meta.glob<{ readonly specimens: readonly Specimen[] }>('../../**/*.specimen.tsx', { eager: true });
const groups = Object.entries(files).map(([path, { specimens }]) => ({
  name: /([^/]+)\.specimen\.tsx$/.exec(path)?.[1] ?? path,
  specimens,
}));

const messages = [
  { code: 200, title: 'Settings updated', message: 'Your user settings have been saved.' },
  { code: 404, title: 'Not Found', message: 'No conjunction C48210.' },
  { code: 503, title: 'Service Unavailable', message: 'The database is being restored.' },
];

/** Every part in every state; what stands here is what the visual tests look at. */
export function KitchenSinkPage() {
  const { palette } = useTheme();
  const [sent, setSent] = useState(0);
  const send = () => {
    const message = messages[sent % messages.length];
    if (message) notify(message);
    setSent(sent + 1);
  };
  return (
    <div className="page sink">
      <div className="page-head">
        <h1>Kitchen sink</h1>
        <Button onPress={send}>Send a notification</Button>
      </div>
      {groups.map(({ name, specimens }) => (
        <section key={name} aria-labelledby={`sink-${name}`}>
          <h2 id={`sink-${name}`} className="sink-group">
            {name}
          </h2>
          <div className="sink-cards">
            {specimens.map((specimen) => (
              <SpecimenCard key={specimen.name} specimen={specimen} />
            ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="sink-pages">
        <h2 id="sink-pages" className="sink-group">
          pages
        </h2>
        <ServiceChoice />
      </section>
      <section aria-labelledby="sink-tokens">
        <h2 id="sink-tokens" className="sink-group">
          tokens
        </h2>
        <TokenTable palette={palette} />
      </section>
    </div>
  );
}

function SpecimenCard({ specimen }: { readonly specimen: Specimen }) {
  return (
    <article className="sink-card" aria-label={specimen.name}>
      <h3>{specimen.name}</h3>
      <div className="sink-stage">{specimen.render()}</div>
    </article>
  );
}

function ServiceChoice() {
  const identity = useIdentity();
  const services = identity ? usableServices(identity.access) : [];
  return <SelectService cards={services.map((service) => ({ service, href: paths.kitchenSink() }))} />;
}
