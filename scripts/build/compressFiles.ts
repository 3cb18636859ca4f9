import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = 1_000;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a Brotli and a gzip copy next to each text file, so that the server can send the smallest one without compressing it. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  // Reads the files as written, because Vite still fills in preload lists while it generates the bundle.
  async writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (/^assets\/.*\.(?:js|css|svg)$/.test(name)) await writeCopies(join(dir, name));
    }
  },
};

async function writeCopies(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, brotli));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
