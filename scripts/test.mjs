// All checks for a change: types, lint, fences, unused code, packages, unit, screens, server on both databases, browser tests.
import { buildIfStale, buildServerIfStale, installIfMissing, requireNode, run, say } from './prepare.mjs';

requireNode();
installIfMissing();

const { findChromium } = await import('./chromium.mjs');
const steps = [
  ['Types', ['npm', 'run', '--silent', 'types']],
  ['Lint', ['npm', 'run', '--silent', 'lint']],
  ['Import fences', ['npm', 'run', '--silent', 'fences']],
  ['Unused code', ['npm', 'run', '--silent', 'unused']],
  ['Packages and licenses', ['npm', 'run', '--silent', 'packages']],
];
const projects = ['unit', 'screens', 'server'];
if (process.env.TEST_DATABASE_URL) {
  steps.push([
    'Unit, screens, server on the embedded database and on PostgreSQL',
    vitest([...projects, 'postgres']),
  ]);
} else {
  steps.push(['Unit, screens and server on the embedded database', vitest(projects)]);
  say('TEST_DATABASE_URL is not set: the server tests run on the embedded database only.');
}

for (const [name, command] of steps) step(name, command);

buildIfStale();
buildServerIfStale();
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

function step(name, [command, ...args], env = process.env) {
  const started = Date.now();
  say(`\n== ${name}`);
  run(command, args, { env });
  say(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s`);
}
