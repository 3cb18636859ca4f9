import type { OwnQuiz } from '../../../../contract/v2/quizzes.ts';
import type { Client } from '../../../support/client.ts';

export const edit = (client: Client, name: string, body: object) =>
  client.post(`/api/v2/learning/${name}`, body);
export const take = (client: Client, name: string, body: object) =>
  client.post(`/api/v2/my_learning/${name}`, body);

export const option = (text: string, is_correct = false) => ({ text, is_correct, match: '' });
const pair = (text: string, match: string) => ({ text, is_correct: false, match });
export const question = (kind: string, answers: readonly object[], more: object = {}) => ({
  kind,
  text: `A ${kind} question`,
  explanation: `Explains ${kind}`,
  answers,
  ...more,
});
export const oneOfEach = [
  question('single', [option('Right single', true), option('Wrong single')]),
  question('multiple', [option('Right one', true), option('Right two', true), option('Wrong multiple')]),
  question('order', [option('First'), option('Second'), option('Third')]),
  question('match', [pair('Sun', 'Day'), pair('Moon', 'Night')]),
  question('short', [option('Secret word')]),
];
export const settings = {
  pass_mark: 80,
  max_attempts: 3,
  questions_drawn: null,
  shuffle_questions: true,
  shuffle_options: true,
};

export type Attempt = NonNullable<OwnQuiz['attempt']>;

/** The right answers, found as a learner who knows the subject finds them: by the shown texts. */
export function rightAnswers({ questions }: Attempt) {
  const known: Readonly<Record<string, (one: Attempt['questions'][number]) => number[]>> = {
    single: ({ options }) => [options.indexOf('Right single')],
    multiple: ({ options }) => [options.indexOf('Right one'), options.indexOf('Right two')],
    order: ({ options }) => ['First', 'Second', 'Third'].map((text) => options.indexOf(text)),
    match: ({ options, matches }) => options.map((text) => matches.indexOf(text === 'Sun' ? 'Day' : 'Night')),
    short: () => [],
  };
  return questions.map((one) => ({
    question_id: one.id,
    choices: known[one.kind]?.(one) ?? [],
    text: one.kind === 'short' ? ' SECRET  wórd ' : '',
  }));
}
