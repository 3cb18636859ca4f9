import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, courses, expectNotification, renderLearning } from './renderLearning.tsx';

const at = '/courses/update/1';
const lessons = ['Why', 'How'].map((title, index) => ({
  id: 21 + index,
  course_id: 1,
  position: index + 1,
  title,
  kind: index === 0 ? 'text' : 'video',
  body: 'Read.',
  link: 'https://learn.example',
  minutes: 10,
  optional: index === 1,
}));
const records = { courses, lessons, topics: [] };

test('ROUTE-154 a course shows its lessons in order and explains its status', async () => {
  await renderLearning({ at, records });
  await screen.findByText('How');
  expect(await findAccessibilityProblems()).toEqual([]);
  const list = within(screen.getByRole('list', { name: 'Lessons' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.WhyText · 10 minutes',
    '2.HowVideo · 10 minutes · optional',
  ]);
  screen.getByText('Administrators of all accounts can assign it to their people.');
});

describe('LEARN-54 the ratings of a course', () => {
  const openWith = (summary: object | null) =>
    renderLearning({ at, records, rating: () => ({ body: { of: 'account', summary } }) });

  test('are shown in bands, with whose they are', async () => {
    await openWith({ answers: 10, favorable: { rating: { from: 60, to: 80 } } });
    const ratings = within(await screen.findByRole('region', { name: 'Ratings' }));
    ratings.getByText('60% to 80%');
    ratings.getByText(/^By learners of your company, in groups of five. Share of .* from 10 answers.$/);
  });

  test('aren’t shown before there are five', async () => {
    await openWith(null);
    await screen.findByText('Feedback is shown once there are 5 answers, to protect anonymity.');
  });

  test('say when they couldn’t be loaded', async () => {
    await renderLearning({ at, records, rating: () => ({ status: 500, body: {} }) });
    await screen.findByText('We couldn’t load the ratings of this course.');
  });
});

test('unsaved changes must be saved before withdrawing', async () => {
  const { user, calls } = await renderLearning({ at, records });
  await screen.findByText('How');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), '!');
  await screen.findByText('Save your changes first.');
  expect(button('Withdraw')).toHaveProperty('disabled', true);
  await user.click(button('Discard changes'));
  await waitFor(() => expect(button('Withdraw')).toHaveProperty('disabled', false));
  await user.click(button('Withdraw'));
  expect(calls.setContentStatus).toHaveBeenCalledWith('courses', 1, 'withdrawn');
});

test('a lesson is added at the end with the fields of its type', async () => {
  const { user, calls } = await renderLearning({ at, records });
  await screen.findByText('How');
  await user.click(button('Add lesson'));
  const dialog = within(await screen.findByRole('dialog', { name: 'New lesson' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), 'Practice');
  dialog.getByRole('textbox', { name: /^Text/ });
  await user.click(dialog.getByRole('combobox', { name: /^Type/ }));
  await user.click(await screen.findByRole('option', { name: 'Link' }));
  expect(dialog.queryByRole('textbox', { name: /^Text/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Required');
  await user.type(dialog.getByRole('textbox', { name: /^Link/ }), 'https://learn.example/practice');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectNotification('Lesson added');
  expect(calls.create.mock.calls[0]?.[1].data).toMatchObject({
    course_id: 1,
    position: 3,
    title: 'Practice',
    kind: 'link',
    link: 'https://learn.example/practice',
  });
});

test('changing a lesson keeps unsaved text of the course', async () => {
  const { user, calls } = await renderLearning({ at, records });
  await screen.findByText('How');
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), ' well');
  await user.click(button('Edit “How”'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit lesson' }));
  await user.type(dialog.getByRole('textbox', { name: /^Title/ }), ' to');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expectNotification('Lesson saved');
  expect(calls.update.mock.calls[0]?.[1].data).toMatchObject({ id: 22, title: 'How to', kind: 'video' });
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveProperty('value', 'Listening well');
});

test('a new course says what comes next', async () => {
  await renderLearning({ at: '/courses/create', records });
  await screen.findByText(/A new course is a draft./);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
