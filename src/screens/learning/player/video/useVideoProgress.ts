import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveVideoProgress, type VideoReport } from '../../../../../dataProviders/ownLearning.ts';
import type { WatchedRange } from '../../../../../domain/learning/courseContent.ts';
import { mergeWatched } from '../../../../../domain/learning/videoProgress.ts';
import type { LessonViewProps } from '../lessonViewProps.ts';
import { readUnsentReport, removeUnsentReport, storeUnsentReport } from './unsentReports.ts';

const saveMs = 5_000;
/** Larger steps between two time updates are seeks, even at double speed. */
const maxStepSeconds = 3;
/** A video that was watched to its end starts again from the beginning. */
const endSeconds = 2;

/**
 * Continues a video where the learner stopped, and saves the position and what was played: every few seconds, when it pauses, and when the
 * page is left. A report that can't be sent stays on the device and is sent later. Each report repeats what was played on this device, so
 * that none is missed.
 */
export function useVideoProgress(
  ref: RefObject<HTMLVideoElement | null>,
  { enrolmentId, lesson, progress, onCompleted }: LessonViewProps,
) {
  const [isOffline, setOffline] = useState(false);
  const [watched, setWatched] = useState<readonly WatchedRange[]>(progress.watched);
  const latest = useRef({ progress, onCompleted });
  latest.current = { progress, onCompleted };
  const lessonId = lesson.id;

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    const unsent = readUnsentReport(enrolmentId, lessonId);
    let ranges: WatchedRange[] = [...latest.current.progress.watched, ...(unsent?.report.watched ?? [])];
    let last: number | null = null;
    let savedAt = 0;
    let isChanged = unsent !== null;
    let isCompleted = latest.current.progress.state === 'completed';

    const durationOf = () => (Number.isFinite(video.duration) ? video.duration : 0);

    async function save() {
      const duration = durationOf();
      if (!video || !isChanged || duration === 0) return;
      isChanged = false;
      savedAt = Date.now();
      const report: VideoReport = {
        enrolment_id: enrolmentId,
        lesson_id: lessonId,
        position_seconds: video.currentTime,
        duration_seconds: duration,
        watched: ranges.map(({ from, to }) => ({ from, to })),
      };
      storeUnsentReport(report, new Date());
      try {
        const { state } = await saveVideoProgress(report);
        if (!isChanged) removeUnsentReport(report);
        setOffline(false);
        if (state === 'completed' && !isCompleted) {
          isCompleted = true;
          latest.current.onCompleted();
        }
      } catch {
        isChanged = true;
        setOffline(true);
      }
    }

    function handleMetadata() {
      if (!video) return;
      const { position_seconds, updated_at } = latest.current.progress;
      const isNewer = unsent !== null && unsent.saved_at > (updated_at ?? '');
      const position = isNewer ? unsent.report.position_seconds : position_seconds;
      if (position < durationOf() - endSeconds) video.currentTime = position;
      if (isChanged) void save();
    }
    function handleTime() {
      if (!video) return;
      const now = video.currentTime;
      const isPlayed = last !== null && now > last && now - last < maxStepSeconds && !video.seeking;
      if (isPlayed && last !== null) {
        ranges = mergeWatched([...ranges, { from: last, to: now }], durationOf());
        isChanged = true;
        setWatched(ranges);
      }
      last = now;
      if (!video.paused && Date.now() - savedAt > saveMs) void save();
    }
    const handleSeeking = () => {
      last = null;
    };
    const handleSeeked = () => {
      last = video.currentTime;
      isChanged = true;
      if (video.paused) void save();
    };
    const handleStop = () => void save();
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') void save();
    };

    const handlers = [
      ['loadedmetadata', handleMetadata],
      ['timeupdate', handleTime],
      ['seeking', handleSeeking],
      ['seeked', handleSeeked],
      ['pause', handleStop],
      ['ended', handleStop],
    ] as const;
    for (const [event, handler] of handlers) video.addEventListener(event, handler);
    if (video.readyState >= HTMLMediaElement.HAVE_METADATA) handleMetadata();
    window.addEventListener('pagehide', handleStop);
    window.addEventListener('online', handleStop);
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      void save();
      for (const [event, handler] of handlers) video.removeEventListener(event, handler);
      window.removeEventListener('pagehide', handleStop);
      window.removeEventListener('online', handleStop);
      document.removeEventListener('visibilitychange', handleHidden);
    };
  }, [ref, enrolmentId, lessonId]);

  return { isOffline, watched };
}
