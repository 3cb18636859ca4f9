import { readdir } from 'node:fs/promises';
import type { Migration } from 'kysely';

const ownFolder = new URL('../migrations/', import.meta.url);
const numbered = /^\d{3}_\w+\.[jt]s$/;

/** Returns the migrations of both databases, ordered by number. A released migration is never edited. */
export async function allMigrations(folder = ownFolder): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((name) => numbered.test(name)).sort();
  const loaded = files.map(async (name) => [name.slice(0, -3), await load(new URL(name, folder))]);
  return Object.fromEntries(await Promise.all(loaded));
}

async function load({ href, pathname }: URL): Promise<Migration> {
  return import(href).catch((error) => {
    const file = pathname.split('/').at(-1);
    throw new Error(`The migration ${file} cannot be loaded: ${(error as Error).message}`, { cause: error });
  });
}
