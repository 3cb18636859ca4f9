import { type ChildProcess, spawn } from 'node:child_process';
import { serverFlags, serverVariables } from '../scripts/prepare.mjs';
import type { BenchDatabase } from './benchDatabase.ts';

/** Runs `work` against a server of the given kind, then stops the server. */
export async function withServer<T>(
  which: 'app' | 'floor' | 'insert',
  benchDatabase: BenchDatabase,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const child = spawn(
    process.execPath,
    [
      ...(which === 'app' ? serverFlags : []),
      '--import',
      'tsx',
      'bench/server.ts',
      which,
      JSON.stringify(benchDatabase.options),
      benchDatabase.secret,
    ],
    {
      env: { ...(which === 'app' ? serverVariables : {}), ...process.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  try {
    return await work(await originOf(child));
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}

/** Returns the address of a started server. Throws if the server ends first. */
export function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const address = /served on (\S+)/.exec(chunk.toString())?.[1];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}
