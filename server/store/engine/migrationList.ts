import { readdir } from 'node:fs/promises';
import type { Migration } from 'kysely';

const folder = new URL('../migrations/', import.meta.url);
const numbered = /^\d{3}_\w+\.[jt]s$/;

/** One set of migrations for both databases, in the order of their numbers. Never edited once released. */
export async function allMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => numbered.test(name)).sort();
  const loaded = files.map(async (name) => [name.slice(0, -3), await import(new URL(name, folder).href)]);
  return Object.fromEntries(await Promise.all(loaded));
}
