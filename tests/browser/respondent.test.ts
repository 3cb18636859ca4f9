import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { phone } from './support/chromium.ts';
import { dragByFinger, dragByMouse, middleOf } from './support/dragOptions.ts';
import { readLayoutShifts, recordLayoutShifts } from './support/layoutShifts.ts';
import { runAxe } from './support/runAxe.ts';
import { surveyCallsFor } from './support/surveyCalls.ts';
import { openSurveyCompany, type SurveyCompany, type TestCampaign } from './support/surveyCompany.ts';
import {
  answerQuestion,
  nextButton,
  optionButton,
  rankOptions,
  readHeading,
  readOptionOrder,
  startSurvey,
  waitForOptionOrder,
} from './support/surveyPage.ts';

const touchPhone = { viewport: phone, hasTouch: true, isMobile: true };

let testCompany: SurveyCompany;
let run: TestCampaign;

beforeAll(async () => {
  testCompany = await openSurveyCompany();
  run = await testCompany.addCampaign(12);
});
afterEach(() => testCompany?.closePages());
afterAll(() => testCompany?.close());

test('SURV-08 dragging with the mouse orders the options, and the displayed order is submitted', async () => {
  const { link } = await run.nextRespondent();
  const requests = (await surveyCallsFor(link).state()).questions[0];
  const { page, complaints } = await testCompany.openPage(link);
  await startSurvey(page);
  const initialOrder = await readOptionOrder(page);
  for (const [index, letter] of [...'DCB'].entries()) await dragByMouse(page, letter, index);
  expect(await readOptionOrder(page)).toEqual([...initialOrder].reverse());
  const sent = page.waitForResponse(/survey\/answer/);
  await nextButton(page).click();
  await sent;
  expect(await surveyCallsFor(link).keeps(requests?.question_id ?? 0, [...initialOrder].reverse())).toBe(
    true,
  );
  expect(complaints).toEqual([]);
});

test('a ranked option is dragged to another rank, and a click after dropping changes nothing', async () => {
  const { page } = await testCompany.openPage((await run.nextRespondent()).link);
  await startSurvey(page);
  const [a, b, c, d] = await readOptionOrder(page);
  await rankOptions(page);
  await dragByMouse(page, 'A', 2);
  expect(await readOptionOrder(page)).toEqual([b, c, a, d]);
  await page.getByRole('button', { name: /^Option A, rank 3 of 4/ }).waitFor();
  await page.getByText('Please review your answer and choose Next.').waitFor();
});

test('SURV-08 a touch on the handle drags an option, and elsewhere scrolls the page', async () => {
  const { page } = await testCompany.openPage((await run.nextRespondent()).link, touchPhone);
  await startSurvey(page);
  const [a, b, c, d] = await readOptionOrder(page);
  const grip = page.locator('[data-option]').nth(3).locator('[data-grip]');
  await dragByFinger(page, await middleOf(grip), await middleOf(page.locator('[data-option]').nth(0)));
  await page.getByRole('button', { name: /^Option D, rank 1 of 4/ }).waitFor();
  expect(await readOptionOrder(page)).toEqual([d, a, b, c]);

  const text = page.locator('[data-option]').nth(3).locator('.option-text');
  await dragByFinger(page, await middleOf(text), await middleOf(page.locator('[data-option]').nth(0)));
  expect(await readOptionOrder(page)).toEqual([d, a, b, c]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('RESP-02 20 ranks at 150 ms on a phone need 20 taps and move nothing unexpectedly, also with reduced motion', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage('about:blank', touchPhone);
  await recordLayoutShifts(page);
  await page.clock.install();
  await page.goto(link);
  await startSurvey(page);
  // 150 ms of the page's own clock: on a busy machine, two taps could be further apart than the delay of the move.
  await page.clock.pauseAt(Date.now() + 60_000);
  const order = ['C', 'A', 'D', 'B'];
  for (let question = 1; question <= 5; question += 1) {
    if (question === 4) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByText(`Question ${question} of 48`).waitFor({ state: 'attached' });
    const [a, b, c, d] = await readOptionOrder(page);
    const positions = await Promise.all(order.map((letter) => middleOf(optionButton(page, letter))));
    for (const { x, y } of positions) {
      await page.touchscreen.tap(x, y);
      await page.clock.runFor(150);
    }
    expect(await readRanks(page)).toEqual({ A: '2', B: '4', C: '1', D: '3' });
    await page.clock.runFor(1_000);
    const sent = page.waitForRequest(/survey\/answer/);
    await nextButton(page).tap();
    expect((await sent).postDataJSON().ordering).toEqual([c, a, d, b]);
  }
  expect((await readLayoutShifts(page)).shift).toBeLessThan(0.02);
});

test('a tap at the moment the options move counts for the option that was there before', async () => {
  const { page } = await testCompany.openPage((await run.nextRespondent()).link, touchPhone);
  await startSurvey(page);
  const { x, y } = await middleOf(optionButton(page, 'C'));
  // A real tap would come too late after the message that the options have moved.
  const moved = page.evaluate(
    ([clientX, clientY]) =>
      new Promise<void>((resolve) => {
        const list = document.querySelector('.options') as HTMLElement;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          const target = document.elementFromPoint(clientX, clientY);
          target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, clientX, clientY }));
          resolve();
        });
        observer.observe(list, { childList: true });
      }),
    [x, y] as const,
  );
  await optionButton(page, 'D').tap();
  await moved;
  expect(await readRanks(page)).toEqual({ A: 'A', B: 'B', C: '2', D: '1' });
});

