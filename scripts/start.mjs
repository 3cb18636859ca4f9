// One command from a fresh clone to a running product: install what is missing, build what is stale, serve, and go on serving.
import { buildIfStale, buildServerIfStale, installIfMissing, requireNode, say } from './prepare.mjs';
import { supervise } from './supervise.mjs';

requireNode();
installIfMissing();
await buildIfStale();
const command = buildServerIfStale();

say('Starting the server …');
supervise(command);
