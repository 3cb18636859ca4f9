import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import MyLearning from '../../../../src/screens/learning/own/MyLearning.tsx';
import CourseView from '../../../../src/screens/learning/player/CourseView.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const person = aPerson({ permissions: ['user'] });
const lesson = {
  ...{ id: 1, title: 'Why', kind: 'text', body: 'Read.', link: null, captions: null, minutes: 5, file: null },
  ...{ optional: false, is_shown_here: false, state: 'completed', position_seconds: 0, watched: [] },
  ...{ score: null, note: '', is_bookmarked: false, updated_at: null },
};
const course = (facts: object = {}, ofLesson: object = {}) => ({
  ...{ course_id: 2, title: 'Listening', summary: 'Ask.', description: null, minutes: 40 },
  ...{ locale_abbr: 'en', due_on: null, after: null, done: 1, total: 1, rating: 'open' },
  enrolment: { id: 11, completed_at: '2026-11-02T09:00:00.000Z', last_lesson_id: 1, seconds: 0 },
  lessons: [{ ...lesson, ...ofLesson }],
  ...facts,
});
const view = (answers: object) =>
  renderScreen(CourseView, {
    person,
    path: '/learn/view/:id',
    at: '/learn/view/2',
    answers: { 'my_learning/open_lesson': { state: 'started', is_course_complete: false }, ...answers },
  });

describe('the course viewer', () => {
  test('LEARN-53 saves a note when its field is left, and a bookmark at once', async () => {
    let kept = { note: '', is_bookmarked: false };
    const { user, asked, page } = view({
      'my_learning/read_course': () => course({}, kept),
      'my_learning/save_note': ({ note, is_bookmarked }: typeof kept) => {
        kept = { note, is_bookmarked };
        return kept;
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Your notes' }), 'Ask first');
    await user.tab();
    await screen.findByText('Saved. Only you can see your notes and bookmarks.');
    await user.click(screen.getByRole('button', { name: 'Bookmark this lesson', pressed: false }));
    await screen.findByRole('button', { name: 'Bookmark this lesson', pressed: true });
    expect(asked.filter(({ path }) => path.endsWith('save_note')).map(({ body }) => body)).toEqual([
      { enrolment_id: 11, lesson_id: 1, note: 'Ask first', is_bookmarked: false },
      { enrolment_id: 11, lesson_id: 1, note: 'Ask first', is_bookmarked: true },
    ]);
    screen.getByText(/Completed · Bookmarked/);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
  });

  test('LEARN-53 keeps the text of a note that couldn’t be saved', async () => {
    const { user } = view({ 'my_learning/read_course': course(), 'my_learning/save_note': 500 });
    const field = await screen.findByRole('textbox', { name: 'Your notes' });
    await user.type(field, 'Ask');
    await user.tab();
    await waitFor(() => screen.getByRole('button', { name: 'Save note' }));
    expect(field).toHaveProperty('value', 'Ask');
  });

  test('LEARN-54 asks for a rating once the course is completed, and thanks for it', async () => {
    let rating = 'open';
    const { user, asked, page } = view({
      'my_learning/read_course': () => course({ rating }),
      'my_learning/rate_course': () => {
        rating = 'given';
        return { rating };
      },
    });
    const send = await screen.findByRole('button', { name: 'Send rating' });
    expect(send).toHaveProperty('disabled', true);
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    await user.click(screen.getByRole('radio', { name: '4' }));
    await user.click(send);
    await screen.findByText('Thank you for your rating.');
    expect(asked.find(({ path }) => path.endsWith('rate_course'))?.body).toEqual({ course_id: 2, rating: 4 });
  });
});

describe('my learning', () => {
  const note = {
    ...{ course_id: 2, lesson_id: 1, course_title: 'Listening', lesson_title: 'Why' },
    ...{ note: 'Ask first', is_bookmarked: true, updated_at: '2026-11-02T09:00:00.000Z' },
  };
  const open = (answers: object) =>
    renderScreen(MyLearning, {
      person,
      path: '/my-learning',
      at: '/my-learning?tab=notes',
      answers: {
        'my_learning/overview': { today: '2026-11-21', assignments: [], courses: [], is_lead: false },
        ...answers,
      },
    });

  test('LEARN-53 lists notes and bookmarks with a link to their lesson, and filters them', async () => {
    const { user, asked, page } = open({ 'my_learning/notes': { total: 1, notes: [note] } });
    const card = within(await screen.findByRole('listitem', { name: 'Why' }));
    card.getByText('Ask first');
    card.getByText('Bookmarked');
    expect(card.getByRole('link', { name: 'Open lesson Why' }).getAttribute('href')).toBe(
      '/learn/view/2?lesson=1',
    );
    expect(await findAccessibilityProblems(page.container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Bookmarks only' }));
    await waitFor(() =>
      expect(asked.filter(({ path }) => path.endsWith('notes')).at(-1)?.body).toEqual({
        ...{ search: '', bookmarked: true, page: 1 },
      }),
    );
  });

  test('LEARN-53 says what appears among the notes, and when they couldn’t be loaded', async () => {
    const empty = open({ 'my_learning/notes': { total: 0, notes: [] } });
    await screen.findByText('No notes yet');
    empty.page.unmount();
    open({ 'my_learning/notes': 500 });
    await screen.findByText('We couldn’t load your notes.');
  });
});
