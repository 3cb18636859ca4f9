import type { OwnLesson } from '../../../../dataProviders/ownLearning.ts';

export interface LessonViewProps {
  readonly enrolmentId: number;
  readonly lesson: OwnLesson;
  /** The language that the lesson is written in. */
  readonly locale: string;
  /** How far the learner is in the lesson. */
  readonly progress: Pick<OwnLesson, 'state' | 'position_seconds' | 'watched' | 'score' | 'updated_at'>;
  /** Called when the lesson completed itself, such as a video that was watched. */
  readonly onCompleted: () => void;
}
