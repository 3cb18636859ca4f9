import { sessionMails } from './sessionMails.ts';

export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The sentence about privacy, which follows the paragraphs; no edited text can remove it. */
  readonly privacy?: string;
  /** The label of the button, for emails with a link. */
  readonly action?: string;
}

/** All emails. `%{word}` is a placeholder; an empty paragraph is dropped. */
export const mails = {
  invitation: {
    subject: '%{campaign}: How is work at %{company}?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} would like to know how you experience work. You’ll read short situations from working life and rank four options in each. You can stop at any time and continue later with the same link.',
      '%{message}',
      'The survey closes on %{closesOn}. The link is personal, so please don’t share it.',
    ],
    privacy:
      'No one at %{company} sees your answers. Results are shown only after the survey has closed, and only for groups of at least %{minGroup} people. The first page explains exactly what is shown.',
    action: 'Open the survey',
  },
  invitationAnswered: {
    subject: '%{campaign}: You’ve already answered',
    paragraphs: [
      'Hello %{firstName},',
      'You’ve already answered the survey from %{company}, so there’s nothing left to do. Thank you!',
      'No one at %{company} is told who has answered, so you may be sent a new link anyway. Any link you received earlier no longer works.',
    ],
    action: 'Open the survey',
  },
  reminder: {
    subject: '%{campaign} closes on %{closesOn}',
    paragraphs: [
      'Hello %{firstName},',
      'You haven’t finished the survey from %{company} yet. It’s open until %{closesOn}. Your answers so far are saved, and the link takes you to the next question.',
    ],
    privacy: 'Everyone who hasn’t finished gets this reminder. No one is told who they are.',
    action: 'Continue the survey',
  },
  selfInvitation: {
    subject: '%{campaign}: How do you act at work?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} invites you to reflect on how you usually act at work. In each question, you rank four statements. You can stop at any time and continue later with the same link.',
      '%{message}',
      '%{nomination}',
      'You can answer until %{closesOn}. The link is personal, so please don’t share it.',
    ],
    privacy:
      'This assessment is about you. The first page explains exactly who sees which results, and for how long.',
    action: 'Start your assessment',
  },
  raterInvitation: {
    subject: '%{campaign}: How do you experience %{targetFirstName} at work?',
    paragraphs: [
      'Hello %{firstName},',
      '%{company} would like your feedback on how you experience %{targetFirstName} at work. In each question, you rank four statements. You can stop at any time and continue later with the same link.',
      '%{message}',
      'You can answer until %{closesOn}. The link is personal, so please don’t share it.',
    ],
    privacy:
      'The first page explains exactly how your answers are shown. If you can’t answer about %{targetFirstName}, you can tell us there.',
    action: 'Give feedback',
  },
  applicantInvitation: {
    subject: '%{campaign}: Your assessment for %{company}',
    paragraphs: [
      'Hello %{firstName},',
      'You’ve applied for the role “%{campaign}” at %{company}. The next step is an assessment. In each question, you rank four statements. You can stop at any time and continue later with the same link.',
      'The first page explains who sees your answers and how long they’re kept. You can also ask there for more time, help from a reader or another language.',
      'You can view or withdraw your application here: %{ownPage}',
      '%{deadline} The link is personal, so please don’t share it.',
    ],
    action: 'Start the assessment',
  },
  selfReminder: {
    subject: '%{campaign}: Finish your assessment',
    paragraphs: [
      'Hello %{firstName},',
      'You haven’t finished your assessment yet. Your answers so far are saved, and the link takes you to the next question.',
      'You can answer until %{closesOn}.',
    ],
    privacy: 'The first page explains exactly who sees which results, and for how long.',
    action: 'Continue your assessment',
  },
  raterReminder: {
    subject: '%{campaign}: Finish your feedback about %{targetFirstName}',
    paragraphs: [
      'Hello %{firstName},',
      'You haven’t finished your feedback about %{targetFirstName} yet. Your answers so far are saved, and the link takes you to the next question.',
      'You can answer until %{closesOn}.',
    ],
    privacy: '%{targetFirstName} isn’t told who has answered.',
    action: 'Continue your feedback',
  },
  applicantReminder: {
    subject: '%{campaign}: Finish your assessment',
    paragraphs: [
      'Hello %{firstName},',
      'You haven’t finished your assessment for the role “%{campaign}” at %{company} yet. Your answers so far are saved, and the link takes you to the next question.',
      '%{deadline}',
    ],
    action: 'Continue the assessment',
  },
  resetPassword: {
    subject: 'Set a new password for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'We received a request to reset your password. The link below works once and expires in 1 hour.',
      'If you didn’t request this, you can ignore this email. Your password stays the same.',
    ],
    action: 'Set a new password',
  },
  setPassword: {
    subject: '%{administrator} invited you to %{product}',
    paragraphs: [
      'Hello %{firstName},',
      '%{administrator} invited you to %{product}. To get started, set your password. You’ll sign in with this email address. The link below works once and expires in 7 days.',
      'If you didn’t expect this, you can ignore this email. No one can sign in as you without the link.',
    ],
    action: 'Set your password',
  },
  signInAttempts: {
    subject: 'Wrong passwords for your %{product} account',
    paragraphs: [
      'Hello %{firstName},',
      'In the last %{hours} hours, someone entered a wrong password for your account %{failures} times on devices you haven’t used before.',
      'If it was you, choose “Forgot your password?” on the sign-in page to set a new one.',
      'If it wasn’t you, you don’t need to do anything. Devices you’ve used before work as usual. On a new device you may have to wait up to %{minutes} minutes before you can sign in.',
      'To protect your account further, turn on two-factor authentication in your profile, and don’t use this password anywhere else.',
    ],
  },
  passwordChanged: {
    subject: 'Your password for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'Your password was changed on %{changedAt}, and your other devices were signed out.',
      'If this wasn’t you, request a new password on the sign-in page right away and tell your administrator.',
    ],
  },
  emailChanged: {
    subject: 'Your email address for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'Your email address for %{product} was changed on %{changedAt}. You can no longer sign in with this address. You were signed out, and links that were sent to this address can no longer be used to set a password or open your surveys. New links to open surveys went to the new address.',
      'If you didn’t expect this, tell your administrator right away. Until it’s corrected, whoever reads emails to the new address can set a new password, see your own results and answer open surveys in your name. If you’d rather not ask your administrator, tell the person responsible for data protection in your company.',
    ],
  },
  passwordSetAfterChange: {
    subject: 'A new password was set for your former address for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'Your email address for %{product} was changed recently. On %{changedAt}, a new password was set with the new address. Whoever set it can see your own results.',
      'If this wasn’t you, tell your administrator right away, or the person responsible for data protection in your company.',
    ],
  },
  signInCode: {
    subject: 'Your code for %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'Your code is %{code}. It works once and expires in 10 minutes.',
      'If you aren’t signing in right now, someone else knows your password. Change it right away.',
    ],
  },
  secondFactorReset: {
    subject: 'Two-factor authentication for %{product} was reset',
    paragraphs: [
      'Hello %{firstName},',
      'A platform administrator reset your two-factor authentication and signed you out everywhere. You can now sign in with your password alone.',
      'Set up two-factor authentication again in your profile. If you didn’t ask for this, tell your administrator right away.',
    ],
  },
  secondFactorChanged: {
    subject: 'Two-factor authentication for %{product} was changed',
    paragraphs: [
      'Hello %{firstName},',
      'Two-factor authentication for your account was set up again or turned off.',
      'If this wasn’t you, request a new password on the sign-in page right away and tell your administrator.',
    ],
  },
  dataReady: {
    subject: 'Your data from %{product}',
    paragraphs: [
      'Hello %{firstName},',
      'The copy of your data that you requested is ready. You can download it once from your profile, within 7 days.',
      'If you didn’t request it, set a new password right away.',
    ],
    action: 'Go to your profile',
  },
  ownReportReady: {
    subject: 'Your results for “%{campaign}” are ready',
    paragraphs: [
      'Hello %{firstName},',
      'Your results for “%{campaign}” at %{company} have been released to you. You can find them under “My results” and save them as a report. They weren’t sent to anyone else.',
    ],
    action: 'View my results',
  },
  openingRefused: {
    subject: '%{campaign} wasn’t opened',
    paragraphs: [
      'Hello %{firstName},',
      'The campaign “%{campaign}” was scheduled to open on %{opensOn}. It wasn’t opened, and no one was invited.',
      '%{reason}',
      'The campaign is still a draft. You can change it, schedule it again or launch it.',
    ],
    action: 'Go to the campaign',
  },
  reportsReady: {
    subject: 'The reports for “%{campaign}” are ready',
    paragraphs: [
      'Hello %{firstName},',
      'The personal reports for “%{campaign}” are ready. You can download them from the campaign page for 7 days. After that, they’re deleted.',
    ],
    action: 'Go to the campaign',
  },
  /** An invitation or a reminder that an administrator sends to themselves; its text is that of the campaign. */
  campaignTest: {
    subject: '[Test] %{subject}',
    paragraphs: [],
  },
  notification: {
    subject: '%{sentence}',
    paragraphs: [
      'Hello %{firstName},',
      '%{sentence}',
      'You can choose in your profile which notifications you receive by email.',
    ],
    action: 'Show details',
  },
  notificationDigest: {
    subject: 'Your notifications today',
    paragraphs: [
      'Hello %{firstName},',
      'New since your last summary:',
      '%{sentences}',
      '%{further}',
      'You can choose in your profile which notifications you receive by email.',
    ],
    action: 'Show all notifications',
  },
  ...sessionMails,
  support: {
    subject: 'Support: %{page}',
    paragraphs: ['%{name} (%{email}, user %{userId}) of %{company} wrote on the page %{page}:', '%{message}'],
  },
} as const satisfies Readonly<Record<string, MailText>>;

/** Values of `%{deadline}`, of `%{nomination}` and of an unknown name in the emails of assessments. */
export const assessmentWords = {
  deadline: 'You can answer until %{closesOn}.',
  /** The request to nominate raters, in campaigns where participants do. */
  nomination:
    'Please also nominate the people who give you feedback: sign in and open the page “Manage raters”.',
  unnamedTarget: 'a colleague',
} as const;

/** Values of placeholders in the emails of benchmark campaigns. */
export const campaignWords = {
  duration: '%{from} to %{to} minutes',
  shortDuration: { one: '%{count} minute', other: '%{count} minutes' },
  /** Stand for names that look like a web address. */
  neutralNames: { campaign: 'Your survey', company: 'your company' },
} as const;

/** The link at the end of every reminder. */
export const stopWords = 'Stop reminders about this survey';

export type MailTemplate = keyof typeof mails;
