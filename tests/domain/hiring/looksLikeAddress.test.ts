import { expect, test } from 'vitest';
import { looksLikeAddress } from '../../../domain/hiring/looksLikeAddress.ts';

test.each([
  'you won: http://evil.example/prize',
  'HTTPS://evil.example',
  'see WWW.evil.example',
  'ada@evil.example',
  'win at evil.example/prize',
  'ｗｗｗ．evil.example',
  'ada＠evil',
])('%s looks like an address', (name) => {
  expect(looksLikeAddress(name)).toBe(true);
});

test.each([
  'Ada',
  "Anne-Marie O'Neill",
  'J. R. R.',
  'St.John',
  'Ravi s/o Kumar',
  'Владимир',
  '李 小龙',
  'Wwwilhelm',
  '',
])('%s is a name', (name) => {
  expect(looksLikeAddress(name)).toBe(false);
});
