import { cookieSession } from '../../platform/net/sign-in.ts';
import { isTaken, outcome, outcomeOfAnswer, outcomeOfSignIn, outcomeOfSilence } from './outcome.ts';
import { formWith, type Sender } from './sender.ts';

/** A session by the form of the site, then the file as a form. */
export const toSpaceTrack: Sender = async ({ address, signInAddress, identity, secret }, file, calls) => {
  const account = { signInAddress: signInAddress!, identity: identity!, secret: secret! };
  const session = await cookieSession(account, (question) => calls.ask(question));
  if (!session.ok) return outcomeOfSignIn(session.fault);
  const { body, contentType } = await formWith(file);
  const headers = { cookie: session.value, 'content-type': contentType };
  const said = await calls.ask({ url: address, method: 'POST', headers, body });
  if (!said.ok) return outcomeOfSilence(said.fault);
  return isTaken(said.value) ? outcome('ACCEPTED', [], { status: said.value.status }) : outcomeOfAnswer(said.value);
};
