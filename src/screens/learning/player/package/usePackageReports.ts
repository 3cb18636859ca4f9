import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PackageLaunch } from '../../../../../dataProviders/packages.ts';
import type {
  MessageFromPlayer,
  MessageToPlayer,
} from '../../../../../domain/learning/packages/playerMessages.ts';
import { createReportQueue, type ReportFailure } from './createReportQueue.ts';

interface Options {
  readonly isCompleted: boolean;
  readonly onCompleted: () => void;
}

const loadMs = 20_000;

type PlayerState = 'loading' | 'running' | 'unreached' | ReportFailure;

interface PackagePlayer {
  readonly state: PlayerState;
  /** The open part. */
  readonly part: number;
  /** The parts that are completed. */
  readonly completed: ReadonlySet<number>;
  readonly openPart: (part: number) => void;
}

/**
 * Starts the player in a frame once it has loaded, and saves what the content reports. Messages of other origins and frames are ignored.
 */
export function usePackageReports(
  frame: RefObject<HTMLIFrameElement | null>,
  launch: PackageLaunch,
  options: Options,
): PackagePlayer {
  const [state, setState] = useState<PlayerState>('loading');
  const [part, setPart] = useState(launch.part);
  const [completed, setCompleted] = useState<ReadonlySet<number>>(() => completedPartsOf(launch));
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    let isDone = latest.current.isCompleted;
    const handleTimeout = () => setState('unreached');
    const timer = window.setTimeout(handleTimeout, loadMs);

    const reports = createReportQueue(launch.token, {
      onSaved: ({ state: saved, is_part_completed }, report) => {
        setState('running');
        if (is_part_completed) setCompleted((before) => new Set([...before, report.part]));
        if (saved !== 'completed' || isDone) return;
        isDone = true;
        latest.current.onCompleted();
      },
      onFailure: setState,
    });

    const post = (player: Window, message: MessageToPlayer) => player.postMessage(message, launch.origin);
    function handleMessage({ origin, source, data }: MessageEvent<MessageFromPlayer>) {
      const player = frame.current?.contentWindow;
      if (origin !== launch.origin || !player || source !== player || data.token !== launch.token) return;
      if (data.kind === 'ready') {
        window.clearTimeout(timer);
        setState('running');
        const { standard, parts, part: first } = launch;
        post(player, { kind: 'start', standard, parts, part: first });
      }
      if (data.kind === 'report') {
        const { part: reported, number, values } = data;
        reports.add({ part: reported, number, values });
      }
    }
    window.addEventListener('message', handleMessage);
    return () => {
      window.clearTimeout(timer);
      reports.stop();
      window.removeEventListener('message', handleMessage);
    };
  }, [frame, launch]);

  function openPart(next: number): void {
    setPart(next);
    const message: MessageToPlayer = { kind: 'open', part: next };
    frame.current?.contentWindow?.postMessage(message, launch.origin);
  }

  return { state, part, completed, openPart };
}

const completedPartsOf = ({ parts }: PackageLaunch): ReadonlySet<number> =>
  new Set(parts.flatMap(({ is_completed }, index) => (is_completed ? [index] : [])));
