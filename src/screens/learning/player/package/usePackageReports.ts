import { type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError } from '../../../../../dataProviders/errors.ts';
import { commitPackage, type PackageLaunch } from '../../../../../dataProviders/packages.ts';
import type { PackageValues } from '../../../../../domain/learning/packages/packageStandards.ts';
import type {
  MessageFromPlayer,
  MessageToPlayer,
} from '../../../../../domain/learning/packages/playerMessages.ts';

interface Options {
  readonly isCompleted: boolean;
  readonly onCompleted: () => void;
}

interface Report {
  readonly number: number;
  readonly values: PackageValues;
}

const retryMs = 5_000;
const loadMs = 20_000;

/** `unsaved` and `failing` are repeated: without a connection, and after a failure of the server. `over` and `refused` are final. */
export type PlayerState = 'loading' | 'running' | 'unsaved' | 'failing' | 'over' | 'refused' | 'unreached';

/** Returns the state after a report that wasn't saved. Too many requests and failures of the server can pass. */
function stateAfter(failure: unknown): 'unsaved' | 'failing' | 'over' | 'refused' {
  if (!(failure instanceof HttpError)) return 'unsaved';
  if (failure.status >= 500 || failure.status === 429) return 'failing';
  return failure.code === 'launch_over' ? 'over' : 'refused';
}

/**
 * Starts the player in a frame once it has loaded, and saves what the content reports. Messages of other origins and frames are ignored. A
 * report that can't be sent is sent again together with newer values.
 */
export function usePackageReports(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: PackageLaunch,
  options: Options,
): PlayerState {
  const [state, setState] = useState<PlayerState>('loading');
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let waiting: Report | null = null;
    let isSending = false;
    let isDone = latest.current.isCompleted;
    let retry: number | undefined;
    const handleTimeout = () => setState('unreached');
    const timer = window.setTimeout(handleTimeout, loadMs);

    async function send(): Promise<void> {
      if (isSending || waiting === null) return;
      isSending = true;
      const report = waiting;
      waiting = null;
      try {
        const saved = await commitPackage({ token: launch.token, ...report });
        setState('running');
        if (saved.state === 'completed' && !isDone) {
          isDone = true;
          latest.current.onCompleted();
        }
      } catch (failure) {
        const next = stateAfter(failure);
        setState(next);
        if (next === 'over' || next === 'refused') return;
        waiting ??= report;
        retry = window.setTimeout(() => void send(), retryMs);
      } finally {
        isSending = false;
      }
      if (retry === undefined) await send();
    }

    function handleMessage({ origin, source, data }: MessageEvent<MessageFromPlayer>) {
      const player = frame.current?.contentWindow;
      if (origin !== launch.origin || !player || source !== player || data.token !== launch.token) return;
      if (data.kind === 'ready') {
        window.clearTimeout(timer);
        setState('running');
        const { standard, launch: file, mastery, is_resumed, total_time, values } = launch;
        const start: MessageToPlayer = {
          kind: 'start',
          standard,
          launch: file,
          mastery,
          is_resumed,
          total_time,
          values,
        };
        player.postMessage(start, launch.origin);
      }
      if (data.kind === 'report') {
        waiting = { number: data.number, values: data.values };
        window.clearTimeout(retry);
        retry = undefined;
        void send();
      }
    }
    window.addEventListener('message', handleMessage);
    return () => {
      window.clearTimeout(timer);
      window.clearTimeout(retry);
      window.removeEventListener('message', handleMessage);
    };
  }, [frame, launch]);

  return state;
}
