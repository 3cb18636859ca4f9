/** Texts of the page on which a personal code is entered; `{name}` is a placeholder. */
export const surveyCode = {
  title: 'Enter your code',
  page: 'Enter your code · {product}',
  lead: 'The code is in the letter you were given.',
  code: 'Personal code',
  codeHint: '12 letters and digits. Hyphens, spaces and capital letters don’t matter.',
  pin: 'PIN',
  pinHint:
    'For your first visit, choose 4 to 8 digits and remember them. To continue later, enter the same PIN.',
  begin: 'Begin or continue',
  beginning: 'One moment…',
  privacy:
    'The administrators of your company print the letters and could read your code before you use it. Once you’ve used it, no one can continue with it without your PIN.',
  problems: {
    code: 'Enter all 12 letters and digits of the code.',
    pin: 'Enter 4 to 8 digits.',
    refused:
      'This code and PIN don’t open a survey. Check both. If you enter this code for the first time, someone else may have used it: tell your administrators.',
    tooMany: 'Too many wrong codes were entered here. Try again in a quarter of an hour.',
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
