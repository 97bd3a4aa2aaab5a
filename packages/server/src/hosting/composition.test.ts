import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { expect, it } from 'vitest';
import { startTestPlatform } from '../test-platform.ts';
import { capability, offer } from './capability.ts';
import type { ServerContext, ServerModule } from './module.ts';

interface Greeter {
  greet(name: string): string;
}
const greeter = capability<Greeter>('test.greeter');
const polite: ServerModule = {
  name: 'polite',
  title: 'Polite',
  offers: [offer<Greeter, ServerContext>(greeter, () => ({ greet: (name) => `Good morning, ${name}` }))],
};
const asking = (needs: ServerModule['needs']): ServerModule => ({
  name: 'asking',
  title: 'Asking',
  ...(needs && { needs }),
  requirement: [],
  register: (app, context) => {
    app.get('/', async () => context.use(greeter).greet('Ada'));
  },
});

it('a service uses what another offers, without knowing which', async () => {
  const platform = await startTestPlatform([asking([greeter]), polite], { worker: false });
  const answer = await platform.app.inject({ url: `${API_ROOT}/asking/`, headers: await platform.bearer() });
  expect(answer.body).toBe('Good morning, Ada');
  await platform.close();
});

it('what a service has not said that it needs is not given to it', async () => {
  const platform = await startTestPlatform([asking(undefined), polite], { worker: false });
  const answer = await platform.app.inject({ url: `${API_ROOT}/asking/`, headers: await platform.bearer() });
  expect(answer.statusCode).toBe(500);
  await platform.close();
});

it('services that do not fit are refused at the start, and it says why', async () => {
  const start = (...modules: ServerModule[]) => startTestPlatform(modules, { worker: false });
  await expect(start(asking([greeter]))).rejects.toThrow(
    'the service asking needs test.greeter, which no service offers',
  );
  await expect(start(polite, { ...polite, name: 'rude' })).rejects.toThrow('two services share the offer test.greeter');
  await expect(start(polite, polite)).rejects.toThrow('two services share the service polite');
  const prefixes = { name: 'twin', title: 'Twin', idPrefixes: ['sat'] };
  await expect(start(prefixes)).rejects.toThrow('two services share the id prefix sat');
  const names = { name: 'twin', title: 'Twin', recordNames: { satellite: async () => new Map() } };
  await expect(start(names)).rejects.toThrow('two services share the kind of record satellite');
});
