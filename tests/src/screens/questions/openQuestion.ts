import { screen } from '@testing-library/react';
import type { QuestionDetails } from '../../../../contract/v2/questions.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp, type SentRequest } from '../../app/renderApp.tsx';
import { aQuestion } from './aQuestion.ts';

export const sentTo = (sent: readonly SentRequest[], path: string) =>
  sent.filter((one) => one.path === `/v2/questions/${path}`);

interface Opening {
  readonly question?: QuestionDetails;
  readonly tab?: string;
  readonly answers?: FakeResponses;
}

/** The page of a question in the shell, with its requests. */
export async function openQuestion({ question = aQuestion(), tab = 'wording', answers = {} }: Opening = {}) {
  const opened = await renderApp({
    at: `/questions/edit/7?tab=${tab}`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['admin'] }),
    answers: {
      '/v2/questions/question': () => ({ body: { question } }),
      '/v2/questions/save': () => ({ body: { message: 'New version saved.', version: 2 } }),
      '/v2/questions/activate': () => ({ body: { message: 'It is changed.' } }),
      '/v2/questions/translate': () => ({ body: { message: 'Translation saved.' } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, last: (path: string) => sentTo(opened.sent, path).at(-1)?.body };
}

/** Pastes the text at once, because the page renders again at each key press. */
export async function rewrite(
  user: Awaited<ReturnType<typeof openQuestion>>['user'],
  field: HTMLElement,
  text: string,
) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
