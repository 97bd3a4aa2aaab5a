import { COLLISION_AVOIDANCE } from '@keepout/contract/ca/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { useIdentity } from '../../auth/auth-context.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useScreeningTexts } from './en.ts';
import { RunsView } from './RunsView.tsx';
import './screening.css';

/** open to all signed-in users; without the collision-avoidance role the page shows a message in place of the data. */
export function ScreeningPage() {
  const text = useScreeningTexts();
  const identity = useIdentity();
  if (identity && satisfies(identity.access, COLLISION_AVOIDANCE.requirement)) return <RunsView />;
  return (
    <div className="page">
      <h1>{text.title}</h1>
      <EmptyState text={text.notPermitted} />
    </div>
  );
}
