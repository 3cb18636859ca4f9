import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnLesson } from '../../../../dataProviders/ownLearning.ts';
import { LessonDialog } from '../../../../resources/lessons/LessonDialog.tsx';
import type { LessonRecord } from '../../../../resources/lessons/lessons.ts';
import PackageLesson from '../../../../src/screens/learning/player/views/PackageLesson.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const origin = 'https://content.example';
const values = {
  ...{ status: 'incomplete', success: '', raw: '', min: '', max: '', scaled: '' },
  ...{ place: '3', suspend_data: 'a', session_time: '', exit: '' },
};
const part = (title: string, section = '') => ({
  ...{ title, section, launch: 'index.html', mastery: null, is_asset: false },
  ...{ is_resumed: false, is_completed: false, seconds: 0, values },
});
const launch = {
  ...{ token: 't', standard: '1.2', origin, address: 'about:blank' },
  ...{ parts: [part('')], part: 0 },
};
const lesson: OwnLesson = {
  ...{ id: 2, title: 'An exercise', body: null, link: null, file: null, captions: null },
  kind: 'scorm',
  ...{ minutes: 5, optional: false, is_shown_here: false, position_seconds: 0 },
  state: 'started',
  ...{ watched: [], score: null, note: '', is_bookmarked: false, updated_at: null },
};

const record: LessonRecord = {
  ...{ id: 2, course_id: 1, position: 1, title: 'An exercise', body: null, link: null },
  kind: 'scorm',
  ...{ file_id: null, captions: null, minutes: 5, optional: false },
};

const handleCompleted = vi.fn();
const Lesson = () => (
  <PackageLesson
    enrolmentId={1}
    lesson={lesson}
    locale="en"
    progress={lesson}
    onCompleted={handleCompleted}
  />
);
const open = (answers: object) =>
  renderScreen(Lesson, {
    person: aPerson({ permissions: ['user'] }),
    answers: { 'my_learning/launch_package': launch, ...answers },
  });

/** The page in the frame, which the tests don’t load. */
const player = Object.assign(new EventTarget(), { postMessage: vi.fn() }) as unknown as Window;

/** The player in the frame sends a message to the page. */
async function send(kind: 'ready' | 'report', number = 1, from = origin, of = 0): Promise<void> {
  await screen.findByTitle('Content of “An exercise”');
  const data = kind === 'ready' ? { kind, token: 't' } : { kind, token: 't', part: of, number, values };
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin: from, source: player, data }));
  });
}
const refusal =
  (status: number, code: string, message = 'Refused') =>
  () =>
    new Response(JSON.stringify({ code, message }), { status });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(player);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a package that can’t save', () => {
  test.each([
    ['ended', 404, 'launch_over', /opened more than 12 hours ago, or again in another place/],
    [
      'is refused for another reason',
      422,
      'invalid',
      /^Your progress couldn’t be saved\. Open the lesson again/,
    ],
    ['belongs to someone else', 403, 'forbidden', /^Your progress couldn’t be saved\. Open the lesson again/],
  ])('SCORM-04 says so and can be opened again if its launch %s', async (_, status, code, text) => {
    const { asked, page } = open({ 'my_learning/commit_package': refusal(status, code) });
    await send('ready');
    await send('report');
    await screen.findByText(text);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(asked.filter(({ path }) => path.endsWith('commit_package'))).toHaveLength(1);
    screen.getByRole('button', { name: 'Try again' });
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test.each([
    ['the server fails', refusal(503, 'unavailable'), /^Our server can’t save your progress at the moment/],
    [
      'there are too many requests',
      refusal(429, 'too_many'),
      /^Our server can’t save your progress at the moment/,
    ],
    ['there is no connection', () => Promise.reject(new TypeError('offline')), /^You’re offline/],
  ])('SCORM-01 keeps running and tries again if %s', async (_, failure, text) => {
    let isBroken = true;
    const saved = { state: 'started', is_part_completed: false, is_course_complete: false };
    const { asked } = open({ 'my_learning/commit_package': () => (isBroken ? failure() : saved) });
    await send('ready');
    await send('report', 7);
    await screen.findByText(text);
    isBroken = false;
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    const commits = asked.filter(({ path }) => path.endsWith('commit_package'));
    expect(commits.map(({ body }) => body)).toEqual(
      [1, 2].map(() => ({ token: 't', part: 0, number: 7, values })),
    );
  });
});

test('SCORM-04 messages of another origin are ignored', async () => {
  const { asked } = open({
    'my_learning/commit_package': { state: 'completed', is_part_completed: true, is_course_complete: true },
  });
  await send('ready');
  await send('report', 1, 'https://evil.example');
  expect(asked.some(({ path }) => path.endsWith('commit_package'))).toBe(false);
  await send('report', 2);
  await waitFor(() => expect(handleCompleted).toHaveBeenCalledOnce());
});

test('SCORM-05 a package with several parts has a table of contents that opens and completes them', async () => {
  const { user, asked } = open({
    'my_learning/launch_package': { ...launch, parts: [part('Asking'), part('', 'More')], part: 1 },
    'my_learning/commit_package': { state: 'started', is_part_completed: true, is_course_complete: false },
  });
  await send('ready');
  expect(player.postMessage).toHaveBeenLastCalledWith(
    expect.objectContaining({ kind: 'start', part: 1, parts: expect.arrayContaining([part('Asking')]) }),
    origin,
  );
  const list = screen.getByRole('navigation', { name: '0 of 2 parts completed' });
  const contents = within(list);
  expect(contents.getByRole('button', { current: 'step' }).textContent).toBe('Part 2More · Started');
  await send('report', 1, origin, 1);
  await screen.findByText('1 of 2 parts completed');
  expect(contents.getByRole('button', { current: 'step' }).textContent).toBe('Part 2More · Completed');
  await user.click(contents.getByRole('button', { name: /^Asking/ }));
  expect(player.postMessage).toHaveBeenLastCalledWith({ kind: 'open', part: 0 }, origin);
  expect(asked.find(({ path }) => path.endsWith('commit_package'))?.body).toMatchObject({ part: 1 });
  expect(await findAccessibilityProblems(list)).toEqual([]);
});

test('SCORM-03 without a content host, the editor says so when a package is chosen', async () => {
  const Dialog = () => <LessonDialog lesson={record} onClose={() => undefined} onSaved={() => undefined} />;
  const { user, page } = renderScreen(Dialog, {
    answers: { 'learning/start_upload': refusal(501, 'packages_off', 'Interactive packages are off.') },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Edit lesson' });
  const input = dialog.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('the input is missing');
  await user.upload(input, new File(['PK'], 'package.zip', { type: 'application/zip' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert.textContent).toBe('Interactive packages are off.');
  expect(await findAccessibilityProblems(page.baseElement)).toEqual([]);
});

test('SCORM-03 without a content host, the learner is told that packages are off', async () => {
  const { page } = open({ 'my_learning/launch_package': refusal(501, 'packages_off') });
  await screen.findByText(/interactive packages aren’t set up on this installation/);
  expect(screen.queryByTitle('Content of “An exercise”')).toBeNull();
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});
