import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Question {
  readonly question_id: number;
  readonly options: readonly { readonly option_id: string }[];
}

/** Ranks the options in their displayed order by tapping three of them, and continues. */
export async function answerByTap(page: Page): Promise<void> {
  const heading = await page.getByRole('heading').first().textContent();
  for (const letter of 'ABC') {
    await page.getByRole('button', { name: new RegExp(`^Option ${letter}, not ranked`) }).tap();
  }
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, heading);
}

const asShown = ({ options }: Question) => options.map(({ option_id }) => option_id);

/**
 * Answers all questions of today over plain HTTP, each in the order that `order` returns. Resolves to the last response. Custom questions
 * remain open.
 */
export async function answerByHttp(origin: string, link: string, order = asShown): Promise<unknown> {
  const call = callerOf(origin, link);
  const opened = await call('open', {});
  await call('begin', { keep_copy: false });
  let last: unknown = null;
  for (const question of opened.questions as Question[]) {
    const { question_id } = question;
    last = await call('answer', { question_id, ordering: order(question), answer_key: randomUUID() });
  }
  return last;
}

/** Skips the custom questions over plain HTTP. */
export async function skipQuestionsByHttp(origin: string, link: string): Promise<unknown> {
  const call = callerOf(origin, link);
  let last: unknown = null;
  for (const { supplemental_id } of (await call('open', {})).supplementals as { supplemental_id: number }[]) {
    const nothing = { rating: null, choice: null, text: null };
    last = await call('supplemental', { supplemental_id, ...nothing, answer_key: randomUUID() });
  }
  return last;
}

function callerOf(origin: string, link: string) {
  const { pathname, searchParams } = new URL(link);
  const code = searchParams.get('code');
  const kind = pathname.split('/').at(-1);
  return async (name: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${origin}/api/v2/survey/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code, kind, ...body }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
}
