import { messages, PGlite, protocol } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import type { Engine, EngineOptions, EngineResult } from './engine.ts';
import { parserOf, serializeParameter } from './valueConversion.ts';

/** PostgreSQL's default of 128 MB would stay in memory. The system caches the files of the database as well. */
const sharedBuffers = '32MB';

export async function openLocalEngine(options: EngineOptions): Promise<Engine> {
  const pglite = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.template ? { loadDataDir: new Blob([new Uint8Array(options.template)]) } : {}),
  });
  let lost: Error | null = null;
  const listeners: ((error: Error) => void)[] = [];
  function crash(cause: unknown): never {
    lost = new DatabaseUnavailable('57P02', 'The embedded database has crashed.', cause);
    for (const listener of listeners) listener(lost);
    throw lost;
  }
  return {
    async query(text, values) {
      if (lost) throw lost;
      const message = values.length === 0 ? simple(text) : extended(text, values);
      const { messages: answer } = await pglite.execProtocol(message).catch((error: unknown) => {
        if (error instanceof messages.DatabaseError) throw error;
        return crash(error);
      });
      // PGlite reports neither stack overflow nor lack of memory; its response is then incomplete.
      if (!(answer.at(-1) instanceof messages.ReadyForQueryMessage)) crash(null);
      return resultOf(answer);
    },
    isLost: () => lost !== null,
    onLost: (listener) => void listeners.push(listener),
    async dump() {
      const file = await pglite.dumpDataDir('none');
      return new Uint8Array(await file.arrayBuffer());
    },
    close: () => pglite.close(),
  };
}

const { serialize } = protocol;
const simple = (text: string) => serialize.query(text);

/**
 * Returns a statement with its values in one round trip. PGlite's own `query` first requests the parameter types and
 * enters the database six times; PostgreSQL parses text parameters by the types it infers, so one pass is enough.
 */
const extended = (text: string, values: readonly unknown[]) =>
  Buffer.concat([
    serialize.parse({ text }),
    serialize.bind({ values: values.map(serializeParameter) }),
    serialize.describe({ type: 'P' }),
    serialize.execute({}),
    serialize.sync(),
  ]);

/** Returns the result of the last statement. */
function resultOf(answer: readonly { readonly name: string }[]): EngineResult {
  let columns: { readonly name: string; readonly read: (text: string) => unknown }[] = [];
  let rows: Record<string, unknown>[] = [];
  let result: EngineResult = { rows: [], affectedRows: 0 };
  for (const message of answer) {
    if (message instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [index, { name, read }] of columns.entries()) {
        const text = message.fields[index] ?? null;
        row[name] = text === null ? null : read(text);
      }
      rows.push(row);
    } else if (message instanceof messages.RowDescriptionMessage) {
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, read: parserOf(dataTypeID) }));
    } else if (message instanceof messages.CommandCompleteMessage) {
      result = { rows, affectedRows: affectedBy(message.text) };
      rows = [];
    }
  }
  return result;
}

/** Returns the number of changed rows, from the command tag: `INSERT 0 5`, `UPDATE 5`. */
function affectedBy(tag: string): number {
  return /^(?:INSERT|UPDATE|DELETE|MERGE|COPY)/.test(tag) ? Number(tag.slice(tag.lastIndexOf(' ') + 1)) : 0;
}
