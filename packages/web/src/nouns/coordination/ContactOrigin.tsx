import type { OperatorContact } from '@keepout/contract/ca/operator-contact';
import { Moment } from '../../time/Moment.tsx';
import { Link } from '../../ui/Link.tsx';
import { useCoordinationText } from './en.ts';

/** Where a contact is from, where no person wrote it. */
export function ContactOrigin({ source, receivedAt }: Pick<OperatorContact, 'source' | 'receivedAt'>) {
  const text = useCoordinationText();
  if (source === null || receivedAt === null) return null;
  return (
    <span className="quiet-text">
      {text.call.from(source)} · <Moment at={receivedAt} />
    </span>
  );
}

/** A contact to call, with all contact details. */
export function CalledContact({ contact }: { readonly contact: OperatorContact }) {
  const { agreements } = useCoordinationText();
  const { name, phone, email, note, agreement } = contact;
  return (
    <li className="coordination-contact">
      <strong>{name}</strong>
      {phone !== '' && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
      {email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
      {agreement !== 'NONE' && <span>{agreements[agreement]}</span>}
      {note !== '' && <span className="quiet-text">{note}</span>}
      <ContactOrigin {...contact} />
    </li>
  );
}
