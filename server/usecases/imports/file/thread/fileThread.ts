import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { Refusal } from '../../../../../domain/refusal.ts';
import type { FileRow } from '../collectTable.ts';
import { readFile } from '../readFile.ts';
import type { MessageFromThread, MessageToThread } from './readInThread.ts';

/** A message is copied in one go, so the sizes of its text and of the resulting statement must not grow with the file. */
const maxRows = 250;
const maxCharacters = 256 * 1024;

/**
 * The thread has a lower priority than requests. On Linux, a priority applies to the calling thread,
 * elsewhere to the whole process.
 */
const isPriorityOfThread = process.platform === 'linux';
const lowPriority = 10;

if (isPriorityOfThread) setPriority(lowPriority);
if (parentPort) await read(parentPort);

async function read(port: MessagePort): Promise<void> {
  const post = (message: MessageFromThread) => port.postMessage(message);
  try {
    const bytes = await receive(port);
    const head = await readFile(bytes, async (rows) => {
      for (const batch of batchesOf(rows)) {
        const acknowledged = once(port, 'message');
        post(batch);
        await acknowledged;
      }
    });
    post({ kind: 'head', head });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    post({ kind: 'refused', problems: error.problems });
  }
}

/** Collects the chunks of the file until its end. */
function receive(port: MessagePort): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve) => {
    const onMessage = (message: MessageToThread) => {
      if (message !== 'end') return void pieces.push(message as Uint8Array); // `next` is only sent after a batch
      port.off('message', onMessage);
      resolve(Buffer.concat(pieces));
    };
    port.on('message', onMessage);
  });
}

/** Yields batches of rows as JSON, so that the main thread can pass them to the database without parsing. */
function* batchesOf(rows: readonly FileRow[]): Generator<MessageFromThread & { kind: 'rows' }> {
  let texts: string[] = [];
  let characters = 0;
  const batch = () => ({ kind: 'rows', json: `[${texts.join(',')}]`, count: texts.length }) as const;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (texts.length >= maxRows || (texts.length > 0 && characters + text.length > maxCharacters)) {
      yield batch();
      texts = [];
      characters = 0;
    }
    texts.push(text);
    characters += text.length;
  }
  if (texts.length > 0) yield batch();
}
