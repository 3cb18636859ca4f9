/** How often people are reminded of the open steps of a sprint. */
export const nudgeRhythms = ['daily', 'twice_weekly', 'weekly'] as const;
export type NudgeRhythm = (typeof nudgeRhythms)[number];

/** The local time from which a nudge is sent. */
export const nudgeTime = '08:00';

/**
 * Days of each week of a sprint, counted from 0 on its first day, on which a rhythm nudges. A daily one nudges on every day from Monday to
 * Friday instead.
 */
export const nudgeOffsets: Readonly<Record<Exclude<NudgeRhythm, 'daily'>, readonly number[]>> = {
  twice_weekly: [0, 3],
  weekly: [0],
};
