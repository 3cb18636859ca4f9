import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LessonKind } from '../../../../domain/learning/lessonKinds.ts';
import type { LessonViewProps } from './lessonViewProps.ts';

/** The views of lessons by kind. A kind without a view can't be taken yet. */
export const lessonViews: Partial<Record<LessonKind, LazyExoticComponent<ComponentType<LessonViewProps>>>> = {
  text: lazy(() => import('./views/TextLesson.tsx')),
  video: lazy(() => import('./views/VideoLesson.tsx')),
  quiz: lazy(() => import('./views/QuizLesson.tsx')),
  file: lazy(() => import('./views/LinkLesson.tsx')),
  link: lazy(() => import('./views/LinkLesson.tsx')),
  scorm: lazy(() => import('./views/PackageLesson.tsx')),
  embedded: lazy(() => import('./views/EmbeddedLesson.tsx')),
};
