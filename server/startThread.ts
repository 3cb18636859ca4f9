import { Worker, type WorkerOptions } from 'node:worker_threads';

const isCompiled = import.meta.url.endsWith('.js');
const needsLoader = (module: URL) => !isCompiled && module.pathname.endsWith('.ts');
const loader = new URL('./threadLoader.mjs', import.meta.url);

/**
 * Starts a worker thread with a module of the server, given by its TypeScript file. In the compiled program the file
 * ends in `.js`; when running from source, the thread gets the loader explicitly, as it does not inherit it. A module in JavaScript
 * needs none.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  return needsLoader(module)
    ? new Worker(loader, { ...options, argv: [module.href] })
    : new Worker(new URL(module.href.replace(/\.ts$/, '.js')), options);
}
