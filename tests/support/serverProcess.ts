import { type ChildProcess, spawn } from 'node:child_process';
import { compiledServer } from './compiledServer.ts';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

/** The real server in a separate process. */
export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Its output so far. */
  output(): string;
  /** Whether the started process is still running. */
  isRunning(): boolean;
  /** Resolves to its exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/** Starts `command` with Node, by default only the compiled server, and waits until it is ready. */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  command = compiledServer,
): Promise<ServerProcess> {
  const port = variables.PORT ?? String(await freePort());
  const started = startProcess({ ...variables, PORT: port }, command);
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await Promise.race([
    until('the server is ready', isReady, 120_000),
    started.ended.then((code) => {
      throw new Error(`The server ended with ${code}:\n${started.output()}`);
    }),
  ]);
  return { ...started, origin };
}

/** Starts the process without waiting. */
export function startProcess(
  variables: Readonly<Record<string, string>>,
  command: readonly string[],
): Omit<ServerProcess, 'origin'> {
  const child: ChildProcess = spawn(process.execPath, command, {
    env: { ...process.env, CAIRN_DEMO: 'off', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
