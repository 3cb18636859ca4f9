import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BenchDatabase } from '../benchDatabase.ts';
import { originOf } from '../withServer.ts';
import type { WatchAnswers, WatchQuestion } from './watch.ts';

/** The product in a separate process that reports its pauses and memory. */
export interface WatchedServer {
  readonly origin: string;
  ask<Q extends WatchQuestion>(question: Q): Promise<WatchAnswers[Q]>;
  stop(): Promise<void>;
}

export async function startWatchedServer(
  { options, secret }: BenchDatabase,
  variables: Readonly<Record<string, string>> = {},
): Promise<WatchedServer> {
  const program = ['bench/server.ts', 'app', JSON.stringify(options), secret, JSON.stringify(variables)];
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', ...program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return {
    origin: await originOf(child),
    ask: (question) => ask(child, question),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function ask<Q extends WatchQuestion>(child: ChildProcess, question: Q): Promise<WatchAnswers[Q]> {
  const answered = once(child, 'message');
  child.send(question);
  return (await answered)[0] as WatchAnswers[Q]; // Only one question is sent at a time, so this is its answer.
}
