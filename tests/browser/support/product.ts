import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServerIfStale } from '../../../scripts/prepare.mjs';

export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  /** The server process. */
  readonly pid: number;
  /** Its output since the start. */
  output(): string;
  /** Kills the process without a shutdown. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the compiled server like `npm start`, on its own folder and port. */
export async function startProduct(
  variables: Readonly<Record<string, string>> = {},
  dataDir?: string,
): Promise<Product> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'cairn-journey-')));
  const server = spawn(process.execPath, buildServerIfStale(), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const origin = await served(server, () => output);
  return {
    origin,
    dataDir: folder,
    pid: server.pid ?? 0,
    output: () => output,
    kill: () => ended(server, 'SIGKILL'),
    async stop() {
      await ended(server, 'SIGTERM');
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

function served(server: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      const address = /running at (http:\/\/\S+)\s/.exec(output())?.[1];
      // The startup message continues for some lines after the address.
      if (address) setTimeout(() => resolve(address), 100);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output()}`)));
  });
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.on('exit', () => resolve());
    server.kill(signal);
  });
}
