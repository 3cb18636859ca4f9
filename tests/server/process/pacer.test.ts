import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from '../../../server/process/pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Calls `pass` this many times and records which calls have passed. */
function passMany(pacer: Pacer, count: number): number[] {
  const passed: number[] = [];
  for (let call = 0; call < count; call += 1) void pacer.pass().then(() => passed.push(call));
  return passed;
}

test('lets the first callers pass at once and the others in order, a limited number per interval', async () => {
  const passed = passMany(new Pacer({ perSecond: 40, waiting: 10 }), 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(50);
  expect(passed).toEqual([0, 1, 2, 3]);
  await vi.advanceTimersByTimeAsync(50);
  expect(passed).toEqual([0, 1, 2, 3, 4]);
});

test('lets callers pass at once if too many are waiting', async () => {
  const passed = passMany(new Pacer({ perSecond: 20, waiting: 2 }), 5);
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0, 3, 4]);
});

test('has no timer when nobody has called it recently', async () => {
  const pacer = new Pacer({ perSecond: 20, waiting: 2 });
  passMany(pacer, 2);
  await vi.advanceTimersByTimeAsync(200);
  expect(vi.getTimerCount()).toBe(0);
  const passed = passMany(pacer, 1);
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0]);
});
