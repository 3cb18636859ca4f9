import { expect, test } from 'vitest';
import { onNavigation, onReport, unknownRecommendations } from '../../../domain/access/recommendations.ts';

const userId = 7;
const protectedPage = { isProtected: true, userId };
const openPage = { isProtected: false, userId };
const report = { call: 'report', body: { user_id: 7 } };
const results = { call: 'results', body: { user_id: 7, answer_time: '2024-07-01 00:00:00' } };

test('STATE-34 availability is unknown at first, and the first protected navigation requests the report', () => {
  expect(unknownRecommendations.availability).toBe('check');
  expect(onNavigation(unknownRecommendations, openPage).fetch).toBeNull();
  expect(onNavigation(unknownRecommendations, protectedPage).fetch).toEqual(report);
});

test('STATE-35 the report sets availability to true or false', () => {
  const requests = onNavigation(unknownRecommendations, protectedPage).recommendations;
  for (const hasRecommendations of [true, false]) {
    const { recommendations } = onReport(requests, { hasRecommendations, userId });
    expect(recommendations.availability).toBe(hasRecommendations);
  }
});

test('STATE-36 results are requested only for users with recommendations', () => {
  const requests = onNavigation(unknownRecommendations, protectedPage).recommendations;
  expect(onReport(requests, { hasRecommendations: true, userId }).fetch).toEqual(results);
  expect(onReport(requests, { hasRecommendations: false, userId }).fetch).toBeNull();
});

test('STATE-36 with known availability, the first protected navigation requests the results or not', () => {
  const known = (availability: boolean) =>
    onNavigation({ availability, wasRequested: false }, protectedPage).fetch;
  expect(known(true)).toEqual(results);
  expect(known(false)).toBeNull();
});

test('STATE-36 only the first protected navigation requests results', () => {
  const first = onNavigation(unknownRecommendations, protectedPage).recommendations;
  expect(onNavigation(first, protectedPage)).toEqual({ recommendations: first, fetch: null });
  const loaded = onReport(first, { hasRecommendations: true, userId }).recommendations;
  expect(onNavigation(loaded, protectedPage).fetch).toBeNull();
});

test('an open page does not count as the first navigation', () => {
  const { recommendations } = onNavigation(unknownRecommendations, openPage);
  expect(onNavigation(recommendations, protectedPage).fetch).toEqual(report);
});

test('STATE-37 CONST-21 the results are requested with the user and the fixed time', () => {
  const { fetch } = onReport(unknownRecommendations, { hasRecommendations: true, userId: 12 });
  expect(fetch?.body).toStrictEqual({ user_id: 12, answer_time: '2024-07-01 00:00:00' });
});
