import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, expectNotification, localAdmin, renderLearning } from './renderLearning.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const users = ['Abebe', 'Birch'].map((last_name, index) => ({
  id: 41 + index,
  first_name: 'Ada',
  last_name,
}));
const learning_assignments = users.map(({ id }, index) => ({
  id: 61 + index,
  campaign_id: 7,
  user_id: id,
  path_id: 5,
  course_ids: [1, 2],
  state: index === 0 ? 'started' : 'finished',
  assigned_on: '2026-11-01',
  due_on: '2026-11-15',
  finished_on: index === 0 ? null : '2026-11-10',
  updated_at: '2026-11-01T09:00:00.000Z',
}));
const open = (records: object = { users, learning_assignments }) =>
  renderLearning({ at: '/learn/assignments', person: localAdmin, records: { users, ...records } });

test('ROUTE-86 ROUTE-136 each person is listed with assignments, progress and overdue items', async () => {
  await open();
  await screen.findByText('Ada Abebe');
  await screen.findAllByText('Leading, autumn');
  expect(await findAccessibilityProblems()).toEqual([]);
  const [, first, second] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(first).toContain('Started');
  expect(first).toContain('Overdue');
  expect(second).toContain('Finished');
  expect(second).not.toContain('Overdue');
});

test('selected people can get another last day', async () => {
  const { user, calls } = await open();
  await screen.findByText('Ada Abebe');
  await user.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
  await user.click(button('Change due date'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the due date for 1 person' }));
  const day = dialog.getByRole('textbox', { name: 'Due date' });
  await user.type(day, '31/31/2027');
  await user.click(dialog.getByRole('button', { name: 'Change due date' }));
  expect(calls.extendAssignments).not.toHaveBeenCalled();
  await user.clear(day);
  await user.type(day, '31/01/2027');
  await user.click(dialog.getByRole('button', { name: 'Change due date' }));
  expect(calls.extendAssignments).toHaveBeenCalledWith([61], '2027-01-31');
  await expectNotification('1 person updated');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

test('assignments can be revoked and restored', async () => {
  const { user, calls } = await open();
  await screen.findByText('Ada Abebe');
  await user.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await user.click(button('Unassign'));
  expect(calls.changeAssignments).toHaveBeenCalledWith([61, 62], 'withdrawn');
  await expectNotification('2 people updated');
});

test('an empty list says how assignments are created', async () => {
  await open({ learning_assignments: [] });
  await screen.findByText('No assignments yet');
  expect(screen.queryByRole('link', { name: 'Assign courses' })).toBeNull();
});
