/** Texts of the page on which a personal code is entered; `{name}` is a placeholder. */
export const surveyCode = {
  title: 'Enter your code',
  page: 'Enter your code · {product}',
  lead: 'The code is in the letter you were given.',
  code: 'Personal code',
  codeHint: '12 letters and digits. Hyphens, spaces and capital letters don’t matter.',
  pin: 'PIN',
  pinHint:
    'For your first visit, choose 6 to 8 digits that are hard to guess, and remember them. To continue later, enter the same PIN.',
  begin: 'Begin or continue',
  beginning: 'One moment…',
  privacy:
    'The administrators of your company print the letters and could read your code before you use it. Once you’ve used it, no one can continue with it without your PIN. By entering the code of a new letter, they could learn whether you’ve already begun, but not what you’ve answered.',
  problems: {
    code: 'Enter all 12 letters and digits of the code.',
    pin: 'Enter 6 to 8 digits.',
    guessablePin:
      'This PIN is easy to guess. Choose one without repeated or counted digits, such as 111111 or 123456.',
    refused:
      'This code and PIN don’t open a survey. Check both. A newer letter or email may have replaced the code, or you may have already begun with a link. If neither is so, someone else may have used it: ask your administrators for a new letter, or tell the person in charge of data protection.',
    tooMany: 'Too many wrong codes were entered here. Try again in a quarter of an hour.',
    failed: 'We couldn’t check the code. Check your connection and try again.',
  },
  wrongPins: {
    title: 'Wrong PINs were entered',
    text: {
      one: 'Since you last entered your code and PIN, a wrong PIN was entered with your code {count} time. If it wasn’t you, someone else has your code. They couldn’t open your survey without your PIN.',
      other:
        'Since you last entered your code and PIN, a wrong PIN was entered with your code {count} times. If it wasn’t you, someone else has your code. They couldn’t open your survey without your PIN.',
    },
    continue: 'Continue',
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
