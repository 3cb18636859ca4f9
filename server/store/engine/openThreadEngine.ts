import { startThread } from '../../startThread.ts';
import { DatabaseUnavailable } from './databaseUnavailable.ts';
import type { Engine, EngineOptions, EngineResult } from './engine.ts';
import type { EngineMethod, EngineReply, EngineRequest } from './worker.ts';

interface PendingRequest {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** PGlite blocks its thread while a query runs; in a separate thread it does not block the server. */
export async function openThreadEngine(options: EngineOptions): Promise<Engine> {
  const worker = startThread(new URL('./worker.ts', import.meta.url), { workerData: options });
  const pendingRequests = new Map<number, PendingRequest>();
  let last = 0;

  worker.on('message', (reply: EngineReply) => {
    const entry = pendingRequests.get(reply.id);
    pendingRequests.delete(reply.id);
    if (reply.error) entry?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else entry?.resolve(reply.result);
  });
  const listeners: ((error: Error) => void)[] = [];
  let lost: Error | null = null;
  let isClosing = false;
  /** Called when the thread exits: it ran out of memory, or PGlite has crashed. */
  const lose = (cause: unknown) => {
    if (lost) return;
    lost = new DatabaseUnavailable('57P02', 'The thread of the embedded database has ended.', cause);
    for (const entry of pendingRequests.values()) entry.reject(lost);
    pendingRequests.clear();
    if (!isClosing) for (const listener of listeners) listener(lost);
  };
  worker.on('error', lose);
  worker.on('exit', lose);

  await new Promise<unknown>((resolve, reject) => pendingRequests.set(0, { resolve, reject }));

  function ask(method: EngineMethod, ...args: readonly unknown[]): Promise<unknown> {
    if (lost) return Promise.reject(lost);
    last += 1;
    const request: EngineRequest = { id: last, method, args };
    return new Promise((resolve, reject) => {
      pendingRequests.set(request.id, { resolve, reject });
      worker.postMessage(request);
    });
  }

  return {
    query: (text, values) => ask('query', text, values) as Promise<EngineResult>,
    dump: () => ask('dump') as Promise<Uint8Array>,
    isLost: () => lost !== null,
    onLost: (listener) => void listeners.push(listener),
    async close() {
      isClosing = true;
      if (!lost) await ask('close');
      await worker.terminate();
    },
  };
}
