import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../../process/configurationError.ts';

/**
 * Locks the database folder with a file that contains the process id. PGlite does not lock its folder, and two
 * processes on the same folder lose rows without an error. The lock of a process that no longer runs is taken over.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'database.lock');
  const holder = holderOf(file);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new ConfigurationError(
      `The database in ${dataDir} is in use by process ${holder}. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
  rmSync(file, { force: true });
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
