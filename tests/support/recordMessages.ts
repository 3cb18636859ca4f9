import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

/** The messages that `work` sends to the database; each one is a round trip. */
export async function recordMessages(work: () => Promise<unknown>): Promise<string[]> {
  const embedded = vi.spyOn(PGlite.prototype, 'execProtocol');
  const overNetwork = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return [
      ...embedded.mock.calls.map(([message]) => Buffer.from(message).toString('latin1')),
      ...overNetwork.mock.calls.map(([text]) => String(text)),
    ];
  } finally {
    embedded.mockRestore();
    overNetwork.mockRestore();
  }
}
