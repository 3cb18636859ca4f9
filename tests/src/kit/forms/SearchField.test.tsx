import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from '../../../../src/kit/forms/SearchField.tsx';
import { renderKit } from '../renderKit.tsx';

function renderSearch() {
  const onSearch = vi.fn();
  function Search() {
    const [value, setValue] = useState('');
    const handleSearch = (text: string) => {
      onSearch(text);
      setValue(text);
    };
    return (
      <>
        <SearchField label="Search" value={value} onSearch={handleSearch} />
        <button type="button" onClick={() => setValue('')}>
          Clear
        </button>
      </>
    );
  }
  const { user } = renderKit(<Search />);
  return { user, onSearch, field: () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }) };
}

test('a search starts once, after a pause in typing', async () => {
  const { onSearch, field } = renderSearch();
  for (const text of ['a', 'an', 'ann ']) fireEvent.change(field(), { target: { value: text } });
  expect(onSearch).not.toHaveBeenCalled();
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['ann']]));
});

test('clearing the search elsewhere empties the field without another search', async () => {
  const { user, onSearch, field } = renderSearch();
  fireEvent.change(field(), { target: { value: 'ann' } });
  await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field().value).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(onSearch).toHaveBeenCalledOnce();
});
