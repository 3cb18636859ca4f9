import { PGlite, types } from '@electric-sql/pglite';
import type { Engine, EngineOptions } from './engine.ts';

/** The same reading of values as `postgresDialect.ts`: moments as ISO text, dates as they are, numbers as numbers. */
const parsers = {
  [types.TIMESTAMPTZ]: (text: string) => new Date(text).toISOString(),
  [types.TIMESTAMP]: (text: string) => new Date(`${text}Z`).toISOString(),
  [types.DATE]: (text: string) => text,
  [types.NUMERIC]: Number,
  [types.INT8]: Number,
};

export async function openLocalEngine(options: EngineOptions): Promise<Engine> {
  const pglite = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    ...(options.template ? { loadDataDir: new Blob([new Uint8Array(options.template)]) } : {}),
    parsers,
  });
  return {
    async query(text, values) {
      const result = await pglite.query<Record<string, unknown>>(text, [...values]);
      return { rows: result.rows, affectedRows: result.affectedRows ?? 0 };
    },
    async exec(text) {
      await pglite.exec(text);
    },
    async dump() {
      const file = await pglite.dumpDataDir('none');
      return new Uint8Array(await file.arrayBuffer());
    },
    close: () => pglite.close(),
  };
}
