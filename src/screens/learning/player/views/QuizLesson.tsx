import { lazySection } from '../../../../results/lazySection.tsx';
import type { LessonViewProps } from '../lessonViewProps.ts';

/** A quiz, whose texts are loaded only by courses that have one. */
export default lazySection<LessonViewProps>({
  load: async () => (await import('../quiz/QuizPlayer.tsx')).QuizPlayer,
  texts: ['quiz'],
  height: 320,
});
