import { expect, test } from 'vitest';
import { errorText, HttpError, isAborted } from '../../dataProviders/errors.ts';

const everything = {
  statusMessage: 'first',
  message: { statusMessage: 'second' },
};

test('ERR-02 the status message of the body comes first', () => {
  expect(errorText(new HttpError(500, everything))).toBe('first');
  expect(errorText({ body: { statusMessage: 'first', message: 'third' }, message: 'fourth' })).toBe('first');
});
test('ERR-03 then the status message inside a message object', () => {
  expect(errorText(new HttpError(500, { message: { statusMessage: 'second' } }))).toBe('second');
});
test('ERR-04 then the message of the body, if it is text', () => {
  expect(errorText({ body: { message: 'third' }, message: 'fourth' })).toBe('third');
});
test('ERR-05 then the message of the error itself', () => {
  expect(errorText({ body: {}, message: 'fourth' })).toBe('fourth');
  expect(errorText({ body: { message: {} }, message: 'fourth' })).toBe('fourth');
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
});
test('empty texts do not count, and without any there is none', () => {
  expect(errorText({ body: { statusMessage: ' ', message: '' }, message: 'fourth' })).toBe('fourth');
  for (const failure of [null, undefined, {}, new HttpError(500, null), ''])
    expect(errorText(failure)).toBeNull();
});
test('an answer keeps its status, its code and what was wrong with which field', () => {
  const problems = [{ field: 'name', problem: 'required' }];
  const failure = new HttpError(422, { message: 'Please check.', code: 'invalid', problems });
  expect(failure).toMatchObject({ status: 422, code: 'invalid', problems, message: 'Please check.' });
  expect(new HttpError(502, '<html>')).toMatchObject({ code: null, problems: [] });
});
test('a call that was given up is told from one that failed', () => {
  expect(isAborted(new DOMException('', 'AbortError'))).toBe(true);
  expect(isAborted(new Error('AbortError'))).toBe(false);
});
