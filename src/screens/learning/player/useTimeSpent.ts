import { useEffect } from 'react';
import { addLessonTime } from '../../../../dataProviders/ownLearning.ts';
import { activeMs, maxReportedSeconds, reportEverySeconds } from '../../../../domain/learning/timeSpent.ts';

const stepMs = 1_000;
/** Input, and playback of a video, which doesn't bubble and is captured. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'timeupdate'] as const;

/**
 * Measures the time in which a lesson is visible and its reader active, and reports it about every half minute and when the page is left.
 * Input in a frame of another site can't be observed: entering and leaving it counts.
 */
export function useTimeSpent({ enrolmentId, lessonId, isMeasured }: Measured): void {
  useEffect(() => {
    if (!isMeasured) return;
    let unsentMs = 0;
    let from = performance.now();
    let lastActivityAt = from;

    const handleActivity = () => {
      lastActivityAt = performance.now();
    };
    function measure() {
      const to = performance.now();
      unsentMs += activeMs({ from, to, lastActivityAt, isVisible: document.visibilityState === 'visible' });
      from = to;
    }
    function send() {
      const seconds = Math.min(maxReportedSeconds, Math.floor(unsentMs / 1_000));
      if (seconds === 0) return;
      unsentMs -= seconds * 1_000;
      addLessonTime({ enrolment_id: enrolmentId, lesson_id: lessonId, seconds }).catch(() => {
        // The next report contains what couldn't be sent, up to the maximum.
        unsentMs = Math.min(maxReportedSeconds * 1_000, unsentMs + seconds * 1_000);
      });
    }
    function handleStep() {
      measure();
      if (unsentMs >= reportEverySeconds * 1_000) send();
    }
    function handleLeave() {
      measure();
      send();
    }
    function handleVisibility() {
      // What was visible until now counts; the time in the background doesn't.
      if (document.visibilityState === 'hidden') {
        unsentMs += activeMs({ from, to: performance.now(), lastActivityAt, isVisible: true });
        send();
      }
      from = performance.now();
    }

    const timer = window.setInterval(handleStep, stepMs);
    for (const name of activities)
      window.addEventListener(name, handleActivity, { capture: true, passive: true });
    window.addEventListener('blur', handleActivity);
    window.addEventListener('focus', handleActivity);
    window.addEventListener('pagehide', handleLeave);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      handleLeave();
      window.clearInterval(timer);
      for (const name of activities) window.removeEventListener(name, handleActivity, { capture: true });
      window.removeEventListener('blur', handleActivity);
      window.removeEventListener('focus', handleActivity);
      window.removeEventListener('pagehide', handleLeave);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [enrolmentId, lessonId, isMeasured]);
}

interface Measured {
  readonly enrolmentId: number;
  readonly lessonId: number;
  /** False for packages, which report their own time. */
  readonly isMeasured: boolean;
}
