/** Texts of printed letters and posters; `%{name}` is a placeholder. */
export const letters = {
  title: 'Letters of “%{campaign}”',
  subject: 'Letters with personal codes',
  fileName: 'Letters',
  count: 'Letters',
  made: 'Made on',
  cover: {
    once: 'These letters exist only in this file. They can’t be shown again: print them now, then delete the file.',
    secret: 'Each letter belongs to one person. Hand it over in a closed envelope.',
    again: 'Codes of letters made earlier for these people no longer work, unless they were already used.',
    emails:
      'This campaign sends these people no more reminders. Links that were already emailed still open the survey.',
    entering:
      'Don’t enter these codes yourself: it shuts people out, and it could reveal who has already begun.',
  },
  letter: {
    invitation: '%{company} invites you to take part in “%{campaign}”.',
    until: 'You can take part until %{day}.',
    how: 'Scan this code with your phone:',
    qr: 'QR code that opens the survey with your personal code',
    address: 'Or open this address on any device:',
    code: 'Then enter your personal code:',
    pin: 'You choose a PIN when you begin. If you stop, your code and your PIN take you back to where you left off.',
    personal: 'The code is only for you. Don’t share it or your PIN.',
    used: 'If your code doesn’t work when you first enter it, a newer letter or email may have replaced it, or you may have already begun with a link. If neither is so, someone else may have used it: ask your administrators for a new letter, or tell the person in charge of data protection.',
    emailed: 'If you were emailed a link to this survey, it opens the survey too, until you enter your code.',
    privacy:
      'Your answers are confidential. The administrators of your company print the letters and could read your code before you use it. Once you’ve used it, no one can continue with it without your PIN. By entering the code of a new letter, they could learn whether you’ve already begun, but not what you’ve answered.',
  },
  poster: {
    subject: 'Poster',
    fileName: 'Poster',
    lead: '%{company} asks for your opinion.',
    qr: 'QR code that opens the page on which you enter your code',
    code: 'Scan the QR code or open the address, then enter the personal code in your letter.',
  },
} as const;
