import { screenOf } from '../crudRoutes.ts';
import { area, type Route, route } from '../route.ts';

/** What is asked, and in which words. */
export const questionsRoutes: readonly Route[] = [
  ...area('/questions', { needs: 'admin' }, [
    route(
      '/',
      { title: 'questions', resource: 'question_bank', menu: { group: 'platform', icon: 'questions' } },
      screenOf('question_bank', 'list'),
    ),
    route(
      '/edit/:id',
      { title: 'questionEdit', resource: 'question_bank' },
      () => import('../../screens/questions/QuestionEdit.tsx'),
    ),
  ]),
];
