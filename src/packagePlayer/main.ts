import type { MessageFromPlayer, MessageToPlayer } from '../../domain/learning/packages/playerMessages.ts';
import { createRuntime } from './createRuntime.ts';

/**
 * The program of the page on the content host that runs a package. It offers the run-time API of the standard to the content, which looks for
 * it in the frames around it, and passes what the content stores to the app.
 */
const { app = '', token = '', files = '' } = document.body.dataset;

const post = (message: MessageFromPlayer) => window.parent.postMessage(message, app);

let isStarted = false;
window.addEventListener('message', ({ origin, source, data }: MessageEvent<MessageToPlayer>) => {
  if (origin !== app || source !== window.parent || data.kind !== 'start' || isStarted) return;
  isStarted = true;
  start(data);
});
post({ kind: 'ready', token });

function start(message: MessageToPlayer): void {
  let number = 0;
  const runtime = createRuntime(message, (values) => {
    number += 1;
    post({ kind: 'report', token, number, values });
  });
  Object.assign(window, { [runtime.name]: runtime.api });
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.src = new URL(`${files}${message.launch}`, window.location.origin).href;
  frame.allow = 'fullscreen';
  document.body.append(frame);
  window.addEventListener('pagehide', () => runtime.finish());
}
