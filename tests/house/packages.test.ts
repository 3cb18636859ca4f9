import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

// Each check runs in a separate process, and npm needs time to detect that it is offline.
vi.setConfig({ testTimeout: 60_000 });

const scratch = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly [fact: string]: unknown;
}
const fact = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const listed: Readonly<Record<string, { license: string; use: string }>> =
  fact('docs/packages.json').packages;
const lock: { readonly packages: Readonly<Record<string, Locked>> } = fact('package-lock.json');

beforeEach(() => {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(join(scratch, 'docs'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'docs/packages.json'])
    cpSync(name, join(scratch, name));
});

/** Runs the check next to a lock file. Nothing is installed unless the test installs it. */
function check(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/packages.mjs'), ...args], {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, npm_config_offline: 'true', npm_config_cache: join(scratch, 'cache') },
  });
  return { status, output: stdout + stderr };
}

function withPackage(path: string, facts: Locked | undefined): void {
  const packages = { ...lock.packages, [path]: facts };
  writeFileSync(join(scratch, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
}
const withChange = (path: string, change: Locked) => withPackage(path, { ...lock.packages[path], ...change });

const sound = { version: '1.0.0', license: 'MIT', integrity: `sha512-${'A'.repeat(86)}==` };
const stranger = 'node_modules/left-pad-again';

function expectRefusal(sentence: RegExp): void {
  const { status, output } = check();
  expect(output).toMatch(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
}

test('the lock file matches the package list, and every package has an allowed license', () => {
  const { status, output } = check();
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(/^\d+ packages are listed with their licenses/),
  ]);
  expect(Object.keys(listed).length).toBeGreaterThan(500);
});

test('an unreviewed package is refused', () => {
  withPackage(stranger, sound);
  expectRefusal(/^left-pad-again@1\.0\.0 is not in docs\/packages\.json\. Review the package/);
});

test('another version of a listed package is refused, and removed ones leave the list', () => {
  withChange('node_modules/fastify', { version: '99.0.0' });
  const { status, output } = check();
  expect(status).toBe(1);
  expect(output).toMatch(/^fastify@99\.0\.0 is not in docs/m);
  expect(output).toMatch(/^fastify@\d+\.\d+\.\d+ is in docs\/packages\.json but no longer installed/m);
});

test('a changed license is refused, in the lock file or in the installed package', () => {
  withChange('node_modules/fastify', { license: 'SSPL-1.0' });
  expectRefusal(/^fastify@\S+ has the license SSPL-1\.0, but docs\/packages\.json says MIT/);
  withChange('node_modules/fastify', {});
  mkdirSync(join(scratch, 'node_modules', 'fastify'), { recursive: true });
  writeFileSync(join(scratch, 'node_modules', 'fastify', 'package.json'), '{ "license": "BUSL-1.1" }');
  expectRefusal(/^fastify@\S+ has the license BUSL-1\.1, but docs\/packages\.json says MIT/);
});

test('a package with an install script is refused unless npm ignores the script', () => {
  withChange('node_modules/fastify', { hasInstallScript: true });
  expectRefusal(/^fastify@\S+ runs a script when it is installed/);
  expect(lock.packages['node_modules/esbuild']).toMatchObject({ hasInstallScript: true });
  expect(fact('package.json').allowScripts).toEqual({ esbuild: false });
});

test('a package without a checksum, with a URL, or from outside the registry is refused', () => {
  withChange('node_modules/fastify', { integrity: undefined });
  expectRefusal(/^fastify@\S+ has no sha512 checksum/);
  withChange('node_modules/fastify', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' });
  expectRefusal(/^fastify@\S+ has no sha512 checksum/);
  withChange('node_modules/fastify', { resolved: 'https://packages.example/fastify.tgz' });
  expectRefusal(/^fastify@\S+ has an address in package-lock\.json/);
  withPackage(stranger, { resolved: undefined, version: 'git+ssh://code.example/x.git', link: true });
  expect(check().output).toMatch(/^left-pad-again@\S+ does not come from the package registry/);
});

test('a package that moves from development to production needs another review', () => {
  withChange('node_modules/vitest', { dev: undefined });
  expectRefusal(/^vitest@\S+ is used in production, but docs\/packages\.json says development/);
});

test('a reviewed package is added to the list, but still fails with a forbidden license', () => {
  withPackage(stranger, sound);
  expect(check('--write').status).toBe(0);
  expect(fact(join(scratch, 'docs/packages.json')).packages).toEqual({
    ...listed,
    'left-pad-again@1.0.0': { license: 'MIT', use: 'production', released: null, lastRelease: null },
  });
  withPackage(stranger, { ...sound, version: '2.0.0', license: 'AGPL-3.0' });
  const { status, output } = check('--write');
  expect([status, output.trim()]).toEqual([
    1,
    'left-pad-again@2.0.0 has the license AGPL-3.0, which docs/packages.json does not allow.',
  ]);
});

test('packages without a release for three years are reported', () => {
  const packages = fact('docs/packages.json');
  const [id = ''] = Object.keys(listed).filter((name) => name.startsWith('fastify@'));
  packages.packages[id].lastRelease = '2019-02-03';
  writeFileSync(join(scratch, 'docs/packages.json'), JSON.stringify(packages));
  const { status, output } = check();
  expect(status).toBe(0);
  expect(output).toContain(`  ${id} (production), last release 2019-02-03`);
});
