import { parentPort } from 'node:worker_threads';
import type { Deck } from '../pptx/renderDeck.ts';
import type { Report } from './renderReport.ts';

/** Loads the code of a kind of document with its first one. */
async function renderDocument(document: Report | Deck): Promise<Buffer> {
  if ('slides' in document) return (await import('../pptx/renderDeck.ts')).renderDeck(document);
  return (await import('./renderReport.ts')).renderReport(document);
}

parentPort?.on('message', async (document: Report | Deck) =>
  parentPort?.postMessage(await renderDocument(document)),
);
