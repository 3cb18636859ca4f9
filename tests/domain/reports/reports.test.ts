import { describe, expect, test } from 'vitest';
import { distinctFileNames, toFileName } from '../../../domain/reports/fileNames.ts';
import { paperOf } from '../../../domain/reports/paperSizes.ts';
import { checkDelivery, deliveryOf } from '../../../domain/reports/reportDelivery.ts';

test.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['fr_CA', 'letter'],
  ['zh-Hant-PH', 'letter'],
  ['en-GB', 'a4'],
  ['en', 'a4'],
  ['us', 'a4'],
  ['', 'a4'],
])('paper of the language %s is %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});

describe('names of files', () => {
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

  test('those that are alike are numbered, also where only the case differs', () => {
    expect(distinctFileNames(['Ada Lee', 'ada lee', 'Ada Lee (2)', 'Bo'])).toEqual([
      'Ada Lee',
      'ada lee (2)',
      'Ada Lee (2) (2)',
      'Bo',
    ]);
  });

  test('no name is longer than file systems like', () => {
    expect([...toFileName('😀'.repeat(300))]).toHaveLength(80);
  });
});

const released = (released_to: 'self' | 'coach' | 'admin') => ({ released_on: '2026-11-21', released_to });

describe('how the reports of a cycle reach somebody', () => {
  test('administrators hold them only where that was promised, and nobody before the release', () => {
    expect(['coach', 'admin', 'self'].map((to) => deliveryOf(released(to as 'self')))).toEqual([
      'zip',
      'zip',
      'mail',
    ]);
    expect(deliveryOf({ ...released('admin'), released_on: null })).toBeNull();
  });

  test.each([
    [released('self'), 'zip', 'reports_personal'],
    [released('admin'), 'mail', 'status_change'],
    [{ ...released('admin'), released_on: null }, 'zip', 'status_change'],
    [{ ...released('self'), released_on: null }, 'mail', 'status_change'],
  ] as const)('%j by %s is refused with %s', (cycle, wanted, code) => {
    expect(() => checkDelivery(cycle, wanted)).toThrow(code);
  });

  test('what may be delivered is let through', () => {
    expect(() => checkDelivery(released('coach'), 'zip')).not.toThrow();
    expect(() => checkDelivery(released('self'), 'mail')).not.toThrow();
  });
});
