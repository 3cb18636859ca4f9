import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildServerIfStale } from '../scripts/prepare.mjs';
import type { BenchDatabase } from './benchDatabase.ts';

interface Supervised {
  /** The process of the supervisor. */
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts the compiled server under its supervisor, like `npm start` without installing and building. */
export async function startSupervised({ variables }: BenchDatabase): Promise<Supervised> {
  const program = `import { supervise } from './scripts/supervise.mjs';
    supervise(${JSON.stringify(buildServerIfStale())});`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: {
      ...process.env,
      ...variables,
      PORT: '0',
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('running at')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The supervisor ended with ${code}:\n${output}`)));
  });
  return {
    pid: child.pid ?? 0,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
