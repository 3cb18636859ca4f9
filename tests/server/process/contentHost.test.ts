import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';
import { ConfigurationError } from '../../../server/process/configurationError.ts';

const read = (variables: Readonly<Record<string, string>>) =>
  readEnvironment({ CAIRN_SECRET: randomBytes(48).toString('hex'), ...variables }).contentOrigin;
const production = { CAIRN_DEMO: 'off', PUBLIC_ORIGIN: 'https://surveys.company.example' };

test('SCORM-03 packages have a host in the demo, and none elsewhere until it is set', () => {
  expect(read({ PORT: '4000' })).toBe('http://content.localhost:4000');
  expect(read(production)).toBeNull();
  const set = { ...production, CONTENT_HOST: 'content.company.example' };
  expect(read(set)).toBe('https://content.company.example');
});

test.each([
  'surveys.company.example',
  'surveys.company.example:8443',
  'https://content.company.example',
  'content.company.example/x',
  '*.company.example',
])('SCORM-04 the content host can’t be %s', (host) => {
  expect(() => read({ ...production, CONTENT_HOST: host })).toThrow(ConfigurationError);
});
