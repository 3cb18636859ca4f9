import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, expectNotification, localAdmin, path, renderLearning, steps } from './renderLearning.tsx';

const at = '/learn/manage/5';
const ready = () => screen.findByText('Listening');

test('ROUTE-85 shows the courses of a path, its rule and its duration', async () => {
  await renderLearning({ at });
  await ready();
  expect(await findAccessibilityProblems()).toEqual([]);
  const list = within(screen.getByRole('list', { name: 'Courses' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1.ListeningSelf-paced · 31 minutes',
    '2.FeedbackSelf-paced · 32 minutes',
  ]);
  expect(screen.getByRole('region', { name: 'About this path' }).textContent).toContain(
    'Finished when all 2 courses are done, in order. Takes 63 minutes.',
  );
  const given = within(screen.getByRole('region', { name: 'Assigned in this account' }));
  expect((await given.findByRole('link', { name: 'Leading, autumn' })).getAttribute('href')).toBe(
    '/learn/campaigns/update/7',
  );
});

test('shows a range of minutes if only some courses are required', async () => {
  await renderLearning({ at, records: { learning_paths: [path({ rule: 'at_least', needed: 1 })] } });
  await ready();
  screen.getByText(/Finished when 1 of the 2 courses are done. Takes 31 to 63 minutes./);
});

test('moves courses with buttons and announces the move', async () => {
  const { user, calls } = await renderLearning({ at });
  await ready();
  expect(button('Move “Listening” up')).toHaveProperty('disabled', true);
  await user.click(button('Move “Listening” down'));
  expect(calls.reorderContent).toHaveBeenCalledWith('path_steps', 5, [12, 11]);
  await expectNotification('“Listening” moved to position 2.');
});

test('adds searched courses at the end and none twice', async () => {
  const { user, calls } = await renderLearning({ at });
  await ready();
  await user.click(screen.getByRole('combobox', { name: 'Add course to this path' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map((one) => one.textContent)).toEqual(['TrustAbout Trust.']);
  await user.click(offered[0] as HTMLElement);
  expect(calls.create.mock.calls[0]).toEqual([
    'path_steps',
    expect.objectContaining({ data: { path_id: 5, course_id: 3, position: 3, note: null } }),
  ]);
  await expectNotification('Added to path');
});

test('LEARN-16 shows a set of courses with its rule, and adds and edits one in a dialog', async () => {
  const set = { ...steps[0], id: 14, course_id: null, course_ids: [1, 2], needed: 1 };
  const records = { path_steps: [set] };
  const { user, calls } = await renderLearning({ at, records });
  await screen.findByText('Any 1 of 2 courses');
  screen.getByText('Listening and Feedback');
  screen.getByText(/Finished when 1 course is done, in the order of the steps. Takes 31 to 63 minutes./);
  await user.click(button('Edit “Any 1 of 2 courses”'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit step' }));
  const needed = dialog.getByRole('spinbutton', { name: /Required number of these courses/ });
  await user.clear(needed);
  await user.type(needed, '3');
  await dialog.findByText('Enter 2 or less.');
  await user.clear(needed);
  await user.type(needed, '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.update).toHaveBeenCalledWith(
      'path_steps',
      expect.objectContaining({ data: expect.objectContaining({ course_ids: [1, 2], needed: 2 }) }),
    ),
  );
  await user.click(button('Add set of courses'));
  await screen.findByRole('dialog', { name: 'New set of courses' });
});

test('names unpublished courses and offers no assignment', async () => {
  const path_steps = [...steps, { ...steps[0], id: 13, course_id: 3, position: 3 }];
  await renderLearning({ at, records: { path_steps } });
  await ready();
  expect((await screen.findByRole('alert')).textContent).toContain('Not published: Trust.');
  screen.getByText('Draft');
  expect(screen.queryByRole('link', { name: 'Assign to people' })).toBeNull();
});

test('publishes a draft and copies it from the menu', async () => {
  const { user, calls } = await renderLearning({
    at,
    records: { learning_paths: [path({ status: 'draft' })] },
  });
  await ready();
  await user.click(button('Publish'));
  expect(calls.setContentStatus).toHaveBeenCalledWith('learning_paths', 5, 'published');
  await user.click(button('More actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy path' }));
  expect(calls.copyContent).toHaveBeenCalledWith('learning_paths', 5);
  await expectNotification('You’re viewing the copy. It’s a draft.');
});

test('shows the server’s text of a refusal', async () => {
  const refuse = async () => {
    throw new HttpError(409, { message: 'This path has no courses yet.', code: 'path_empty' });
  };
  const { user } = await renderLearning({
    at,
    records: { learning_paths: [path({ status: 'draft' })] },
    provider: { setContentStatus: refuse },
  });
  await ready();
  await user.click(button('Publish'));
  await expectNotification('This path has no courses yet.');
});

test('lets account administrators assign a path but not change it', async () => {
  await renderLearning({ at, person: localAdmin });
  await ready();
  const give = screen.getByRole('link', { name: 'Assign to people' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(give.split('?')[1]).get('source')).toBe('{"content":"path","path_id":5}');
  for (const name of [/^Move/, /^Remove/, 'More actions']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('combobox', { name: 'Add course to this path' })).toBeNull();
});

test('says what to do without courses, and that a path was not found', async () => {
  const { page } = await renderLearning({ at, records: { path_steps: [] } });
  await screen.findByText('No courses yet');
  page.unmount();
  await renderLearning({ at: '/learn/manage/404' });
  await screen.findByRole('heading', { name: 'Path not found' });
});

test('offers another try after a failure to load', async () => {
  let tries = 0;
  const getOne = async () => {
    tries += 1;
    if (tries === 1) throw new HttpError(500, {});
    return { data: path() };
  };
  const { user } = await renderLearning({ at, provider: { getOne } });
  await screen.findByText('We couldn’t load this path.');
  await user.click(button('Try again'));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('New to leading'),
  );
});
