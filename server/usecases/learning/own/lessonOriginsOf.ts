import type { LessonOrigins } from '../../../../domain/learning/lessonOrigins.ts';
import type { Deps } from '../../../deps.ts';

/** The origins that lessons may show content from. */
export const lessonOriginsOf = ({ environment }: Pick<Deps, 'environment'>): LessonOrigins => ({
  allowed: environment.learningOrigins,
  own: environment.publicOrigin,
});
