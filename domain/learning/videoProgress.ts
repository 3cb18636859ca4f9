import type { WatchedRange } from './courseContent.ts';

/** The share of a video that has to be played to complete it. */
const watchedShare = 0.9;

/** The maximum number of separate parts that are stored for a video. */
export const maxWatchedRanges = 200;

/** The longest video, in seconds. */
export const maxVideoSeconds = 86_400;

/** Parts that are at most this many seconds apart count as one, because players report times in steps. */
const gap = 1;

/** Returns the parts in order, without overlaps and within the video. Beyond the maximum number, the shortest are left out. */
export function mergeWatched(ranges: readonly WatchedRange[], duration: number): WatchedRange[] {
  const within = ranges
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(to, duration) }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => one.from - other.from);
  const merged: { from: number; to: number }[] = [];
  for (const range of within) {
    const last = merged.at(-1);
    if (last && range.from <= last.to + gap) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  if (merged.length <= maxWatchedRanges) return merged;
  const longest = merged.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return longest.slice(0, maxWatchedRanges).sort((one, other) => one.from - other.from);
}

/** Adds the parts that a device reports to those that are known, which a device that reports a shorter video never shortens. */
export const addWatched = (
  known: readonly WatchedRange[],
  reported: readonly WatchedRange[],
  duration: number,
): WatchedRange[] => mergeWatched([...known, ...mergeWatched(reported, duration)], maxVideoSeconds);

/** The share of a video that was played at least once, from 0 to 1. */
export function shareWatched(ranges: readonly WatchedRange[], duration: number): number {
  if (duration <= 0) return 0;
  const seconds = mergeWatched(ranges, duration).reduce((sum, { from, to }) => sum + to - from, 0);
  return Math.min(1, seconds / duration);
}

/** Whether enough of a video was played to complete it. Skipping to the end isn't enough. */
export const isVideoWatched = (ranges: readonly WatchedRange[], duration: number): boolean =>
  shareWatched(ranges, duration) >= watchedShare;
