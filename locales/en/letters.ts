/** Texts of printed letters and posters; `%{name}` is a placeholder. */
export const letters = {
  title: 'Letters for “%{campaign}”',
  subject: 'Letters with personal codes',
  fileName: 'Letters',
  count: 'Letters',
  made: 'Created on',
  cover: {
    once: 'These letters exist only in this file. They can’t be shown again: print them now, then delete the file.',
    secret: 'Each letter belongs to one person. Hand it over in a closed envelope.',
    again:
      'Codes from earlier letters to these people no longer open a new survey. Anyone who has begun with one can still continue.',
    emails:
      'This campaign sends these people no more reminders. Links that were already emailed still open the survey.',
    entering:
      'Don’t enter these codes yourself: you would answer in someone else’s place. Each person reads who made the letters, and when.',
  },
  letter: {
    invitation: '%{company} invites you to take part in “%{campaign}”.',
    until: 'You can take part until %{day}.',
    how: 'Scan this code with your phone:',
    qr: 'QR code that opens the survey with your personal code',
    address: 'Or open this address on any device:',
    code: 'Then enter your personal code:',
    pin: 'You choose a PIN when you begin. If you stop, your code and your PIN take you back to where you left off. Another PIN opens an empty survey.',
    personal: 'The code is only for you. Don’t share it or your PIN.',
    used: 'If your code doesn’t work, a newer letter may have replaced it. Ask your administrators for a new one.',
    emailed:
      'If you were emailed a link to this survey, it opens a survey too. Only the first one that you submit counts.',
    made: '%{maker} made this letter on %{day}.',
    privacy:
      'Your answers are confidential. No one can continue your survey without your PIN, or see with your code whether you’ve begun or finished. Whoever makes or finds this letter could submit answers in your place, and yours wouldn’t count. If you suspect that, tell the person in charge of data protection. It’s recorded who makes letters, and when.',
  },
  poster: {
    subject: 'Poster',
    fileName: 'Poster',
    lead: '%{company} would like your opinion.',
    qr: 'QR code that opens the page on which you enter your code',
    code: 'Scan the QR code or open the address, then enter the personal code in your letter.',
  },
} as const;
