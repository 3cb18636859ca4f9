// Server and browser with reload: the server restarts when its files change, the browser replaces modules in place.
import { spawn } from 'node:child_process';
import { installIfMissing, requireNode, say } from './prepare.mjs';

requireNode();
installIfMissing();

const pagesPort = Number(process.env.PORT || 3000);
const apiPort = pagesPort + 1;
const origin = `http://localhost:${pagesPort}`;

const children = [
  spawn(process.execPath, ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN || origin },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(pagesPort), '--strictPort'], {
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://localhost:${apiPort}` },
  }),
];
say(`App: ${origin}. API: port ${apiPort}.`);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
