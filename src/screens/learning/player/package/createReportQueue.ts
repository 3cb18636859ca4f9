import { HttpError } from '../../../../../dataProviders/errors.ts';
import {
  commitPackage,
  type PackageReport,
  type SavedReport,
} from '../../../../../dataProviders/packages.ts';

const retryMs = 5_000;

/** `unsaved` and `failing` are repeated: without a connection, and after a failure of the server. `over` and `refused` are final. */
export type ReportFailure = 'unsaved' | 'failing' | 'over' | 'refused';

/** What became of a report that wasn't saved. Too many requests and failures of the server can pass. */
function failureOf(failure: unknown): ReportFailure {
  if (!(failure instanceof HttpError)) return 'unsaved';
  if (failure.status >= 500 || failure.status === 429) return 'failing';
  return failure.code === 'launch_over' ? 'over' : 'refused';
}

interface Listeners {
  readonly onSaved: (saved: SavedReport, report: PackageReport) => void;
  readonly onFailure: (failure: ReportFailure) => void;
}

/** Sends reports one after the other. A report that can't be sent is sent again, or the newer one of its part instead. */
export function createReportQueue(token: string, { onSaved, onFailure }: Listeners) {
  const waiting = new Map<number, PackageReport>();
  let isSending = false;
  let retry: number | undefined;

  async function send(): Promise<void> {
    const [report] = waiting.values();
    if (isSending || !report) return;
    isSending = true;
    waiting.delete(report.part);
    try {
      onSaved(await commitPackage({ token, ...report }), report);
    } catch (failure) {
      const next = failureOf(failure);
      onFailure(next);
      if (next === 'over' || next === 'refused') return;
      if (!waiting.has(report.part)) waiting.set(report.part, report);
      retry = window.setTimeout(() => {
        retry = undefined;
        void send();
      }, retryMs);
    } finally {
      isSending = false;
    }
    if (retry === undefined) await send();
  }

  const stop = () => {
    window.clearTimeout(retry);
    retry = undefined;
  };
  const add = (report: PackageReport) => {
    waiting.set(report.part, report);
    stop();
    void send();
  };
  return { add, stop };
}
