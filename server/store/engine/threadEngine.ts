import { startThread } from '../../startThread.ts';
import type { Engine, EngineOptions, EngineResult } from './engine.ts';
import type { EngineReply, EngineRequest } from './worker.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** PGlite blocks its thread for as long as a query runs; in a thread of its own the server keeps answering. */
export async function openThreadEngine(options: EngineOptions): Promise<Engine> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), { workerData: options });
  const waiting = new Map<number, Waiting>();
  let last = 0;

  worker.on('message', (reply: EngineReply) => {
    const entry = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) entry?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else entry?.resolve(reply.result);
  });
  const failAll = (error: Error) => {
    for (const entry of waiting.values()) entry.reject(error);
    waiting.clear();
  };
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The database thread has ended.')));

  await new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));

  function ask(method: keyof Engine, ...args: readonly unknown[]): Promise<unknown> {
    last += 1;
    const request: EngineRequest = { id: last, method, args };
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  return {
    query: (text, values) => ask('query', text, values) as Promise<EngineResult>,
    dump: () => ask('dump') as Promise<Uint8Array>,
    async close() {
      await ask('close');
      await worker.terminate();
    },
  };
}
