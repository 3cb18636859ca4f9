// One command from a fresh clone to a running product: installs missing packages, builds outdated output, serves and supervises.
import { buildIfStale, buildServerIfStale, installIfMissing, requireNode, say } from './prepare.mjs';
import { supervise } from './supervise.mjs';

requireNode();
installIfMissing();
buildIfStale();
const command = buildServerIfStale();

say('Starting the server …');
supervise(command);
