import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Insertable } from 'kysely';
import type { Permission } from '../../../domain/access/permissions.ts';
import { buildApp } from '../../../server/app.ts';
import type { Deps } from '../../../server/deps.ts';
import { readEnvironment } from '../../../server/environment.ts';
import { openLogoPrinter } from '../../../server/images/logoPrinter.ts';
import { outboxOnlyMailer } from '../../../server/integrations/mailer.ts';
import { noMeetingProvider } from '../../../server/integrations/meetings/meetingProvider.ts';
import { noTextMessenger } from '../../../server/integrations/sms/textMessenger.ts';
import { openPdfRenderer } from '../../../server/pdf/pdfRenderer.ts';
import type { Database } from '../../../server/store/database.ts';
import type { Tables } from '../../../server/store/tables/tables.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { createMemoryKeyStore } from '../../support/memoryKeyStore.ts';
import { testDatabase } from '../../support/testDatabase.ts';

export const now = new Date('2026-11-21T09:00:00.000Z');

/** The server on a separate empty database, with helpers that create people. */
export interface TestAccount {
  readonly app: FastifyInstance;
  readonly database: Database;
  account(name: string): Promise<number>;
  person(
    accountId: number,
    permissions: Permission[],
    facts?: Partial<Insertable<Tables['users']>>,
  ): Promise<TestPerson>;
  close(): Promise<void>;
}

export interface TestPerson {
  readonly id: number;
  readonly cookies: Record<string, string>;
  get(path: string): Promise<Reply>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Reply>;
}
export interface Reply {
  readonly status: number;
  readonly body: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly raw: Buffer;
  readonly headers: Record<string, unknown>;
}

export const records = '/api/v2/resources';

export async function call(app: FastifyInstance, options: InjectOptions): Promise<Reply> {
  const response = await app.inject(options);
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    body: isJson ? response.json() : null,
    text: response.body,
    raw: response.rawPayload,
    headers: response.headers,
  };
}

export async function openTestAccount(): Promise<TestAccount> {
  const database = await testDatabase();
  const environment = {
    ...readEnvironment({ CAIRN_SECRET: 'a secret that only these tests know', LOG_LEVEL: 'silent' }),
    publicOrigin: 'http://localhost',
  };
  const jobs: Deps['jobs'] = { wake: async () => {}, stop: async () => {} };
  const app = await buildApp({
    database,
    keys: createMemoryKeyStore(),
    files: createMemoryFileStore(),
    clock: { now: () => now },
    environment,
    mailer: outboxOnlyMailer,
    texts: noTextMessenger,
    meetings: noMeetingProvider,
    jobs,
    pdf: openPdfRenderer(),
    logos: openLogoPrinter(),
    log: { error: () => {} },
  });
  let serial = 0;
  const own = database.owner;

  return {
    app,
    database,
    async account(name) {
      serial += 1;
      const values = {
        name,
        company_name: name,
        schema_name: `s${serial}`,
        modules: [1, 2, 3, 4] as const,
        status: 'active' as const,
      };
      return (await own.insertInto('accounts').values(values).returning('id').executeTakeFirstOrThrow()).id;
    },
    async person(accountId, permissions, facts = {}) {
      serial += 1;
      const { id } = await own
        .insertInto('users')
        .values({
          account_id: accountId,
          first_name: 'Somebody',
          last_name: `No ${serial}`,
          email: `nr${serial}@people.example`,
          permissions,
          ...facts,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const token = `token-${serial}`;
      const at = now.toISOString();
      await own
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: id,
          device: 'a test',
          created_at: at,
          last_seen_at: at,
          expires_at: new Date(now.getTime() + 3_600_000).toISOString(),
        })
        .execute();
      const cookies = { cairn_session: token };
      return {
        id,
        cookies,
        get: (path) => call(app, { method: 'GET', url: path, cookies }),
        send: (method, path, body) => call(app, { method, url: path, cookies, payload: body }),
      };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
