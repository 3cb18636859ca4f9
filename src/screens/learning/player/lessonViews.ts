import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { OwnLesson } from '../../../../dataProviders/ownLearning.ts';
import type { LessonKind } from '../../../../domain/learning/lessonKinds.ts';

export interface LessonViewProps {
  readonly enrolmentId: number;
  readonly lesson: OwnLesson;
  /** How far the learner is in the lesson. */
  readonly progress: Pick<OwnLesson, 'state' | 'position_seconds' | 'watched' | 'score' | 'updated_at'>;
  /** Called when the lesson completed itself, such as a video that was watched. */
  readonly onCompleted: () => void;
}

/** The views of lessons by kind. A kind without a view can't be taken yet. */
export const lessonViews: Partial<Record<LessonKind, LazyExoticComponent<ComponentType<LessonViewProps>>>> = {
  text: lazy(() => import('./views/TextLesson.tsx')),
  video: lazy(() => import('./views/VideoLesson.tsx')),
  file: lazy(() => import('./views/LinkLesson.tsx')),
  link: lazy(() => import('./views/LinkLesson.tsx')),
  embedded: lazy(() => import('./views/EmbeddedLesson.tsx')),
};
