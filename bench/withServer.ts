import { spawn } from 'node:child_process';
import type { BenchDatabase } from './benchDatabase.ts';

/** Runs `work` against a server of the given kind, then stops the server. */
export async function withServer<T>(
  which: 'app' | 'floor',
  benchDatabase: BenchDatabase,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      'bench/server.ts',
      which,
      JSON.stringify(benchDatabase.options),
      benchDatabase.secret,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const gone = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        const address = /served on (\S+)/.exec(chunk.toString())?.[1];
        if (address) resolve(address);
      });
      child.on('exit', (code) => reject(new Error(`The ${which} server ended with ${code}.`)));
    });
    return await work(origin);
  } finally {
    child.kill('SIGTERM');
    await gone;
  }
}
