// All checks for a change: types, lint, fences, unused code, packages, unit, screens, server on both databases, browser tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildIfStale, buildServerIfStale, installIfMissing, requireNode, run, say } from './prepare.mjs';

requireNode();
installIfMissing();

const { findChromium } = await import('./chromium.mjs');

// The search for unused code takes as long as the other checks together and uses one processor.
const unused = check('Unused code', 'unused');
await check('Types', 'types');
await check('Lint', 'lint');
await check('Import fences', 'fences');
await check('Packages and licenses', 'packages');
await unused;

buildServerIfStale();
const projects = ['unit', 'screens', 'server'];
if (process.env.TEST_DATABASE_URL) {
  const name = 'Unit, screens, server on the embedded database and on PostgreSQL';
  step(name, vitest([...projects, 'postgres']));
} else {
  say('TEST_DATABASE_URL is not set: the server tests run on the embedded database only.');
  step('Unit, screens and server on the embedded database', vitest(projects));
}

buildIfStale();
const chromium = findChromium();
if (chromium) {
  step('Journeys in a real browser', vitest(['browser']), { ...process.env, CHROME_PATH: chromium });
} else {
  say(
    'No Chromium found, so the journeys did not run. Install one (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
  if (process.env.CI) process.exit(1);
}
step('Requirements without a test', ['npm', 'run', '--silent', 'requirements', '--', '--check']);
say('All passed.');

function vitest(projects) {
  return ['npx', 'vitest', 'run', ...projects.flatMap((project) => ['--project', project])];
}

/** Runs a script of package.json in parallel with others and prints its output when it ends. */
async function check(name, script) {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  say(`\n== ${name}\n${Buffer.concat(output).toString().trim()}`);
  if (code !== 0) process.exit(code ?? 1);
  sayDuration(name, started);
}

function step(name, [command, ...args], env = process.env) {
  const started = Date.now();
  say(`\n== ${name}`);
  run(command, args, { env });
  sayDuration(name, started);
}

function sayDuration(name, started) {
  say(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
