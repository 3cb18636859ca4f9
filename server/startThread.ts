import { Worker, type WorkerOptions } from 'node:worker_threads';

const isCompiled = import.meta.url.endsWith('.js');
const loader = new URL('./threadLoader.mjs', import.meta.url);

/**
 * Starts a worker thread with a module of the server, given by its TypeScript file. In the compiled program the file
 * ends in `.js`; when running from source, the thread gets the loader explicitly, as it does not inherit it.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  return isCompiled
    ? new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options)
    : new Worker(loader, { ...options, argv: [module.href] });
}
