import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const pageBytes = 8_192;
const shortHeaderBytes = 24;
const longHeaderBytes = 40;
const longHeaderFlag = 0x2;
const segment = /^[0-9A-F]{24}$/;

/** The contents of all files of a folder. */
export async function readFiles(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
}

/**
 * The write-ahead log of a database folder as one text, without the headers that divide a record into pages. Recycled
 * segments count, because they keep what they contained.
 */
export async function readLog(databaseFolder: string): Promise<Buffer> {
  const folder = join(databaseFolder, 'pg_wal');
  const names = (await readdir(folder)).filter((name) => segment.test(name)).sort();
  const pages: Buffer[] = [];
  for (const name of names) {
    const content = await readFile(join(folder, name));
    for (let at = 0; at < content.length; at += pageBytes) {
      const isLong = (content.readUInt16LE(at + 2) & longHeaderFlag) !== 0;
      pages.push(content.subarray(at + (isLong ? longHeaderBytes : shortHeaderBytes), at + pageBytes));
    }
  }
  return Buffer.concat(pages);
}
