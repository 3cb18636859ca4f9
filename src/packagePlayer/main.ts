import { readSessionSeconds, writeTotalTime } from '../../domain/learning/packages/packageOutcome.ts';
import { noPackageValues, type PackageValues } from '../../domain/learning/packages/packageStandards.ts';
import type {
  MessageFromPlayer,
  MessageToPlayer,
  StartedPart,
} from '../../domain/learning/packages/playerMessages.ts';
import { createRuntime } from './createRuntime.ts';

/**
 * The program of the page on the content host that runs a package. It offers the run-time API of the standard to the content, which looks for
 * it in the frames around it, and passes what the content stores to the app. Each part has a run-time object of its own.
 */
const { app = '', token = '', files = '' } = document.body.dataset;
/** How long a part can delay the next one. */
const leaveMs = 2_000;

const post = (message: MessageFromPlayer) => window.parent.postMessage(message, app);

type StartMessage = MessageToPlayer & { readonly kind: 'start' };
let open: ((part: number) => Promise<void>) | null = null;
window.addEventListener('message', ({ origin, source, data }: MessageEvent<MessageToPlayer>) => {
  if (origin !== app || source !== window.parent) return;
  if (data.kind === 'start' && !open) open = start(data);
  void open?.(data.part);
});
post({ kind: 'ready', token });

/** Returns the function that opens a part. What parts stored since the page was opened is kept, because they can be opened again. */
function start({ standard, parts }: StartMessage): (part: number) => Promise<void> {
  const stored = parts.map((part) => ({ ...part, spent: 0 }));
  let number = 0;
  const timeOf = (seconds: number) => (seconds === 0 ? '' : writeTotalTime(standard, seconds));
  let leave = async () => {};
  let last = Promise.resolve();

  function report(part: number, values: PackageValues): void {
    number += 1;
    post({ kind: 'report', token, part, number, values });
  }

  async function show(part: number): Promise<void> {
    await leave();
    const one = stored[part];
    if (!one) return;
    const before = one.spent;
    const runtime = one.is_asset
      ? null
      : createRuntime(standard, { ...one, seconds: one.seconds + before }, (values) => {
          one.spent = before + readSessionSeconds(values.session_time);
          Object.assign(one, { is_resumed: true, values: { ...values, session_time: '', exit: '' } });
          // The time of a part counts from the start of the page, however often it was opened since.
          const time = before === 0 ? values.session_time : timeOf(one.spent);
          report(part, { ...values, session_time: time });
        });
    Object.assign(window, { API: undefined, API_1484_11: undefined });
    if (runtime) Object.assign(window, { [runtime.name]: runtime.api });
    const frame = addFrame(one);
    const finish = () => runtime?.finish();
    window.addEventListener('pagehide', finish);
    if (one.is_asset) report(part, { ...noPackageValues, status: 'completed' });
    // The lesson continues with the part that was open last, even if it stores nothing.
    else if (stored.length > 1) report(part, { ...one.values, session_time: timeOf(one.spent) });
    leave = async () => {
      await unload(frame);
      window.removeEventListener('pagehide', finish);
      finish();
      frame.remove();
    };
  }

  return (part) => {
    last = last.then(() => show(part));
    return last;
  };
}

function addFrame({ launch }: StartedPart): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.src = new URL(`${files}${launch}`, window.location.origin).href;
  frame.allow = 'fullscreen';
  document.body.append(frame);
  return frame;
}

/** Leaves the content, which saves its last values while it's unloaded. */
const unload = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    window.setTimeout(resolve, leaveMs);
    frame.src = 'about:blank';
  });
