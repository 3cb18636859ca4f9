import { expect, test } from 'vitest';
import { isGuessablePin, pinPattern } from '../../../domain/survey/personalCode.ts';

test.each(['000000', '4444444', '121212', '123123', '12341234', '123456', '567890', '98765432', '147258'])(
  'the PIN %s is easy to guess',
  (pin) => {
    expect(pinPattern.test(pin)).toBe(true);
    expect(isGuessablePin(pin)).toBe(true);
  },
);

test.each(['274916', '618305', '830261', '1204567', '90817263'])('the PIN %s is not easy to guess', (pin) => {
  expect(isGuessablePin(pin)).toBe(false);
});

test.each(['12345', '27491', '274916380', '27a916', ''])(
  'the PIN “%s” has too few or too many digits',
  (pin) => {
    expect(pinPattern.test(pin)).toBe(false);
  },
);
