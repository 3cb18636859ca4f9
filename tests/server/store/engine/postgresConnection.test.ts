import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { reserveConnection, watchConnection } from '../../../../server/store/engine/postgresConnection.ts';

/** A pool client that responds to every statement in this way. */
function aClient(query: () => Promise<unknown>) {
  const client = Object.assign(new EventEmitter(), { query });
  const connection = watchConnection(client as unknown as pg.PoolClient, 0); // The members that a connection uses.
  return { client, connection, lane: reserveConnection(connection, 1_000, () => {}) };
}

test('a connection that breaks while it is assigned is lost, and its statements are not run', async () => {
  let tried = 0;
  const { client, lane } = aClient(async () => {
    tried += 1;
  });
  client.emit('error', new Error('read ECONNRESET'));
  client.emit('error', new Error('Connection terminated unexpectedly'));
  await expect(lane.query('select 1', [])).rejects.toMatchObject({ code: '08006' });
  expect([lane.isLost(), tried]).toEqual([true, 0]);
});

test.each(['57P01', '57P03', '25P03', '25006', '08006'])(
  'SQL state %s ends the connection, and later statements fail with the same error',
  async (code) => {
    const { lane } = aClient(() => Promise.reject(Object.assign(new Error('no'), { code })));
    await expect(lane.query('select 1', [])).rejects.toMatchObject({ code });
    await expect(lane.query('rollback', [])).rejects.toMatchObject({ code });
    expect(lane.isLost()).toBe(true);
  },
);

test.each(['23505', '57014', '55P03', '40P01'])('SQL state %s keeps the connection', async (code) => {
  const { lane } = aClient(() => Promise.reject(Object.assign(new Error('no'), { code })));
  await expect(lane.query('select 1', [])).rejects.toMatchObject({ code });
  expect(lane.isLost()).toBe(false);
});

test('a connection without a response in time is lost', async () => {
  const { lane } = aClient(() => new Promise(() => {}));
  await expect(lane.query('select 1', [], 10)).rejects.toMatchObject({ code: '08006' });
  expect(lane.isLost()).toBe(true);
});
