import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { type Environment, readEnvironment } from '../../../server/environment.ts';
import { openLogoPrinter } from '../../../server/images/logoPrinter.ts';
import { outboxOnlyMailer } from '../../../server/integrations/mailer.ts';
import { noMeetingProvider } from '../../../server/integrations/meetings/meetingProvider.ts';
import { noTextMessenger } from '../../../server/integrations/sms/textMessenger.ts';
import { openPdfRenderer } from '../../../server/pdf/pdfRenderer.ts';
import { type Database, openDatabase, type Scope } from '../../../server/store/database.ts';
import type { ConnectionLimits } from '../../../server/store/engine/connectionLimits.ts';
import { installationOf } from '../../../server/store/engine/installation.ts';
import type { KeyStore } from '../../../server/vault/keyStore/keyStore.ts';
import { openKeyStore } from '../../../server/vault/keyStore/openKeyStore.ts';
import { type Client, openClient } from '../../support/client.ts';
import { type DiskDatabase, diskDatabase } from '../../support/diskDatabase.ts';
import { type FaultyProxy, startProxy } from '../../support/faultyProxy.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { openSurvey } from '../../support/openSurvey.ts';
import { pause, until } from '../../support/until.ts';
import type { ShownQuestion } from '../survey/respondent.ts';

