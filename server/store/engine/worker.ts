import { parentPort, workerData } from 'node:worker_threads';
import type { Engine, EngineOptions } from './engine.ts';
import { openLocalEngine } from './openLocalEngine.ts';

export type EngineMethod = 'query' | 'dump' | 'close';

/** A request of the main thread: a method of the engine and its arguments. */
export interface EngineRequest {
  readonly id: number;
  readonly method: EngineMethod;
  readonly args: readonly unknown[];
}

export interface EngineReply {
  readonly id: number;
  readonly result?: unknown;
  /** Errors lose their fields when sent between threads, so they are sent as plain values. */
  readonly error?: { readonly message: string; readonly code?: string; readonly constraint?: string };
}

const port = parentPort;
if (port) {
  const opening = openLocalEngine(workerData as EngineOptions);
  port.on('message', async (request: EngineRequest) => {
    const engine = await opening;
    port.postMessage(await answer(engine, request));
    if (engine.isLost()) process.exit(1); // Ends this thread only.
  });
  opening.then(
    () => port.postMessage({ id: 0 } satisfies EngineReply),
    (error: Error) => port.postMessage({ id: 0, error: { message: error.message } } satisfies EngineReply),
  );
}

async function answer(engine: Engine, request: EngineRequest): Promise<EngineReply> {
  try {
    const method = engine[request.method] as (...args: readonly unknown[]) => Promise<unknown>;
    return { id: request.id, result: await method(...request.args) };
  } catch (thrown) {
    const error = thrown as Error & { code?: string; constraint?: string };
    return {
      id: request.id,
      error: { message: error.message, code: error.code, constraint: error.constraint },
    };
  }
}
