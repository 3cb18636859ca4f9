import { open, rename } from 'node:fs/promises';

interface DurableFile {
  readonly folder: string;
  readonly file: string;
  /** Where the content is written before it's complete, in the same folder. */
  readonly unfinished: string;
}

/** Writes a file atomically: it is complete and on disk before it gets its name. */
export async function writeDurably(
  { folder, file, unfinished }: DurableFile,
  content: Uint8Array,
): Promise<void> {
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
  await syncFolder(folder);
}

/** Errors of systems and file systems on which a folder can't be opened or synced. */
const unsyncable: ReadonlySet<string | undefined> = new Set(['EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR']);

/** Syncs the folder where that is possible, which makes a new or deleted name durable. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!unsyncable.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

/** Returns null for a file that doesn't exist; rethrows every other error. */
export function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