const requests: ConnectionLimits = {
  connections: 4,
  connectMs: 1_000,
  waitMs: 4_000,
  maxWaiting: 20,
  statementMs: 2_000,
  lockMs: 1_000,
  idleInTransactionMs: 2_000,
  answerMs: 2_500,
};
const background: ConnectionLimits = {
  ...requests,
  statementMs: 20_000,
  answerMs: 25_000,
  idleInTransactionMs: 20_000,
};
const scope: Scope = { role: 'web', accountId: null, userId: null, platform: true };

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'behind a network that drops packets (needs TEST_DATABASE_URL)',
  () => {
    let lasting: DiskDatabase;
    let proxy: FaultyProxy;
    let database: Database;
    let keys: KeyStore;
    let app: FastifyInstance;
    let client: Client;
    let codes: string[];

    beforeAll(async () => {
      lasting = await diskDatabase();
      const url = new URL(lasting.variables.DATABASE_URL ?? '');
      const environment: Environment = readEnvironment({ ...lasting.variables, LOG_LEVEL: 'silent' });
      codes = await openSurvey(lasting.options, environment, 6);
      proxy = await startProxy(Number(url.port || 5432), url.hostname);
      url.host = `127.0.0.1:${proxy.port}`;
      database = await openDatabase({ kind: 'postgres', url: url.href, limits: { requests, background } });
      const jobs = { wake: async () => {}, stop: async () => {} };
      keys = await openKeyStore(environment.keyStore, await installationOf(database));
      app = await buildApp({
        database,
        keys,
        files: createMemoryFileStore(),
        clock: { now: () => new Date() },
        environment,
        mailer: outboxOnlyMailer,
        texts: noTextMessenger,
        meetings: noMeetingProvider,
        log: { error: () => {} },
        jobs,
        pdf: openPdfRenderer(),
        logos: openLogoPrinter(),
      });
      client = openClient(app, environment.publicOrigin);
    }, 120_000);
    afterEach(() => proxy?.set('pass'));
    afterAll(async () => {
      await app?.close();
      await proxy?.close();
      await keys?.close();
      await database?.close();
      await lasting?.remove();
    });

    const call = (verb: string, body: object) =>
      client.post(`/api/v2/survey/${verb}`, { kind: 'm', ...body });
    const open = (code = codes[0]) => call('open', { code });
    const together = async (count: number) =>
      (await Promise.all(Array.from({ length: count }, () => open()))).map(({ status }) => status);
    const isReady = async () => (await app.inject('/readyz')).statusCode === 200;

    test('every request ends with 503 and a Retry-After, and all succeed once packets arrive again', async () => {
      expect(new Set(await together(8))).toEqual(new Set([200]));
      proxy.set('drop');
      expect(new Set(await together(8))).toEqual(new Set([503]));
      const refused = await open();
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
      expect(refused.headers['retry-after']).toMatch(/^[2-5]$/);
      expect(await isReady()).toBe(false);
      proxy.set('pass');
      await until('ready', isReady);
      expect(new Set(await together(8))).toEqual(new Set([200]));
    });

    test('a silent connection closes the others of the same age', async () => {
      await together(8);
      proxy.set('drop');
      await open();
      proxy.set('pass');
      // One request at a time, so that each would get another dead connection of the pool.
      for (let times = 0; times < requests.connections; times += 1) expect((await open()).status).toBe(200);
    });

    test('only a fixed number of requests wait for a connection; further ones are refused at once', async () => {
      proxy.set('drop');
      const statements = Array.from({ length: 40 }, () =>
        database.executeSql('select 1').catch((error) => error),
      );
      const failures = await Promise.all(statements);
      const refused = failures.filter(
        ({ message }) => message === 'Too many requests wait for a connection.',
      );
      expect(refused.length).toBeGreaterThanOrEqual(40 - requests.connections - requests.maxWaiting);
      expect(failures.every(({ code }) => ['08001', '08006', '53300'].includes(code))).toBe(true);
    });

    test('slow statements, locks and idle transactions are ended, except in background work', async () => {
      const codeOf = (failing: Promise<unknown>) =>
        failing.then(
          () => null,
          ({ code }) => code,
        );
      const slow = (on: Database) => on.as(scope, (tx) => sql`select pg_sleep(3)`.execute(tx));
      expect(await codeOf(slow(database))).toBe('57014');
      expect(await codeOf(slow(database.background))).toBeNull();

      const idle = (on: Database) =>
        on.as(scope, async (tx) => {
          await pause(3_000);
          await sql`select 1`.execute(tx);
        });
      expect(await codeOf(idle(database))).toBe('25P03');
      expect(await codeOf(idle(database.background))).toBeNull();

      const locked = database.owner.transaction().execute(async (tx) => {
        await sql`lock table accounts in access exclusive mode`.execute(tx);
        return codeOf(database.as(scope, (other) => sql`select * from accounts`.execute(other)));
      });
      expect(await locked).toBe('55P03');
      expect(new Set(await together(8))).toEqual(new Set([200]));
    });

    interface Shown {
      readonly questions: readonly ShownQuestion[];
    }
    const answering = async (code: string) => {
      const { questions } = (await open(code)).body as Shown;
      return questions.map(({ question_id, options }) => ({
        code,
        question_id,
        ordering: options.map(({ option_id }) => option_id),
        answer_key: randomUUID(),
      }));
    };
    const answeredOf = async (code: string) => (await open(code)).body.progress.answered;

    test.each(['dropCommit', 'dropCommitReply'] as const)(
      'SURV-13 an answer whose commit was lost (%s) is refused with 503 and counts once when resent',
      async (mode) => {
        const code = codes[mode === 'dropCommit' ? 1 : 2] ?? '';
        const [answer] = await answering(code);
        proxy.set(mode);
        const lost = await call('answer', answer ?? {});
        expect([lost.status, lost.body.code]).toEqual([503, 'outcome_unknown']);
        proxy.set('pass');
        expect((await call('answer', answer ?? {})).status).toBe(200);
        expect(await answeredOf(code)).toBe(1);
        const other = { ...answer, ordering: [...(answer?.ordering ?? [])].reverse() };
        expect((await call('answer', other)).body.code).toBe('answer_final');
      },
    );

    test.each(['dropCommit', 'dropCommitReply'] as const)(
      'SURV-13 a form whose last commit was lost (%s) is submitted once',
      async (mode) => {
        const code = codes[mode === 'dropCommit' ? 3 : 4] ?? '';
        const answers = await answering(code);
        for (const answer of answers.slice(0, -1)) expect((await call('answer', answer)).status).toBe(200);
        const forms = async () =>
          Number((await database.executeSql('select count(*) from waiting_forms')).rows[0]?.count);
        const before = await forms();
        proxy.set(mode);
        expect((await call('answer', answers.at(-1) ?? {})).status).toBe(503);
        proxy.set('pass');
        expect((await call('answer', answers.at(-1) ?? {})).body).toMatchObject({ remaining: 0 });
        expect((await call('answer', answers.at(-1) ?? {})).body).toMatchObject({ remaining: 0 });
        expect(await forms()).toBe(before + 1);
      },
    );
  },
);
