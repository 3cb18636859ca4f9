import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configurationError.ts';

interface FolderLock {
  readonly file: string;
  /** What the folder contains and which variable sets it, for the error message. */
  readonly subject: string;
  readonly variable: string;
}

/**
 * Locks a folder with a file that contains the process id. Two processes on the same folder would lose data without an
 * error. The lock of a process that no longer runs is taken over.
 */
export function lockFolder(folder: string, lock: FolderLock): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, lock.file);
  const holder = holderOf(file);
  if (holder !== null && holder !== process.pid && isRunning(holder)) {
    throw new ConfigurationError(
      `${lock.subject} in ${folder} is in use by process ${holder}. Stop that process, or set ${lock.variable} to another folder.`,
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
