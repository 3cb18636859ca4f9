import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const folder = join(process.env.SITE_FOLDER ?? 'dist', 'assets');

test('every script and style over 1 kB has compressed copies of the same content', () => {
  const files = readdirSync(folder).filter((name) => /\.(?:js|css)$/.test(name));
  const large = files.filter((name) => statSync(join(folder, name)).size >= 1_000);
  expect(large.length).toBeGreaterThan(0);
  for (const name of large) {
    const content = readFileSync(join(folder, name));
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).equals(content), name).toBe(true);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).equals(content), name).toBe(true);
  }
});
