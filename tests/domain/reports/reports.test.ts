import { describe, expect, test } from 'vitest';
import { paperFormatOf } from '../../../domain/reports/paperSizes.ts';
import { checkReportDelivery, reportDeliveryOf } from '../../../domain/reports/reportDelivery.ts';
import { distinctFileNames, toFileName } from '../../../domain/reports/reportFileNames.ts';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr_CA', 'letter'],
  ['zh-Hant-PH', 'letter'],
  ['en-GB', 'a4'],
  ['en', 'a4'],
  ['us', 'a4'],
  ['', 'a4'],
])('the paper size for the language %s is %s', (language, paper) => {
  expect(paperFormatOf(language)).toBe(paper);
});

describe('file names', () => {
  test.each([
    ['Žofie Παπαδοπούλου', 'Žofie Παπαδοπούλου'],
    ['../../etc/passwd', 'etc passwd'],
    ['CON: a|b?<c>', 'CON a b c'],
    ['‮fdp.exe', 'fdp.exe'],
    ['  . ', 'report'],
    ['', 'report'],
  ])('%j becomes %j', (text, name) => {
    expect(toFileName(text)).toBe(name);
  });

  test('are numbered if equal, ignoring case', () => {
    expect(distinctFileNames(['Ada Lee', 'ada lee', 'Ada Lee (2)', 'Bo'])).toEqual([
      'Ada Lee',
      'ada lee (2)',
      'Ada Lee (2) (2)',
      'Bo',
    ]);
  });

  test('are limited in length', () => {
    expect([...toFileName('😀'.repeat(300))]).toHaveLength(80);
  });
});

const released = (released_to: 'self' | 'coach' | 'admin') => ({ released_on: '2026-11-21', released_to });

describe('delivery of the reports of a cycle', () => {
  test('lets administrators have them only if announced, and no one before the release', () => {
    expect(['coach', 'admin', 'self'].map((to) => reportDeliveryOf(released(to as 'self')))).toEqual([
      'zip',
      'zip',
      'mail',
    ]);
    expect(reportDeliveryOf({ ...released('admin'), released_on: null })).toBeNull();
  });

  test.each([
    [released('self'), 'zip', 'reports_personal'],
    [released('admin'), 'mail', 'status_change'],
    [{ ...released('admin'), released_on: null }, 'zip', 'status_change'],
    [{ ...released('self'), released_on: null }, 'mail', 'status_change'],
  ] as const)('refuses %j by %s with %s', (cycle, delivery, code) => {
    expect(() => checkReportDelivery(cycle, delivery)).toThrow(code);
  });

  test('accepts everything else', () => {
    expect(() => checkReportDelivery(released('coach'), 'zip')).not.toThrow();
    expect(() => checkReportDelivery(released('self'), 'mail')).not.toThrow();
  });
});
