import { Worker, type WorkerOptions } from 'node:worker_threads';

const isCompiled = import.meta.url.endsWith('.js');
const loader = new URL('./threadLoader.mjs', import.meta.url);

/**
 * Starts a thread on a module of the server, which is named by its TypeScript file. Compiled, that file ends in `.js`;
 * from source the thread gets the loader that it does not inherit.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  return isCompiled
    ? new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options)
    : new Worker(loader, { ...options, argv: [module.href] });
}
