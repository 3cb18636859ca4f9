import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['index.html', 'vite.config.ts', 'package-lock.json'];
const sourceFolders = ['src', 'domain', 'contract', 'resources', 'dataProviders', 'locales', 'scripts/build'];

const compiled = 'dist-server';
/**
 * Node arguments of the server. By default, V8's young generation can grow to two spaces of 16 MB and keeps that memory, without a
 * measurable gain in CPU time. The old generation can grow to several times the size of what is in use before it is collected, so the
 * garbage of loading the modules stays until the server is idle; until `server/main.ts` is ready, it is collected whenever it has grown by
 * 30%.
 */
export const serverFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'];
/** Environment variables of the server. glibc keeps freed memory in up to eight arenas per core; two are enough for its threads. */
export const serverVariables = { MALLOC_ARENA_MAX: '2' };
const serverSources = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.build.json',
];
const serverFolders = ['server', 'domain', 'contract', 'resources', 'locales'];

export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  say(`Cairn needs Node 20.19 or newer; this is ${process.versions.node}. We recommend Node 24.`);
  process.exit(1);
}

/**
 * Installs packages if some are missing. npm stores a copy of the lock file with the installed packages; an
 * older copy shows that some are missing.
 */
export function installIfMissing() {
  const installed = join('node_modules', '.package-lock.json');
  if (existsSync(installed) && changedAt(installed) >= changedAt('package-lock.json')) return;
  say('Installing packages (this happens once) …');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}

export function buildIfStale() {
  const built = join('dist', 'index.html');
  const newest = Math.max(...sources.map(changedAt), ...sourceFolders.map(newestIn));
  if (existsSync(built) && changedAt(built) >= newest) return;
  say('Building the pages …');
  // Runs in a separate process, because the supervisor would keep the memory of the build.
  run(process.execPath, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']);
}

/**
 * Compiles the server if a source is newer than the last complete compilation, and returns the Node arguments that start it. Empties the
 * folder first, because a removed migration must not run.
 */
export function buildServerIfStale() {
  const complete = join(compiled, 'complete');
  const newest = Math.max(...serverSources.map(changedAt), ...serverFolders.map(newestIn));
  if (changedAt(complete) < newest) {
    say('Compiling the server …');
    rmSync(compiled, { recursive: true, force: true });
    run(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.build.json']);
    writeFileSync(complete, '');
  }
  return [...serverFlags, join(compiled, 'server', 'main.js')];
}

export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function changedAt(path) {
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

function newestIn(folder) {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // The modification time of a folder changes when one of its files is removed.
  return Math.max(
    changedAt(folder),
    ...entries.map((entry) => changedAt(join(entry.parentPath ?? entry.path, entry.name))),
  );
}
