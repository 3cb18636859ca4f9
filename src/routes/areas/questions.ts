import { loadRecordScreen } from '../loadRecordScreen.tsx';
import { areaRoutes, type Route, route } from '../route.ts';

/** The question bank and the custom questions of accounts. */
export const questionsRoutes: readonly Route[] = [
  ...areaRoutes('/questions', { needs: 'admin' }, [
    route(
      '/',
      {
        title: 'questions',
        texts: ['questions'],
        resource: 'question_bank',
        parent: '/admin',
        tab: 'questions',
      },
      loadRecordScreen('question_bank', 'list'),
    ),
    route(
      '/edit/:id',
      { title: 'questionEdit', texts: ['questions'], resource: 'question_bank' },
      () => import('../../screens/questions/QuestionEdit.tsx'),
    ),
    route(
      '/fit',
      { title: 'questionFit', texts: ['profile', 'questionFit', 'questions'] },
      () => import('../../screens/questions/fit/QuestionFit.tsx'),
    ),
  ]),
  ...areaRoutes('/supplemental-questions', { needs: 'local_admin', showAccountPicker: true }, [
    route(
      '/',
      {
        title: 'supplementalQuestions',
        texts: ['questions'],
        resource: 'supplemental_questions',
        parent: '/micro-surveys/benchmarks',
        tab: 'customQuestions',
      },
      loadRecordScreen('supplemental_questions', 'list'),
    ),
    route(
      '/manage/:id',
      { title: 'supplementalQuestionManage', texts: ['questions'], resource: 'supplemental_questions' },
      () => import('../../screens/questions/SupplementalManage.tsx'),
    ),
  ]),
  route(
    '/admin/supplemental-questions',
    {
      title: 'offeredQuestions',
      texts: ['questions'],
      needs: 'local_admin',
      showAccountPicker: true,
      parent: '/micro-surveys/benchmarks',
    },
    () => import('../../screens/questions/SharedQuestions.tsx'),
  ),
];
