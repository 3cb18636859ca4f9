import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { registerErrorHandler } from '../../../server/plugins/errorHandler.ts';

/** The log entry and the response when a handler throws this error. */
async function reported(thrown: Error) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { stream } });
  registerErrorHandler(app, { clock: systemClock });
  app.get('/', () => Promise.reject(thrown));
  const reply = await app.inject('/');
  await app.close();
  const retryAfter = reply.headers['retry-after'];
  return { status: reply.statusCode, answer: reply.body, retryAfter, log: lines.join('') };
}

test('a value that the database rejects is logged by its SQL state only', async () => {
  const quoting = Object.assign(new Error('date out of range: "Ada Miller"'), { code: '22008' });
  const { status, answer, log } = await reported(quoting);
  expect(status).toBe(500);
  expect(log).toContain('"reason":"SQL state 22008"');
  expect(log + answer).not.toContain('Ada Miller');
});

test('any other failure is logged with its message, which no response contains', async () => {
  const { answer, log } = await reported(Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }));
  expect(log).toContain('the disk is full');
  expect(answer).not.toContain('disk');
});

test.each([
  ['08001', 'unavailable', 'no connection can be made'],
  ['08006', 'unavailable', 'the connection was lost'],
  ['08007', 'outcome_unknown', 'it was lost during a commit'],
  ['25006', 'unavailable', 'the server became read-only'],
  ['25P03', 'unavailable', 'the transaction was idle for too long'],
  ['40001', 'unavailable', 'transactions could not be serialized'],
  ['40P01', 'unavailable', 'a deadlock'],
  ['53300', 'unavailable', 'too many connections'],
  ['55P03', 'unavailable', 'a lock was not free in time'],
  ['57014', 'unavailable', 'a statement took too long'],
  ['57P01', 'unavailable', 'the backend was terminated'],
  ['57P02', 'unavailable', 'another backend has crashed'],
  ['57P03', 'unavailable', 'the database is starting'],
])('SQL state %s is refused as %s, with a retry time: %s', async (state, code) => {
  const { status, answer, retryAfter } = await reported(Object.assign(new Error('no'), { code: state }));
  expect([status, JSON.parse(answer).code]).toEqual([503, code]);
  expect(retryAfter).toMatch(/^[2-5]$/);
});

test('a permanent failure has no retry time', async () => {
  const { status, retryAfter } = await reported(Object.assign(new Error('no'), { code: '42703' }));
  expect([status, retryAfter]).toEqual([500, undefined]);
});