test('a respondent completes the survey with feedback by keyboard', async () => {
  const { link } = await run.nextRespondent();
  const { page, complaints } = await testCompany.openPage(link);
  await tabTo(page, "Let's Get Started");
  await page.keyboard.press('Enter');
  await optionButton(page, 'A').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await tabTo(page, /Option A,/);
  await page.keyboard.press('4');
  await waitForAnnouncement(page, 'Option A, rank 4 of 4');
  await page.keyboard.press('ArrowUp');
  await waitForAnnouncement(page, 'Option A, rank 3 of 4');
  await page.keyboard.press('Enter');
  await waitForAnnouncement(page, 'Option A, not ranked');
  await rankByKeys(page);
  await tabTo(page, 'Next');
  await page.keyboard.press('Enter');
  await page.getByText('Question 2 of 48').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByText('Saved', { exact: true }).waitFor();

  const { send, state } = surveyCallsFor(link);
  const left = (await state()).questions.slice(0, -1);
  for (const { question_id, options } of left) {
    expect(
      await send(
        question_id,
        options.map(({ option_id }) => option_id),
      ),
    ).toBe(200);
  }
  await page.reload();
  await page.getByText('Question 48 of 48').waitFor({ state: 'attached' });
  await rankByKeys(page);
  await tabTo(page, 'Next');
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'All questions answered' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All questions answered');

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Send feedback');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Thank you for your feedback.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('All questions answered');
  expect(complaints).toEqual([]);
});

test('VAL-01 VAL-02 SURV-09 Next says what is missing until all four are ranked, and sends nothing', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  const first = await readHeading(page);
  for (const ranked of ['', 'A', 'B']) {
    await rankOptions(page, ranked);
    expect(await nextButton(page).getAttribute('aria-disabled')).toBe('true');
    await nextButton(page).click({ force: true });
    await page.getByRole('alert').getByText('Please select all 4 options in most-to-least order.').waitFor();
    expect(await readHeading(page)).toBe(first);
  }
  expect(await runAxe(page)).toEqual([]);
  await rankOptions(page, 'C');
  expect(await page.getByRole('alert').textContent()).toBe('');
  expect((await surveyCallsFor(link).state()).progress.answered).toBe(0);
});

test('SURV-10 Clear removes all ranks and announces it', async () => {
  const { page } = await testCompany.openPage((await run.nextRespondent()).link);
  await startSurvey(page);
  const initialOrder = await readOptionOrder(page);
  const [a, b, c, d] = initialOrder;
  await rankOptions(page, 'CBDA');
  await waitForOptionOrder(page, [c, b, d, a]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await waitForAnnouncement(page, 'Ranking cleared');
  expect(await readOptionOrder(page)).toEqual(initialOrder);
  expect(await page.getByRole('button', { name: /^Option ., not ranked/ }).count()).toBe(4);
});

test('a double click on Next answers one question only', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(link);
  await startSurvey(page);
  await rankOptions(page);
  const sent = page.waitForResponse(/survey\/answer/);
  await nextButton(page).dblclick();
  await sent;
  await page.getByText('Question 2 of 48').waitFor({ state: 'attached' });
  expect(await page.getByRole('alert').textContent()).toBe('');
  expect((await surveyCallsFor(link).state()).progress.answered).toBe(1);
});

test('SURV-12 the browser’s Back button does not return to an answered question', async () => {
  const { link } = await run.nextRespondent();
  const { page } = await testCompany.openPage(`${testCompany.product.origin}/login`);
  await page.goto(link);
  await startSurvey(page);
  await answerQuestion(page);
  await answerQuestion(page);
  const third = await readHeading(page);
  await page.goBack();
  await page.waitForURL(/login/);
  await page.goForward();
  await page.getByText('Question 3 of 48').waitFor({ state: 'attached' });
  expect(await readHeading(page)).toBe(third);
});

async function rankByKeys(page: Page): Promise<void> {
  for (const [index, letter] of [...'BA'].entries()) {
    await tabTo(page, new RegExp(`Option ${letter},`));
    await page.keyboard.press(String(index + 1));
    await waitForAnnouncement(page, `Option ${letter}, rank ${index + 1} of 4`);
  }
  await tabTo(page, /Option D,/);
  await page.keyboard.press('3');
  await waitForAnnouncement(page, 'Option D, rank 3 of 4. The last option, C, was automatically ranked 4.');
}

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    const focused = await page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${name}.`);
}

/** The displayed ranks by letter; an option without a rank displays its letter. */
async function readRanks(page: Page): Promise<Record<string, string | null>> {
  const rankOf = (letter: string) => optionButton(page, letter).locator('.option-rank').textContent();
  const letters = [...'ABCD'];
  const ranks = await Promise.all(letters.map(rankOf));
  return Object.fromEntries(letters.map((letter, index) => [letter, ranks[index] ?? null]));
}

const waitForAnnouncement = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor({ state: 'attached' });
