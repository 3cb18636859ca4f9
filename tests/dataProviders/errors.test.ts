import { expect, test } from 'vitest';
import { errorText, HttpError, isAborted } from '../../dataProviders/errors.ts';

const everything = {
  statusMessage: 'first',
  message: { statusMessage: 'second' },
};

test('ERR-02 the statusMessage of the body is used first', () => {
  expect(errorText(new HttpError(500, everything))).toBe('first');
  expect(errorText({ body: { statusMessage: 'first', message: 'third' }, message: 'fourth' })).toBe('first');
});
test('ERR-03 the statusMessage inside a message object is used second', () => {
  expect(errorText(new HttpError(500, { message: { statusMessage: 'second' } }))).toBe('second');
});
test('ERR-04 a text message of the body is used third', () => {
  expect(errorText({ body: { message: 'third' }, message: 'fourth' })).toBe('third');
});
test('ERR-05 the message of the error itself is used last', () => {
  expect(errorText({ body: {}, message: 'fourth' })).toBe('fourth');
  expect(errorText({ body: { message: {} }, message: 'fourth' })).toBe('fourth');
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
});
test('empty texts are ignored, and without any text there is no message', () => {
  expect(errorText({ body: { statusMessage: ' ', message: '' }, message: 'fourth' })).toBe('fourth');
  for (const failure of [null, undefined, {}, new HttpError(500, null), ''])
    expect(errorText(failure)).toBeNull();
});
test('an error keeps its status, its code and its field problems', () => {
  const problems = [{ field: 'name', problem: 'required' }];
  const failure = new HttpError(422, { message: 'Please check.', code: 'invalid', problems });
  expect(failure).toMatchObject({ status: 422, code: 'invalid', problems, message: 'Please check.' });
  expect(new HttpError(502, '<html>')).toMatchObject({ code: null, problems: [] });
});
test('an aborted call is distinguished from a failed one', () => {
  expect(isAborted(new DOMException('', 'AbortError'))).toBe(true);
  expect(isAborted(new Error('AbortError'))).toBe(false);
});
