import { countTime } from '../../../../domain/learning/timeSpent.ts';
import type { Tx } from '../../../store/database.ts';
import type { Learner } from '../../../store/learning/enrolments.ts';
import { addTimeSpent, lockLearnerClock } from '../../../store/learning/learningTime.ts';

interface LessonTime {
  readonly enrolment_id: number;
  readonly lesson_id: number;
  readonly seconds: number;
  /** Time before this moment doesn't count. */
  readonly since?: string | null;
}

/** Adds the time that a person spent in a lesson, at most what has passed since their time was counted last. Returns what was added. */
export async function addLearningTime(
  tx: Tx,
  learner: Learner,
  { enrolment_id, lesson_id, seconds, since = null }: LessonTime,
  at: string,
): Promise<number> {
  const clock = await lockLearnerClock(tx, learner, since ?? at);
  const earliest = since === null ? clock : new Date(since);
  const counted = countTime({
    seconds,
    countedUntil: earliest > clock ? earliest : clock,
    now: new Date(at),
  });
  await addTimeSpent(tx, learner, { enrolment_id, lesson_id, ...counted }, at);
  return counted.seconds;
}
