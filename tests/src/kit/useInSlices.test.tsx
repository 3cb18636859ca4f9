import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useInSlices } from '../../../src/kit/useInSlices.ts';

test('a value reaches one slice after the other, and the newest value reaches all of them', async () => {
  const drawn: string[] = [];
  const { rerender } = renderHook(
    ({ value }) => {
      const slices = useInSlices(value, 3);
      drawn.push(slices.join(''));
    },
    { initialProps: { value: 'a' } },
  );
  expect(drawn).toEqual(['aaa']);
  rerender({ value: 'b' });
  await waitFor(() => expect(drawn.at(-1)).toBe('bbb'));
  expect([...new Set(drawn)]).toEqual(['aaa', 'baa', 'bba', 'bbb']);
  rerender({ value: 'c' });
  rerender({ value: 'd' });
  await waitFor(() => expect(drawn.at(-1)).toBe('ddd'));
});
