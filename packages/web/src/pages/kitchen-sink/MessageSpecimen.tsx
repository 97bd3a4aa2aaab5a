import { useState } from 'react';
import { notify } from '../../notifications/notification-store.ts';
import { Button } from '../../ui/Button.tsx';

const messages = [
  { code: 200, title: 'Settings updated', message: 'Your user settings have been saved.' },
  { code: 404, title: 'Not Found', message: 'No conjunction C48210.' },
  { code: 503, title: 'Service Unavailable', message: 'The database is being restored.' },
];

/** Sends one notification of each kind in turn, through the real store. */
export function MessageSpecimen() {
  const [sent, setSent] = useState(0);
  const send = () => {
    const message = messages[sent % messages.length];
    if (message) notify(message);
    setSent(sent + 1);
  };
  return <Button onPress={send}>Send a notification</Button>;
}
