import { expect, test } from 'vitest';
import { formatDay } from '../../../domain/dates/formatDate.ts';
import { supportedLocales } from '../../../domain/supportedLocales.ts';
import { formatLongDay } from '../../../src/respondent/translator.ts';

test('the survey page formats days like all other pages', () => {
  expect(supportedLocales.length).toBe(20);
  for (const language of supportedLocales) {
    expect(formatLongDay('2026-11-05', language), language).toBe(formatDay('2026-11-05', language, 'long'));
  }
});
