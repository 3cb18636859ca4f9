import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { Entry } from '../../../dataProviders/survey.ts';
import { survey } from '../../../locales/en/survey.ts';
import { Respondent } from '../../../src/respondent/Respondent.tsx';
import { translatorOf } from '../../../src/respondent/translate.ts';
import { anAnswerer, type Situation } from './fakeSurveyServer.ts';

type Answerer = ReturnType<typeof anAnswerer>;

/** Opens the page; only `fetch` is replaced. */
export function visit(situation: Partial<Situation> = {}, answerer: Answerer = anAnswerer(situation)) {
  const entry: Entry = { code: 'a-code', kind: 'm' };
  const leave = vi.fn<(path: string) => void>();
  vi.stubGlobal('fetch', answerer.fetch);
  vi.stubGlobal('scrollTo', () => {});
  const page = render(<Respondent entry={entry} leave={leave} translator={translatorOf(survey, 'en')} />);
  return { answerer, leave, page, user: userEvent.setup() };
}

/** Delays the next response of `open` until the returned function is called; the server has already created it. */
export function holdNextOpening({ fetch }: Answerer): () => void {
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let isHeld = false;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
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
export async function visitFirstQuestion(situation: Partial<Situation> = {}) {
  const visited = visit({ ...situation, opened: { started: true, ...situation.opened } });
  await screen.findByRole('list', { name: 'Options, from most to least' });
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  return visited;
}

export const list = () => screen.getByRole('list', { name: 'Options, from most to least' });
export const options = () => within(list()).getAllByRole('button');
export const option = (side: string) =>
  within(list()).getByRole('button', { name: new RegExp(`go ${side}`) });
export const shownOrder = () => options().map((each) => /go (\w+)/.exec(each.textContent ?? '')?.[1]);
export const nextButton = () => screen.getByRole('button', { name: 'Next' });
export const heading = () => screen.getByRole('heading', { level: 1 });

export async function rankAll(user: User, sides = ['south', 'north', 'west', 'east']): Promise<void> {
  for (const side of sides) await user.click(option(side));
}

export async function answerQuestion(user: User, sides?: string[]): Promise<void> {
  await rankAll(user, sides);
  await user.click(nextButton());
}
