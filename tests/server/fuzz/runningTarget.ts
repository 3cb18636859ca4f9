import { request as send } from 'node:http';
import { demoPassword, demoUsers } from '../../../server/content/demoUsers.ts';
import { missingIds } from '../isolation/ownedIds.ts';
import type { FuzzAnswer } from './checkAnswer.ts';
import { decodeAnswer } from './decodeAnswer.ts';
import type { FuzzRole, FuzzTarget } from './fuzz.ts';
import { isolationBodies } from './knownBodies.ts';
import { type OpenApiDocument, type Operation, operationsOf } from './operations.ts';

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

type Answer = Omit<FuzzAnswer, 'reason'> & { readonly cookies: string };

export interface RunningTarget extends FuzzTarget {
  readonly operations: readonly Operation[];
}

const smallIds = Array.from({ length: 60 }, (_, index) => index + 1);
const weights: Readonly<Record<string, number>> = { 'local-admin': 4, 'super-admin': 2 };

/** A running product with the demo company; changes to its people are not restored. */
export async function runningTarget(origin: string): Promise<RunningTarget> {
  const document = await ask(origin, { method: 'GET', url: '/api/openapi.json', headers: {}, body: null });
  const cookies = new Map<string, string>();
  const signIn = async (email: string) => cookies.set(email, await signedIn(origin, email));
  for (const { email } of demoUsers) await signIn(email);
  const ids = Object.fromEntries(Object.keys(missingIds).map((name, index) => [name, (index % 6) + 1]));
  const bodies = isolationBodies({ ...missingIds, ...ids, session: missingIds.session });
  return {
    operations: operationsOf(JSON.parse(document.text) as OpenApiDocument),
    roles: [roleOf('signed out'), ...demoUsers.map(({ email }) => roleOf(email))],
    known: {
      ids: smallIds,
      codes: ['x'.repeat(43), ''],
      emails: [...demoUsers.map(({ email }) => email), 'nobody@people.example'],
    },
    bodiesOf: ({ name }) => bodies.get(name) ?? [],
    restore: async () => {},
    async send(sent, { name }) {
      const cookie = cookies.get(name);
      const headers = { ...(cookie ? { cookie } : {}), ...sent.headers };
      const answer = await ask(origin, { ...sent, headers });
      if (answer.status === 401 && cookie) await signIn(name);
      return { ...answer, reason: null };
    },
  };
}

const roleOf = (name: string): FuzzRole => ({
  name,
  weight: weights[name.split('@')[0] ?? ''] ?? 1,
  foreignMarkers: [],
  codes: [],
});

async function signedIn(origin: string, email: string): Promise<string> {
  const body = JSON.stringify({ email, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  return (await ask(origin, { method: 'POST', url: '/api/login', headers, body })).cookies;
}

/** Sends an address unchanged; `fetch` would normalize it. */
function ask(origin: string, { method, url, headers, body }: Sent): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, method, path: url, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          text: decodeAnswer(Buffer.concat(chunks), response.headers['content-encoding']),
          cookies: (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; '),
        }),
      );
    });
    request.on('error', reject);
    request.end(body ?? undefined);
  });
}
