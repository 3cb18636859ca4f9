// One command from a fresh clone to a running product: install what is missing, build what is stale, serve, and go on serving.
import { buildIfStale, installIfMissing, requireNode, say } from './prepare.mjs';
import { supervise } from './supervise.mjs';

requireNode();
installIfMissing();
await buildIfStale();

say('Starting the server …');
supervise(['--import', 'tsx', 'server/main.ts']);
