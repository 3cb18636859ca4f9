import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { urlField, useUrlFilters } from '../../../src/kit/useUrlFilters.ts';
import { renderKit } from './renderKit.tsx';

const fields = {
  q: urlField.text(),
  status: urlField.choice(['open', 'closed']),
  size: urlField.choice([25, 50], 25),
  person: urlField.id(),
  from: urlField.day(),
  page: urlField.page(),
};
type Change = Parameters<ReturnType<typeof useUrlFilters<typeof fields>>[1]>[0];

/** Shows the filters, with a button that changes them. */
function renderFilters(at: string, change: Change = {}) {
  function Filters() {
    const [filters, setFilters] = useUrlFilters(fields);
    return (
      <>
        <output aria-label="Filters">{JSON.stringify(filters)}</output>
        <button type="button" onClick={() => setFilters(change)}>
          Change
        </button>
      </>
    );
  }
  const { user } = renderKit(<Filters />, at);
  return {
    change: () => user.click(screen.getByRole('button', { name: 'Change' })),
    filters: () => JSON.parse(screen.getByLabelText('Filters').textContent ?? ''),
    address: () => screen.getByLabelText('Address').textContent,
  };
}

const initial = { q: '', status: null, size: 25, person: null, from: null, page: 1 };

test('filters are read from the URL', () => {
  const { filters } = renderFilters('/?q=anna&status=open&size=50&person=7&from=2026-03-31&page=3');
  expect(filters()).toEqual({ q: 'anna', status: 'open', size: 50, person: 7, from: '2026-03-31', page: 3 });
});

test('missing and invalid filters have their default', () => {
  expect(renderFilters('/').filters()).toEqual(initial);
});

test.each(['status=other', 'size=7', 'person=-1', 'person=x', 'from=yesterday', 'page=0', 'page=2.5'])(
  '%s is invalid',
  (search) => {
    expect(renderFilters(`/?${search}`).filters()).toEqual(initial);
  },
);

test('a change returns to the first page, omits defaults and keeps the rest of the URL', async () => {
  const { change, address } = renderFilters('/?tab=raters&q=anna&size=50&page=3', {
    status: 'open',
    size: 25,
  });
  await change();
  expect(address()).toBe('?tab=raters&q=anna&status=open');
});

test('a change of page keeps the filters', async () => {
  const { change, address, filters } = renderFilters('/?q=anna&page=3', { page: 4 });
  await change();
  expect(address()).toBe('?q=anna&page=4');
  expect(filters().page).toBe(4);
});
