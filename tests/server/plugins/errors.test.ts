import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { errorAnswers } from '../../../server/plugins/errors.ts';

/** What the log says when a handler throws this, and what is answered. */
async function told(thrown: Error) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = Fastify({ logger: { stream } });
  errorAnswers(app, { clock: systemClock });
  app.get('/', () => Promise.reject(thrown));
  const reply = await app.inject('/');
  await app.close();
  return { status: reply.statusCode, answer: reply.body, log: lines.join('') };
}

test('what did not fit into the database is in the log by its SQL state, without the value', async () => {
  const quoting = Object.assign(new Error('date out of range: "Ada Miller"'), { code: '22008' });
  const { status, answer, log } = await told(quoting);
  expect(status).toBe(500);
  expect(log).toContain('"reason":"SQL state 22008"');
  expect(log + answer).not.toContain('Ada Miller');
});

test('any other failure is in the log by its own words, and in no answer', async () => {
  const { answer, log } = await told(Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }));
  expect(log).toContain('the disk is full');
  expect(answer).not.toContain('disk');
});
