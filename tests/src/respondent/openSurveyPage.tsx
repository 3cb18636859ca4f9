import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { SurveyEntry } from '../../../dataProviders/survey.ts';
import { survey } from '../../../locales/en/survey.ts';
import { RespondentPage } from '../../../src/respondent/RespondentPage.tsx';
import { deviceHost, type SurveyHost } from '../../../src/respondent/surveyHost.ts';
import { createTranslator } from '../../../src/respondent/translator.ts';
import { stubFetch } from '../../support/stubFetch.ts';
import { createFakeSurveyServer, type FakeServerState } from './fakeSurveyServer.ts';

type Answerer = ReturnType<typeof createFakeSurveyServer>;

/** Opens the page; only `fetch` is replaced. */
export function openSurveyPage(
  situation: Partial<FakeServerState> = {},
  answerer: Answerer = createFakeSurveyServer(situation),
  host: SurveyHost = deviceHost,
) {
  const entry: SurveyEntry = { code: 'a-code', kind: 'm' };
  const leave = vi.fn<(path: string) => void>();
  stubFetch(answerer.fetch);
  vi.stubGlobal('scrollTo', () => {});
  const page = render(
    <RespondentPage entry={entry} leave={leave} translator={createTranslator(survey, 'en')} host={host} />,
  );
  return { answerer, leave, page, user: userEvent.setup() };
}

/** Delays the next response of `open` until the returned function is called; the server has already created it. */
export function delayNextOpening({ fetch }: Answerer): () => void {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let isHeld = false;
  stubFetch(async (input: string, init: RequestInit) => {
    const reply = await fetch(input, init);
    if (!isHeld && input.endsWith('/open')) {
      isHeld = true;
      await gate;
    }
    return reply;
  });
  return go;
}

export type User = ReturnType<typeof userEvent.setup>;

/** Leaves the intro and waits until the question has the focus, which would otherwise interfere with key presses. */
export async function openFirstQuestion(situation: Partial<FakeServerState> = {}) {
  const visited = openSurveyPage({ ...situation, opened: { started: true, ...situation.opened } });
  await screen.findByRole('list', { name: 'Options, from most to least' });
  await waitFor(() => expect(document.activeElement).toBe(pageHeading()));
  return visited;
}

export const optionList = () => screen.getByRole('list', { name: 'Options, from most to least' });
export const optionButtons = () => within(optionList()).getAllByRole('button');
export const optionButton = (side: string) =>
  within(optionList()).getByRole('button', { name: new RegExp(`go ${side}`) });
export const readOptionOrder = () =>
  optionButtons().map((each) => /go (\w+)/.exec(each.textContent ?? '')?.[1]);
export const nextButton = () => screen.getByRole('button', { name: 'Next' });
export const pageHeading = () => screen.getByRole('heading', { level: 1 });

/** The last of four options takes its rank by itself. */
export async function rankAll(user: User, sides = ['south', 'north', 'west', 'east']): Promise<void> {
  for (const side of sides.slice(0, 3)) await user.click(optionButton(side));
}

/** Waits until the options have moved to this order. */
export const waitForOrder = (sides: readonly string[]) =>
  waitFor(() => expect(readOptionOrder()).toEqual(sides));

export async function answerQuestion(user: User, sides?: string[]): Promise<void> {
  await rankAll(user, sides);
  await user.click(nextButton());
}
