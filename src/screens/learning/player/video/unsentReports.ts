import { browserStorage } from '../../../../../dataProviders/browserStorage.ts';
import type { VideoReport } from '../../../../../dataProviders/ownLearning.ts';

interface UnsentReport {
  readonly saved_at: string;
  readonly report: VideoReport;
}

const keyOf = (enrolmentId: number, lessonId: number) => `learning:${enrolmentId}:${lessonId}`;

/** Keeps a report on this device until it was sent. */
export function storeUnsentReport(report: VideoReport, now: Date): void {
  const stored: UnsentReport = { saved_at: now.toISOString(), report };
  browserStorage('local').setItem(keyOf(report.enrolment_id, report.lesson_id), JSON.stringify(stored));
}

export function removeUnsentReport({ enrolment_id, lesson_id }: VideoReport): void {
  browserStorage('local').removeItem(keyOf(enrolment_id, lesson_id));
}

/** Returns what wasn't sent from this device; null if everything was. */
export function readUnsentReport(enrolmentId: number, lessonId: number): UnsentReport | null {
  try {
    const stored: unknown = JSON.parse(
      browserStorage('local').getItem(keyOf(enrolmentId, lessonId)) ?? 'null',
    );
    // Only this file writes the key.
    return stored as UnsentReport | null;
  } catch {
    return null;
  }
}
