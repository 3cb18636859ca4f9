import { expect, test } from 'vitest';
import { type RefusalCode, refusalCodes } from '../../../domain/refusalCodes.ts';
import { statusOfRefusal } from '../../../server/kernel/statusOfRefusal.ts';

test('every refusal has an error status', () => {
  expect(refusalCodes.filter((code) => statusOfRefusal(code) < 400 || statusOfRefusal(code) > 503)).toEqual(
    [],
  );
});

test.each<[RefusalCode, number]>([
  ['malformed', 400],
  ['signed_out', 401],
  ['bad_code', 401],
  ['forbidden', 403],
  ['link_unknown', 404],
  ['answer_final', 409],
  ['score_relative', 409],
  ['reset_link_used', 410],
  ['address_too_long', 414],
  ['unsupported_type', 415],
  ['answer_incomplete', 422],
  ['bad_setup_code', 422],
  ['file_refused', 422],
  ['files_in_line', 429],
  ['server_error', 500],
  ['not_configured', 501],
  ['captcha_unavailable', 502],
  ['busy', 503],
])('%s is answered with %i', (code, status) => {
  expect(statusOfRefusal(code)).toBe(status);
});
