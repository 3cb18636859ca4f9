import { parentPort } from 'node:worker_threads';
import type { StoredImage } from './decodeImage.ts';
import { printLogo } from './printLogo.ts';

/** An image that can't be decoded ends the thread, so that it can't affect the next one. */
parentPort?.on('message', async (logo: StoredImage) => parentPort?.postMessage(await printLogo(logo)));
