import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../../process/configurationError.ts';
import { ignoreMissing, syncFolder, writeDurably } from '../../process/durableFiles.ts';
import { lockFolder } from '../../process/lockFolder.ts';
import { type KeyStore, keyLength, parseKeyName, type StoredKeyName, textOfKeyName } from './keyStore.ts';

const keyEnding = '.key';
const unfinishedEnding = '.key.new';

/**
 * Opens a key store with one file per campaign, readable by the owner only. The folder belongs to one
 * database, named by its installation id, and to one server at a time. Throws a `ConfigurationError`
 * otherwise.
 */
export async function openFolderKeyStore(folder: string, installation: string): Promise<KeyStore> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  const unlock = lockFolder(folder, { file: 'keys.lock', subject: 'The key store', variable: 'KEYS_DIR' });
  try {
    await claimFolder(folder, installation);
    await destroyUnfinishedFiles(folder);
  } catch (error) {
    unlock();
    throw error;
  }
  const fileOf = (name: StoredKeyName) => join(folder, textOfKeyName(name) + keyEnding);
  const read = (name: StoredKeyName) => readKey(fileOf(name));
  const destroy = (name: StoredKeyName) => destroyFile(folder, fileOf(name));
  async function create(name: StoredKeyName): Promise<Buffer> {
    // Replacing a file doesn't overwrite the old one.
    await destroy(name);
    const key = randomBytes(keyLength);
    await writeKeyFile(folder, fileOf(name), key);
    return key;
  }
  /** Only one server uses the folder, so concurrent calls come from this process. */
  const pending = new Map<string, Promise<Buffer>>();
  return {
    create,
    async obtain(name) {
      const text = textOfKeyName(name);
      const obtained = pending.get(text) ?? read(name).then((key) => key ?? create(name));
      pending.set(text, obtained);
      return obtained.finally(() => pending.delete(text));
    },
    read,
    has: async (name) => (await read(name)) !== null,
    destroy,
    async list() {
      const files = await readdir(folder);
      const names = files
        .filter((file) => file.endsWith(keyEnding))
        .map((file) => parseKeyName(file.slice(0, -keyEnding.length)));
      return names.filter((name) => name !== null);
    },
    close: async () => unlock(),
  };
}

async function claimFolder(folder: string, installation: string): Promise<void> {
  const file = join(folder, 'installation');
  const owner = (await readIfExists(file))?.toString() ?? null;
  if (owner === null) await writeKeyFile(folder, file, Buffer.from(installation));
  else if (owner !== installation) {
    throw new ConfigurationError(
      `The keys in ${folder} belong to another database. Set KEYS_DIR to the folder of this database, or to an empty folder if it has no open campaigns.`,
    );
  }
}

/** Removes files without a campaign, which remain if a server was killed while it wrote a key. */
async function destroyUnfinishedFiles(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.endsWith(unfinishedEnding)) await destroyFile(folder, join(folder, file));
  }
}

const writeKeyFile = (folder: string, file: string, content: Uint8Array): Promise<void> =>
  writeDurably(
    { folder, file, unfinished: file.endsWith(keyEnding) ? `${file}.new` : `${file}${unfinishedEnding}` },
    content,
  );

/** Overwrites the key before the file is deleted. */
async function destroyFile(folder: string, file: string): Promise<void> {
  const handle = await open(file, 'r+').catch(ignoreMissing);
  if (!handle) return;
  try {
    await handle.write(randomBytes(keyLength), 0, keyLength, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await unlink(file);
  await syncFolder(folder);
}

async function readKey(file: string): Promise<Buffer | null> {
  const key = await readIfExists(file);
  if (key && key.length !== keyLength) throw new Error(`The key file ${file} is damaged.`);
  return key;
}

const readIfExists = (file: string): Promise<Buffer | null> => readFile(file).catch(ignoreMissing);
