// One command from a fresh clone to a running product: install what is missing, build what is stale, serve.
import { spawn } from 'node:child_process';
import { buildIfStale, buildServerIfStale, installIfMissing, requireNode, say } from './prepare.mjs';

requireNode();
installIfMissing();
await buildIfStale();
const command = buildServerIfStale();

say('Starting the server …');
const server = spawn(process.execPath, command, { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
