import { Worker } from 'node:worker_threads';

const isCompiled = import.meta.url.endsWith('.js');
const loader = new URL('./threadLoader.mjs', import.meta.url);

/** Starts a thread on a module of the server, named by its TypeScript file. Compiled, that file ends in `.js`. */
export function startThread(module: URL, workerData: unknown): Worker {
  return isCompiled
    ? new Worker(new URL(module.href.replace(/\.ts$/, '.js')), { workerData })
    : new Worker(loader, { argv: [module.href], workerData });
}
