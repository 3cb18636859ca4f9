import { expect, test } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { FormCache, maxForms } from '../../../server/usecases/survey/formCache.ts';

// The cache uses the database only as a key.
const aDatabase = () => ({}) as Database;

/** A cache and the keys that were read from the database. */
function aCache() {
  const cache = new FormCache<string>();
  const reads: string[] = [];
  const read = (database: Database, key: string, form: string | null = `form ${key}`) =>
    cache.read(database, key, async () => {
      reads.push(key);
      return form;
    });
  return { read, reads };
}

test('a form is read once for each database', async () => {
  const { read, reads } = aCache();
  const [one, other] = [aDatabase(), aDatabase()];
  expect(await read(one, '7')).toBe('form 7');
  expect(await read(one, '7')).toBe('form 7');
  expect(await read(other, '7', 'another form')).toBe('another form');
  expect(reads).toEqual(['7', '7']);
});

test('a missing form is read again, as it may be added later', async () => {
  const { read } = aCache();
  const database = aDatabase();
  expect(await read(database, '7', null)).toBeNull();
  expect(await read(database, '7')).toBe('form 7');
});

test('memory holds a limited number of forms: those used last', async () => {
  const { read, reads } = aCache();
  const database = aDatabase();
  for (let key = 0; key <= maxForms; key += 1) {
    await read(database, String(key));
    await read(database, '0');
  }
  reads.length = 0;
  for (const key of ['0', String(maxForms), '2', '1']) await read(database, key);
  expect(reads).toEqual(['1']);
});
