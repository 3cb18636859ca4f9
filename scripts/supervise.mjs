import { spawn } from 'node:child_process';
import { say, serverVariables } from './prepare.mjs';

/** Exit code that requires a change by an operator, see `server/process/exitCodes.ts`. */
const configurationError = 78;

/** Milliseconds before each restart, and the time after which a failure counts as the first one again. */
const pauses = [1_000, 2_000, 4_000, 8_000];
const steadyMs = 60_000;

/**
 * Runs the server and restarts it after failures. Ends when the server ends normally, when its configuration is invalid, on a signal, or
 * when it fails more often than there are pauses. A run of at least `steady` milliseconds resets the count.
 */
export function supervise(args, options = {}) {
  const { pauseMs = pauses, steady = steadyMs } = options;
  let server = null;
  let timer = null;
  let failures = 0;
  let isStopping = false;

  function start() {
    const startedAt = Date.now();
    server = spawn(process.execPath, args, {
      env: { ...serverVariables, ...process.env },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    server.on('error', (error) => say(error.message));
    server.on('exit', (code, signal) => {
      server = null;
      if (isStopping || code === 0 || code === configurationError) process.exit(code ?? 1);
      if (Date.now() - startedAt >= steady) failures = 0;
      restart(signal ?? `code ${code}`);
    });
  }

  function restart(reason) {
    const pause = pauseMs[failures];
    failures += 1;
    if (pause === undefined) {
      say(`The server ended with ${reason}. It failed ${failures} times in a row and is not started again.`);
      say('The lines above say why. Once that is solved, run npm start again.');
      process.exit(1);
    }
    say(`The server ended with ${reason}. Restart ${failures} of ${pauseMs.length} in ${pause / 1000} s …`);
    timer = setTimeout(start, pause);
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      clearTimeout(timer);
      if (server) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      else process.exit(0);
    });
  }
  start();
}
