import { randomBytes } from 'node:crypto';

export interface StoredContent {
  readonly bytes: Buffer;
  readonly mediaType: string;
}

/** Keeps uploaded files outside the database, in a folder or in a bucket. */
export interface FileStore {
  /** Stores a file, which is durable when the promise resolves. Repeating it is safe. */
  put(name: string, content: StoredContent): Promise<void>;
  /** Returns the content of a file; null if it doesn't exist. */
  read(name: string): Promise<Buffer | null>;
  /** Deletes a file; does nothing if it doesn't exist. */
  remove(name: string): Promise<void>;
}

/** Creates the name of a new file. It's random, so that no name can be guessed or reused, and contains nothing that users enter. */
export const createFileName = (): string => randomBytes(20).toString('hex');

export const isFileName = (text: string): boolean => /^[\da-f]{40}$/.test(text);

/** Throws for any other name, so that no path can leave the folder or the bucket. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error('This is not the name of a stored file.');
  return name;
}
