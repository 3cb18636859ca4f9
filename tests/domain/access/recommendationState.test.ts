import { expect, test } from 'vitest';
import {
  applyReport,
  requestOnNavigation,
  unknownRecommendations,
} from '../../../domain/access/recommendationState.ts';

const userId = 7;
const protectedPage = { isProtected: true, userId };
const openPage = { isProtected: false, userId };
const report = { call: 'report', body: { user_id: 7 } };
const results = { call: 'results', body: { user_id: 7, answer_time: '2024-07-01 00:00:00' } };

test('STATE-34 availability is unknown at first, and the first protected navigation requests the report', () => {
  expect(unknownRecommendations.availability).toBe('check');
  expect(requestOnNavigation(unknownRecommendations, openPage).fetch).toBeNull();
  expect(requestOnNavigation(unknownRecommendations, protectedPage).fetch).toEqual(report);
});

test('STATE-35 the report sets availability to true or false', () => {
  const requests = requestOnNavigation(unknownRecommendations, protectedPage).recommendations;
  for (const hasRecommendations of [true, false]) {
    const { recommendations } = applyReport(requests, { hasRecommendations, userId });
    expect(recommendations.availability).toBe(hasRecommendations);
  }
});

test('STATE-36 results are requested only for users with recommendations', () => {
  const requests = requestOnNavigation(unknownRecommendations, protectedPage).recommendations;
  expect(applyReport(requests, { hasRecommendations: true, userId }).fetch).toEqual(results);
  expect(applyReport(requests, { hasRecommendations: false, userId }).fetch).toBeNull();
});

test('STATE-36 with known availability, the first protected navigation requests the results or not', () => {
  const known = (availability: boolean) =>
    requestOnNavigation({ availability, wasRequested: false }, protectedPage).fetch;
  expect(known(true)).toEqual(results);
  expect(known(false)).toBeNull();
});

test('STATE-36 only the first protected navigation requests results', () => {
  const first = requestOnNavigation(unknownRecommendations, protectedPage).recommendations;
  expect(requestOnNavigation(first, protectedPage)).toEqual({ recommendations: first, fetch: null });
  const loaded = applyReport(first, { hasRecommendations: true, userId }).recommendations;
  expect(requestOnNavigation(loaded, protectedPage).fetch).toBeNull();
});

test('an open page does not count as the first navigation', () => {
  const { recommendations } = requestOnNavigation(unknownRecommendations, openPage);
  expect(requestOnNavigation(recommendations, protectedPage).fetch).toEqual(report);
});

test('STATE-37 CONST-21 the results are requested with the user and the fixed time', () => {
  const { fetch } = applyReport(unknownRecommendations, { hasRecommendations: true, userId: 12 });
  expect(fetch?.body).toStrictEqual({ user_id: 12, answer_time: '2024-07-01 00:00:00' });
});
