import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Pagination } from '../../../../src/kit/lists/Pagination.tsx';
import { renderKit } from '../renderKit.tsx';

test('pagination shows the visible rows and leads to the next page', async () => {
  const onPage = vi.fn();
  const { user } = renderKit(<Pagination total={60} page={2} pageSize={25} onPage={onPage} />);
  screen.getByText('26–50 of 60');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPage).toHaveBeenCalledWith(3);
});

test('a list of one page has no pagination', () => {
  renderKit(<Pagination total={25} page={1} pageSize={25} onPage={vi.fn()} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page beyond the last shows the last one', () => {
  renderKit(<Pagination total={60} page={9} pageSize={25} onPage={vi.fn()} />);
  screen.getByText('51–60 of 60');
});
