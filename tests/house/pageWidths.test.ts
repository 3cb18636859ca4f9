import { expect, test } from 'vitest';
import { filesMatching, linesMatching } from './support/sources.ts';

test('PAGE-01 the widths of pages are defined in one place', () => {
  const screens = filesMatching(/^(src|resources)\/.*\.tsx?$/);
  expect(screens.length).toBeGreaterThan(500);
  expect(linesMatching(screens, /maxWidth: ('?)([89]\d\d|\d{4,})(px)?\1(?!\d)/)).toEqual([]);
});
