import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HttpError } from '../../../../dataProviders/errors.ts';
import { QueryState } from '../../../../src/kit/states/QueryState.tsx';
import { renderKit } from '../renderKit.tsx';

const failure = (status: number) => new HttpError(status, { message: 'The text of the server.' });

function renderState(state: { data?: readonly string[]; error?: unknown }) {
  const refetch = vi.fn();
  const opened = renderKit(
    <QueryState
      query={{ data: state.data, error: state.error ?? null, refetch }}
      failed="kit.failed"
      missing="kit.missing"
      empty={{ when: (names) => names.length === 0, text: 'administration.delegation.empty' }}
    >
      {(names) => names.join(', ')}
    </QueryState>,
  );
  return { ...opened, refetch };
}

test('a skeleton is announced while loading', () => {
  renderState({});
  screen.getByRole('status', { name: 'Loading' });
});

test('loaded data is rendered', () => {
  renderState({ data: ['Ada', 'Grace'] });
  screen.getByText('Ada, Grace');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without data, the empty state says what will appear', () => {
  renderState({ data: [] });
  screen.getByRole('heading', { name: 'No delegated accounts yet' });
});

test('a failure says what could not be loaded and can be retried', async () => {
  const { user, refetch } = renderState({ error: failure(500) });
  screen.getByText('We couldn’t load this list.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a failed refresh keeps the loaded data', () => {
  renderState({ data: ['Ada'], error: failure(500) });
  screen.getByText('We couldn’t load this list.');
  screen.getByText('Ada');
});

test('a record that does not exist is not found, even if it was loaded before', () => {
  renderState({ data: ['Ada'], error: failure(404) });
  screen.getByRole('heading', { level: 1, name: 'Not found' });
  expect(screen.queryByText('Ada')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a forbidden record shows the reason the server gives', () => {
  renderState({ error: failure(403) });
  screen.getByRole('heading', { name: 'You don’t have access to this page' });
  screen.getByText('The text of the server.');
});
