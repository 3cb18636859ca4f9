import { surveyCode } from './surveyCode.ts';
import { surveyReceipt } from './surveyReceipt.ts';
import { titles } from './titles.ts';

/**
 * Texts of the respondent's page. `{name}` is a placeholder. A sentence that depends on a number has the
 * plural forms of `Intl.PluralRules` and takes the number as `{count}`.
 */
export const survey = {
  /** The titles of the browser tab, by kind of survey. */
  titles: {
    any: titles.assessment,
    s: titles.selfAssessment,
    r: titles.raterAssessment,
    m: titles.benchmarkAssessment,
    h: titles.applicantAssessment,
    page: '{title} · {product}',
  },
  code: surveyCode,
  language: 'Language',
  loading: 'Opening your survey…',
  unnamedCompany: 'your company',
  /** Replaces `{targetFirstName}` when no first name is known. */
  unnamedTarget: { target: 'this person', self: 'there' },
  intro: {
    start: "Let's Get Started",
    starting: 'One moment…',
    duration: 'A survey takes about {from} to {to} minutes.',
    shortDuration: {
      one: 'This survey takes about {count} minute.',
      other: 'This survey takes about {count} minutes.',
    },
    sittings: {
      one: 'Today’s session has {count} question. The rest will follow on another day.',
      other: 'Today’s session has {count} questions. The rest will follow on another day.',
    },
    resume: 'You can stop at any time. The link in your invitation takes you back to where you left off.',
    resumeWithCode: 'You can stop at any time. Your code and your PIN take you back to where you left off.',
    newForm:
      'This survey is empty. If you’ve already begun, you chose another PIN: enter your code again, with that PIN. Only the first survey that is submitted for you counts.',
    closesOn: 'Open until the end of {day} in your time zone.',
    about: {
      m: 'Hello {targetFirstName}. This survey is about your own experience of working here.',
      s: 'Hello {targetFirstName}. This survey is about you: how you usually act at work.',
      r: 'This survey is about {targetFirstName}: how you experience {targetFirstName} at work.',
      h: 'Hello {targetFirstName}. This assessment is about you: how you usually act at work.',
    },
    failed: 'We couldn’t start the survey. Check your connection and try again.',
    helpAsked:
      'The hiring team has received your request. You can start now or wait until you hear from them. Your link stays the same.',
  },
  /** The notice an applicant accepts before the assessment. */
  applying: {
    title: 'Before you begin',
    lead: 'Hello {targetFirstName}. You’ve applied for the role “{role}” at {company}. Please read this first.',
    what: 'You rank statements about how you act at work, and your profile is calculated from your rankings. There are no right or wrong answers and no time limit.',
    decision:
      'People decide about your application. No decision is based on your profile alone or made automatically.',
    right:
      'You can stop at any time. You can ask {company} what data it keeps about you, and ask for it to be deleted.',
    helpTitle: 'Do you need any support to take part?',
    helpLead: 'Only the hiring team sees this, so that they can help. It doesn’t affect your profile.',
    moreTime: 'More time before the deadline',
    reader: 'Help from a reader',
    language: 'Another language',
    noLanguage: 'No other language',
    note: 'What would help you?',
    noteHint: 'Optional. You don’t need to give a reason.',
    consent: 'I have read this and agree to my answers being used for this application.',
    consentMissing: 'Select the checkbox to continue, or close this page. Nothing has been saved.',
    go: 'Continue',
    going: 'One moment…',
    failed: 'We couldn’t send this. Check your connection and try again.',
  },
  decline: {
    ask: 'I can’t answer about {targetFirstName}',
    title: 'Can’t answer about {targetFirstName}?',
    lead: 'Briefly tell us why. The person who manages the raters can read your reason and may ask someone else instead. You won’t be asked again.',
    reason: 'Reason',
    reasonMissing: 'Enter a reason.',
    send: 'Send and finish',
    sending: 'Sending…',
    back: 'Back',
    failed: 'We couldn’t send this. Check your connection and try again.',
  },
  receipt: surveyReceipt,
  progress: {
    label: 'Survey progress',
    position: '{answered} of {total} answered',
    timeLeft: { one: 'About {count} minute left', other: 'About {count} minutes left' },
    saved: 'Saved',
    sending: 'Sending…',
    waiting: 'Saved on this device, not sent yet',
  },
  question: {
    number: 'Question {number} of {total}',
    instruction: {
      m: 'Rank all 4 from most to least like your experience.',
      s: 'Rank all 4 from most to least like you.',
      r: 'Rank all 4 from most to least like {targetFirstName}.',
      h: 'Rank all 4 from most to least like you.',
    },
    how: 'Tap or drag them into order. The last one is ranked for you.',
    keys: 'Press Enter to give an option the next rank or to clear its rank. Press 1 to 4 to set its rank, and use the arrow keys to move it.',
    options: 'Options, from most to least',
    most: 'Most',
    least: 'Least',
    option: 'Option {letter}',
    ranked: 'Option {letter}, rank {rank} of {of}',
    /** The other option is the last one, which got its rank automatically or lost it again. */
    rankedBoth:
      'Option {letter}, rank {rank} of {of}. The last option, {other}, was automatically ranked {otherRank}.',
    unranked: 'Option {letter}, not ranked',
    unrankedBoth: 'Options {letter} and {other}, not ranked',
    cleared: 'Ranking cleared',
    clear: 'Clear',
    next: 'Next',
    rankAll: 'Please select all 4 options in most-to-least order.',
    review: 'Please review your answer and choose Next.',
    rankedSoFar: '{count} of {of} ranked',
    firstStands: 'You’ve already answered the previous question. We kept your first answer.',
    answerRefused: 'We couldn’t save one of your answers. Please answer that question again.',
  },
  /** The account's custom questions, which follow the others. */
  supplemental: {
    about: 'A question from {company}.',
    optional: 'Optional.',
    textPromise:
      'Please don’t name anyone. Your comment is shown only together with the comments of enough other people, without your name.',
    applyingPromise: 'The hiring team at {company} reads your comment together with your application.',
    answer: 'Your answer',
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    step: '{step} of {points}',
    namedStep: '{step} of {points}: {word}',
    end: '{step}: {word}',
    keys: 'Use the arrow keys to change the answer, or press a number key.',
    keysOfTwoDigits: 'Use the arrow keys to change the answer, or press a number key. For 10, press 1 and 0.',
    several: 'Choose all that apply.',
    noneOfThese: 'None of these',
    skip: 'Skip',
    missing: 'Answer the question, or choose “Skip”.',
    needed: 'Answer the question to continue. It can’t be skipped.',
  },
  saving: {
    title: 'Saving your last answers',
    onDevice:
      'Your last answers are still on this device. Keep this page open, or open your link again on this device once you’re online.',
    retry: 'Send now',
    blocked: 'Your answers are safe on this device, but we can’t send them right now. Try again later.',
  },
  answeredWithCode:
    'A survey that was opened with the code of a letter was submitted for you, so this one isn’t needed. If that wasn’t you, tell the person in charge of data protection.',
  endings: {
    allAnswered: {
      title: 'All questions answered',
      body: 'Thank you. We’ve received your answers. They’re encrypted, and they’ll be separated from your invitation together with other people’s answers.',
    },
    doneForToday: {
      title: 'Done for today',
      body: 'Thank you. Your answers are saved. Use the same link tomorrow or later to continue with the next questions. You can close this page.',
    },
    surveyFinished: {
      title: 'Survey finished',
      body: 'This survey is already complete and is now closed. Have a great day!',
    },
    campaignClosed: {
      title: 'Survey finished',
      body: 'This campaign for this survey is now closed. Have a great day!',
    },
    selfThanks: {
      title: 'Thank you',
      body: 'Your self-assessment is complete, and we’ve received all your answers.',
    },
    completed: {
      title: 'Assessment complete',
      body: 'Thank you. You’ve completed the assessment, and we’ve received all your answers.',
    },
    declined: {
      title: 'Thank you for letting us know',
      body: 'We’ve recorded that you can’t answer. There’s nothing else to do here.',
    },
    withdrawn: {
      title: 'No answers needed',
      body: 'Your invitation was withdrawn. Any answers you gave won’t be used.',
    },
    nothingOpen: {
      title: 'Nothing to answer right now',
      body: 'You have no open surveys. We’ll send you an invitation when there is one.',
    },
  },
  /** The last page: when results are available. */
  results: {
    label: 'When results are available',
    published: 'Results are published after the survey closes. The last day to answer is {day}.',
    at_close: 'Results are released when the survey closes. The last day to answer is {day}.',
    by_hand:
      'The administrators of {company} release the results after the survey closes. The last day to answer is {day}.',
    application: 'The hiring team at {company} will receive your profile shortly.',
    close: 'You can close this page.',
  },
  feedback: {
    title: 'How was this survey for you?',
    rating: 'Your rating',
    ratings: { '1': 'Very poor', '2': 'Poor', '3': 'Fair', '4': 'Good', '5': 'Very good' },
    ratingMissing: 'Choose a rating.',
    improvement: 'What could we improve?',
    optional:
      'Optional. Comments are read without names and only together with those of others. Please don’t write anything that identifies you.',
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    send: 'Send feedback',
    sending: 'Sending…',
    skip: 'Skip',
    thanks: 'Thank you for your feedback.',
    failed: 'We couldn’t send your feedback. Try again.',
  },
  support: {
    open: 'Help',
    title: 'Contact support',
    signedIn: 'Your message is sent with your name and email address. It contains none of your answers.',
    message: 'How can we help?',
    missing: 'Enter a message.',
    send: 'Send message',
    sending: 'Sending…',
    sent: 'Your message has been sent. We’ll answer by email.',
    failed: 'We couldn’t send your message. Try again.',
    write: 'Write to {email}',
    signedOut: 'Don’t include your answers or your personal link in your message.',
    noAddress: 'Ask the person who invited you.',
    close: 'Close',
  },
  backToDashboard: 'Return to your Dashboard',
  failed: {
    retry: 'Try again',
    signIn: 'Sign in',
    offline: {
      title: 'You’re offline',
      body: 'The survey opens as soon as you’re back online. Answers saved on this device are safe.',
    },
    unknownLink: {
      title: 'This link doesn’t work',
      body: 'Use the link in your latest invitation, or ask the person who invited you to send a new one.',
    },
    tooMany: {
      title: 'Too many attempts',
      body: 'Wait a few minutes and try again.',
    },
    notServed: {
      title: 'Survey not available',
      body: 'This survey isn’t available right now. Your answers are safe.',
    },
    error: {
      title: 'Something went wrong',
      body: 'We couldn’t open the survey. Your answers are safe. Try again.',
    },
  },
} as const;
