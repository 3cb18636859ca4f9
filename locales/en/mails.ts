export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the button says, where the mail has a link. */
  readonly action?: string;
}

/** Every mail the product writes. `%{word}` is filled in when the mail is sent; a paragraph left empty is dropped. */
export const mails = {
  invitation: {
    subject: '%{campaign}: how is work at %{company} for you?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} would like to know how work really is. You see short situations from working life and put four options in order. You can stop at any time and go on later with the same link.',
      '%{message}',
      'Nobody at %{company} sees your answers. Results are shown only after the survey has closed, and only for groups of at least %{minGroup} people. The first page says exactly what is shown.',
      'The survey closes on %{closesOn}. The link is yours alone, so please do not pass it on.',
    ],
    action: 'Open the survey',
  },
  reminder: {
    subject: '%{campaign} closes on %{closesOn}',
    paragraphs: [
      'Hello %{firstName},',
      'The survey of %{company} is open until %{closesOn}, and you have not finished it yet. What you have answered so far is kept: the link takes you to the next question.',
      'This reminder goes to everybody who has not finished. Nobody is told who they are.',
    ],
    action: 'Go on with the survey',
  },
  selfInvitation: {
    subject: '%{campaign}: how do you act at work?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} asks you to look at how you usually act at work. You put four statements in order, question by question. You can stop at any time and go on later with the same link.',
      '%{message}',
      'This assessment is about you. The first page says exactly who sees what of it, and for how long.',
      '%{deadline} The link is yours alone, so please do not pass it on.',
    ],
    action: 'Begin your assessment',
  },
  raterInvitation: {
    subject: '%{campaign}: how do you experience %{targetFirstName} at work?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} asks you to say how you experience %{targetFirstName} at work. You put four statements in order, question by question. You can stop at any time and go on later with the same link.',
      '%{message}',
      'The first page says exactly how your answers are shown. If you cannot say anything about %{targetFirstName}, you can say so there.',
      '%{deadline} The link is yours alone, so please do not pass it on.',
    ],
    action: 'Answer the questions',
  },
  applicantInvitation: {
    subject: '%{campaign}: your assessment for %{company}',
    paragraphs: [
      'Hello %{firstName},',
      'You have applied for the role "%{campaign}" at %{company} and are asked to answer an assessment. You put four statements in order, question by question. You can stop at any time and go on later with the same link.',
      'The first page says who sees your answers and for how long they are kept. There you can also ask for more time, the help of a reader or another language.',
      'Your application has a page of its own, where you can also withdraw: %{ownPage}',
      '%{deadline} The link is yours alone, so please do not pass it on.',
    ],
    action: 'Begin the assessment',
  },
  selfReminder: {
    subject: '%{campaign}: your assessment is waiting',
    paragraphs: [
      'Hello %{firstName},',
      'You have not finished your assessment yet. What you have answered so far is kept: the link takes you to the next question.',
      '%{deadline}',
    ],
    action: 'Go on with your assessment',
  },
  raterReminder: {
    subject: '%{campaign}: your answers about %{targetFirstName}',
    paragraphs: [
      'Hello %{firstName},',
      'You were asked about %{targetFirstName} and have not finished yet. What you have answered so far is kept: the link takes you to the next question.',
      '%{targetFirstName} is not told who has answered. %{deadline}',
    ],
    action: 'Go on answering',
  },
  applicantReminder: {
    subject: '%{campaign}: your assessment is waiting',
    paragraphs: [
      'Hello %{firstName},',
      'You have not finished your assessment for the role "%{campaign}" at %{company} yet. What you have answered so far is kept: the link takes you to the next question.',
      '%{deadline}',
    ],
    action: 'Go on with the assessment',
  },
  resetPassword: {
    subject: 'Set a new password for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'Somebody, probably you, asked for a new password. The link works once and for one hour.',
      'If it was not you, you need to do nothing: your password stays as it is.',
    ],
    action: 'Set a new password',
  },
  setPassword: {
    subject: 'Set your password for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      '%{administrator} asks you to set your password for %{product}, where you sign in with this e-mail address. The link works once and for seven days.',
      'If you did not expect this, you need to do nothing: nobody can sign in as you without the link.',
    ],
    action: 'Set your password',
  },
  signInAttempts: {
    subject: 'Wrong passwords for your %{product} account',
    paragraphs: [
      'Hello %{firstName},',
      'Within %{hours} hours, a wrong password was entered for your account %{failures} times on devices you haven’t used before. Nobody got in.',
      'If it was you, choose “Forgot your password?” on the sign-in page to set a new one.',
      'If it wasn’t you, you don’t need to do anything. Devices you’ve used before work as usual. On a new device you may have to wait up to %{minutes} minutes before you can sign in.',
      'To protect your account further, turn on a second factor in your profile, and don’t use this password anywhere else.',
    ],
  },
  passwordChanged: {
    subject: 'Your password for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'Your password was changed on %{changedAt} (UTC), and other devices were signed out.',
      'If it was not you, ask for a new password on the sign-in page at once, and tell your administrator.',
    ],
  },
  emailChanged: {
    subject: 'Your e-mail address for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'You have another e-mail address for %{product} now. You no longer sign in with this one, and links that were sent here no longer set a password.',
      'If you did not expect this, tell your administrator at once.',
    ],
  },
  signInCode: {
    subject: 'Your code for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'Your code is %{code}. It works once and for 10 minutes.',
      'If you are not signing in right now, somebody knows your password. Please change it.',
    ],
  },
  secondFactorReset: {
    subject: 'Your second factor for %{product} was reset',
    paragraphs: [
      'Hello %{firstName},',
      'An administrator of the platform has reset your second factor and signed you out everywhere. From now on your password is enough to sign in.',
      'Please set up a second factor again on the page of your profile. If you did not ask for this, tell your administrator at once.',
    ],
  },
  secondFactorChanged: {
    subject: 'Your second factor for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'The second factor of your account was set up anew or turned off.',
      'If it was not you, set a new password on the sign-in page at once, and tell your administrator.',
    ],
  },
  dataReady: {
    subject: 'Your data from %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'The copy of your data that you asked for is made. You find it on the page of your profile for 7 days, and it can be fetched once.',
      'If you did not ask for it, set a new password at once.',
    ],
    action: 'Go to your profile',
  },
  ownReportReady: {
    subject: 'Your results of “%{campaign}” are ready',
    paragraphs: [
      'Hello %{firstName},',
      'the results of “%{campaign}” at %{company} are released to you. You find them under “My results”, and you can save them as a report. Nobody else was sent them.',
    ],
    action: 'See my results',
  },
  reportsReady: {
    subject: 'The reports of “%{campaign}” are ready',
    paragraphs: [
      'Hello %{firstName},',
      'the personal reports of “%{campaign}” are made. You can save them from the page of the campaign for 7 days; then they are deleted.',
    ],
    action: 'Go to the campaign',
  },
  support: {
    subject: 'Support: %{page}',
    paragraphs: ['%{name} (%{email}, user %{userId}) of %{company} wrote on the page %{page}:', '%{message}'],
  },
} as const satisfies Readonly<Record<string, MailText>>;

/** What the letters of the personal metrics put in for `%{deadline}` and for a name that is not known. */
export const assessmentWords = {
  deadline: 'Answers are welcome until %{closesOn}.',
  unnamedTarget: 'a colleague',
} as const;

/** Below every reminder. */
export const stopWords = 'Stop reminders about this';

export type MailTemplate = keyof typeof mails;
