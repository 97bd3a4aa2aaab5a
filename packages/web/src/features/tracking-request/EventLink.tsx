import { useIdentity } from '../../auth/auth-context.tsx';
import { mayUse } from '../../auth/services.ts';
import { paths } from '../../navigation/paths.ts';
import { pairName } from '../../nouns/conjunction/event.ts';
import { useConjunction } from '../../nouns/conjunction/queries.ts';
import { Link } from '../../ui/Link.tsx';

/** The conjunction that something was ordered for, by the names of its objects; by its id for those who may not see it. */
export function EventLink({ conjunctionId }: { readonly conjunctionId: string }) {
  const identity = useIdentity();
  return identity !== undefined && mayUse(identity.access, 'ca') ? (
    <Named conjunctionId={conjunctionId} />
  ) : (
    <span className="mono">{conjunctionId}</span>
  );
}

function Named({ conjunctionId }: { readonly conjunctionId: string }) {
  const { data } = useConjunction(conjunctionId);
  if (!data) return <span className="mono">{conjunctionId}</span>;
  return <Link href={paths.conjunction(data.satelliteId, conjunctionId, 'observations')}>{pairName(data)}</Link>;
}
