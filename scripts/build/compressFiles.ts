import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const smallest = 1_000;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes a Brotli and a gzip copy beside each text file, so that the server sends the smallest size without compressing. */
export const compressFiles: Plugin = {
  name: 'compress-files',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (!/\.(?:js|css|svg)$/.test(file.fileName)) continue;
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (bytes.length < smallest) continue;
      const [small, zipped] = await Promise.all([
        promisify(brotliCompress)(bytes, brotli),
        promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: small });
      this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: zipped });
    }
  },
};
