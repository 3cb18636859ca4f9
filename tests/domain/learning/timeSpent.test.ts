import { describe, expect, test } from 'vitest';
import { activeMs, countTime } from '../../../domain/learning/timeSpent.ts';

describe('LEARN-51 the time of a step counts', () => {
  const step = { from: 10_000, to: 11_000, lastActivityAt: 9_000, isVisible: true };
  test.each([
    ['while the lesson is visible and its reader active', {}, 1_000],
    ['not in the background', { isVisible: false }, 0],
    ['not after three minutes without activity', { lastActivityAt: -180_000 }, 0],
    ['until the three minutes are over', { lastActivityAt: -169_600 }, 400],
    ['not while the device slept', { to: 3_600_000, lastActivityAt: 3_599_000 }, 0],
  ])('%s', (_name, facts, ms) => {
    expect(activeMs({ ...step, ...facts })).toBe(ms);
  });
});

describe('LEARN-51 a report counts', () => {
  const at = (text: string) => new Date(`2026-11-21T09:${text}Z`);
  test.each([
    ['as it is, if so much time has passed', 30, '00:00.000', '00:30.000', 30, '00:30.000'],
    ['at most the time that has passed', 120, '00:00.000', '00:20.000', 20, '00:20.000'],
    ['whole seconds, and the rest with the next report', 30, '00:00.000', '00:29.800', 29, '00:29.000'],
    ['nothing if the time was counted before', 30, '01:00.000', '00:30.000', 0, '01:00.000'],
    ['without the time in which nothing was reported', 30, '00:00.000', '10:00.000', 30, '10:00.000'],
  ])('%s', (_name, seconds, before, now, counted, after) => {
    expect(countTime({ seconds, countedUntil: at(before), now: at(now) })).toEqual({
      seconds: counted,
      countedUntil: at(after),
    });
  });

  test('so that any reports add up to at most the time that has passed', () => {
    let countedUntil = at('00:00.000');
    let sum = 0;
    for (let ms = 0; ms <= 60_000; ms += 37) {
      const counted = countTime({
        seconds: 120,
        countedUntil,
        now: new Date(at('00:00.000').getTime() + ms),
      });
      sum += counted.seconds;
      countedUntil = counted.countedUntil;
    }
    expect(sum).toBe(59);
  });
});
