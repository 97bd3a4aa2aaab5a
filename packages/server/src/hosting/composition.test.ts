import { API_ROOT } from '@keepout/contract/platform/endpoint';
import { expect, it } from 'vitest';
import { ground } from '../modules.ts';
import { startTestPlatform } from '../test-platform.ts';
import { capability, offer } from './capability.ts';
import { composeServices, type Ground } from './composition.ts';
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
const asking = (name: string, needs: ServerModule['needs']): ServerModule => ({
  name,
  title: 'Asking',
  ...(needs && { needs }),
  requirement: [],
  register: (app, context) => {
    app.get('/', async () => context.use(greeter).greet('Ada'));
  },
});

it('a service uses what another offers, without knowing which, and only what it has said that it needs', async () => {
  const services = [asking('asking', [greeter]), asking('silent', undefined), polite];
  const platform = await startTestPlatform(services, { worker: false });
  const headers = await platform.bearer();
  const answerOf = (name: string) => platform.app.inject({ url: `${API_ROOT}/${name}/`, headers });
  expect((await answerOf('asking')).body).toBe('Good morning, Ada');
  expect((await answerOf('silent')).statusCode).toBe(500);
  await platform.close();
});

it('services that do not fit are refused at the start, and it says why', () => {
  // What they would stand on is not reached.
  const compose = (...modules: ServerModule[]) => composeServices({} as Ground, [...ground, ...modules]);
  expect(() => compose(asking('asking', [greeter]))).toThrow(
    'the service asking needs test.greeter, which no service offers',
  );
  expect(() => compose(polite, { ...polite, name: 'rude' })).toThrow('two services share the offer test.greeter');
  expect(() => compose(polite, polite)).toThrow('two services share the service polite');
  const prefixes = { name: 'twin', title: 'Twin', idPrefixes: ['sat'] };
  expect(() => compose(prefixes)).toThrow('two services share the id prefix sat');
  const names = { name: 'twin', title: 'Twin', recordNames: { satellite: async () => new Map() } };
  expect(() => compose(names)).toThrow('two services share the kind of record satellite');
});
