/** Texts of the page on which a personal code is entered; `{name}` is a placeholder. */
export const surveyCode = {
  title: 'Enter your code',
  page: 'Enter your code · {product}',
  lead: 'The code is in the letter you were given.',
  code: 'Personal code',
  codeHint: '12 letters and digits. Hyphens, spaces and capital letters don’t matter.',
  pin: 'PIN',
  pinHint:
    'For your first visit, choose 6 to 8 digits that are hard to guess, not your birthday, and remember them. To continue later, enter the same PIN. Another PIN opens an empty survey.',
  begin: 'Begin or continue',
  beginning: 'One moment…',
  privacy:
    'No one can continue your survey without your PIN, or see with your code whether you’ve begun. The administrators who print the letters could read your code and submit answers in your place. Before you begin, the survey says who made your letter.',
  problems: {
    code: 'Enter all 12 letters and digits of the code.',
    pin: 'Enter 6 to 8 digits.',
    guessablePin:
      'This PIN is easy to guess. Choose one without repeated or counted digits, such as 111111 or 123456.',
    refused:
      'This code and PIN don’t open a survey. Check both. A newer letter may have replaced the code, or the survey may have closed. If neither applies, ask your administrators for a new letter.',
    tooMany: 'Too many wrong codes were entered here. Try again in 15 minutes.',
    failed: 'We couldn’t check the code. Check your connection and try again.',
  },
  kiosk: {
    label: 'Shared device',
    lead: 'This device is shared. Nothing you enter stays on it.',
    done: 'Done: clear this device',
    warning: {
      one: 'Are you still there? This device will be cleared in {count} second. Your saved answers remain.',
      other:
        'Are you still there? This device will be cleared in {count} seconds. Your saved answers remain.',
    },
    stay: 'I’m still here',
  },
} as const;
