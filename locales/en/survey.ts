const counted =
  'What you answer to them is counted with all others who are asked, never by person or team, and seen by team leads and the administrators of {company}. The administrators read what you write, without your name and only among the words of at least 5 people. With the end of the survey it is cut off from you.' as const;

/**
 * The respondent's page. `{name}` is filled in; a sentence that depends on a number has the forms of
 * `Intl.PluralRules` and takes the number as `{count}`.
 */
export const survey = {
  loading: 'Opening your survey…',
  unnamedCompany: 'your company',
  /** Stands for `{targetFirstName}` where no first name is known. */
  unnamedTarget: { target: 'this person', self: 'there' },
  intro: {
    start: "Let's Get Started",
    starting: 'One moment…',
    duration: 'A survey takes about {from} to {to} minutes.',
    sittings: {
      one: 'Today you are asked {count} question; the rest follows another day.',
      other: 'Today you are asked {count} questions; the rest follows another day.',
    },
    resume: 'You can stop at any time. The link in your invitation brings you back to where you stopped.',
    closesOn: 'Answers are welcome until {day}.',
    about: {
      m: 'Hello {targetFirstName}. You answer for yourself: how you experience working here.',
      s: 'Hello {targetFirstName}. You answer for yourself: how you usually act at work.',
      r: 'You answer about {targetFirstName}: how you experience {targetFirstName} at work.',
      h: 'Hello {targetFirstName}. You answer for yourself: how you usually act at work.',
    },
    failed: 'We could not start the survey. Please check your connection and try again.',
    helpAsked:
      'What you asked for has reached the hiring team. You can begin now, or wait until you hear from them: your link stays the same.',
  },
  /** What an applicant settles first. */
  applying: {
    title: 'Before you begin',
    lead: 'Hello {targetFirstName}. You have applied for the role "{role}" at {company}. Please read this first.',
    what: 'You put statements about how you act at work in order. From that a profile is worked out. There are no right or wrong answers, and there is no time limit.',
    decision: 'People decide about your application, never the profile alone and never a computer.',
    right: 'You can stop at any time. You can ask {company} what is kept about you, and to have it deleted.',
    helpTitle: 'Do you need anything to take part?',
    helpLead: 'Only the hiring team sees this, so that they can help. It has no part in your profile.',
    moreTime: 'More time until the last day',
    reader: 'The help of a reader',
    language: 'Another language',
    noLanguage: 'No other language',
    note: 'What would help you?',
    noteHint: 'Optional. You need not say why.',
    consent: 'I have read this and agree that my answers are used for this application.',
    consentMissing: 'Please agree first, or close this page. Nothing has been kept.',
    go: 'Continue',
    going: 'One moment…',
    failed: 'That did not arrive. Please check your connection and try again.',
  },
  decline: {
    ask: 'I cannot answer about {targetFirstName}',
    title: 'You cannot answer about {targetFirstName}?',
    lead: 'Please say in a few words why. Whoever looks after the raters reads it and may ask somebody else instead. You will not be asked again.',
    reason: 'Why not?',
    reasonMissing: 'Please say in a few words why.',
    send: 'Send and end here',
    sending: 'Sending…',
    back: 'Back',
    failed: 'That did not arrive. Please check your connection and try again.',
  },
  receipt: {
    title: 'What happens to your answers',
    show: 'Who can see my answers?',
    promise: 'Your answers are confidential and anonymous.',
    detail: {
      m: 'Once you finish, nothing links them to you. Until then, only your link or your own sign-in opens your draft.',
      s: 'They appear without your name in every group result. Your own profile is shown to you and to those who support your development.',
      r: 'They are only shown together with those of at least 2 other people. If you are the only manager of {targetFirstName}, your answers are shown as such.',
      h: 'They appear without your name in every group result. Your own profile is shown to those who decide about your application.',
    },
    smallestLabel: 'Smallest group shown',
    smallest: {
      one: '{count} person',
      other: '{count} people. Smaller groups are joined with others, never shown alone.',
    },
    /** As whose the answers of the personal metrics are shown. */
    promises: {
      group:
        'They are only shown together with those of at least 2 other people, never on their own. Once you finish, nothing links them to you.',
      manager:
        'No single answer about {targetFirstName} is shown to anybody. But you are the only manager who is asked about {targetFirstName}: what comes of all your answers is shown as the view of the manager, so it is clear that it is yours.',
      managers:
        'No single answer about {targetFirstName} is shown to anybody. What comes of them is shown as the view of the managers of {targetFirstName}, apart from that of others.',
      self: 'No single answer about yourself is shown to anybody. The profile that is worked out from them is yours and carries your name.',
      applicant:
        'No single answer about how you act is shown to anybody. The profile that is worked out from them is part of your application and carries your name.',
    },
    purposeLabel: 'What for',
    purpose: {
      s: 'Your development.',
      r: 'The development of {targetFirstName}.',
      h: 'The decision about your application, and nothing else.',
    },
    seenBy: {
      s: {
        self: 'You, once the results are released, and the administrators of {company}.',
        coach: 'Your coach or manager first, then you, and the administrators of {company}.',
        admin: 'The administrators of {company}.',
      },
      r: {
        self: '{targetFirstName}, once the results are released, and the administrators of {company}.',
        coach:
          'The coach or manager of {targetFirstName} first, then {targetFirstName}, and the administrators of {company}.',
        admin: 'The administrators of {company}.',
      },
    },
    ownQuestionsLabel: 'Questions from {company} at the end',
    ownQuestions: {
      s: counted,
      r: counted,
      h: 'The hiring team reads your answers together with your application, under your name.',
    },
    keptLongLabel: 'How long it is kept',
    keptLong: {
      s: 'As long as you have an account at {company}, unless it is deleted before.',
      r: 'As long as {company} keeps this survey, without any link to you.',
    },
    keptDays: {
      one: '{count} day after the decision or the end of the search; then everything is deleted.',
      other: '{count} days after the decision or the end of the search; then everything is deleted.',
    },
    whoLabel: 'Who sees results',
    who: {
      m: 'Administrators of {company} see the results of groups. Team leads see the overall result and that of their own teams.',
      s: 'You, your coach and the administrators you work with at {company}.',
      r: '{targetFirstName}, and the administrators of {company}.',
      h: 'The hiring team of {company}.',
    },
    cutsLabel: 'Grouped by',
    cuts: {
      overall: 'everybody together',
      race: 'ethnic background',
      gender: 'gender',
      decade: 'age in decades',
      department: 'department',
      location: 'location',
      level: 'level',
      team: 'team',
    },
    keptLabel: 'Kept until',
    kept: {
      m: '{day}. By then your answers are cut off from team, age and every other group.',
      s: '{day}.',
      r: '{day}.',
      h: '{day}.',
    },
    /** Of so many groups numbers were published. */
    certificate: {
      one: 'Checked by calculation: nothing anybody can work out from the numbers of the one group published last depends on fewer than {k} people.',
      other:
        'Checked by calculation: nothing anybody can work out from the numbers of the {count} groups published last depends on fewer than {k} people.',
    },
    certificateName: 'Certificate {hash}',
    keepCopy: 'Keep a private copy of my result',
    keepCopyDetail: 'Only you can read it, when you are signed in. Without it nobody can, not even you.',
  },
  progress: {
    label: 'Progress of the survey',
    position: '{answered} of {total} answered',
    timeLeft: { one: 'About {count} minute left', other: 'About {count} minutes left' },
    saved: 'Saved',
    sending: 'Sending…',
    waiting: 'Saved on this device, not yet sent',
  },
  question: {
    number: 'Question {number} of {total}',
    instruction: {
      m: 'Rank all 4 from most to least like your experience.',
      s: 'Rank all 4 from most to least like you.',
      r: 'Rank all 4 from most to least like {targetFirstName}.',
      h: 'Rank all 4 from most to least like you.',
    },
    how: 'Tap them in order, or drag them into place.',
    keys: 'Press Enter to give an option the next rank or take its rank away, 1 to 4 to give it that rank, and the arrow keys to move it.',
    options: 'Options, most first',
    most: 'Most',
    least: 'Least',
    option: 'Option {letter}',
    ranked: 'Option {letter}, rank {rank} of {of}',
    unranked: 'Option {letter}, not ranked',
    cleared: 'Ranking cleared',
    clear: 'Clear',
    next: 'Next',
    rankAll: 'Please select all 4 options in most-to-least order.',
    review: 'Please review your answer and choose Next.',
    rankedSoFar: '{count} of {of} ranked',
    firstStands: 'You had answered the last question before. Your first answer stands.',
    answerRefused: 'An answer could not be saved. Please answer that question again.',
  },
  /** The account's own questions, after the others. */
  supplemental: {
    about: 'A question from {company}.',
    optional: 'You can leave it out.',
    textPromise:
      'Please do not name anybody. What you write is shown only together with the words of enough other people, without your name.',
    applyingPromise: 'The hiring team of {company} reads what you write, together with your application.',
    answer: 'Your answer',
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    step: '{step} of {points}',
    namedStep: '{step} of {points}: {word}',
    end: '{step}: {word}',
    skip: 'Leave out',
    missing: 'Please answer first, or choose “Leave out”.',
    needed: 'Please answer first. This question cannot be left out.',
  },
  saving: {
    title: 'Saving your last answers',
    onDevice:
      'Your last answers are still on this device. Keep this page open, or open your link again on this device once you are online.',
    retry: 'Send now',
    blocked:
      'Your answers are safe on this device, but cannot be sent at the moment. Please try again later.',
  },
  endings: {
    allAnswered: {
      title: 'All questions answered',
      body: 'Thank you. Your answers have arrived, and nothing links them to you any more.',
    },
    doneForToday: {
      title: 'Done for today',
      body: 'Thank you. Your answers are saved. Come back tomorrow or later with the same link: the next questions will be waiting.',
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
      body: 'Your self assessment is complete. You will be told when your results are ready.',
    },
    completed: {
      title: 'Assessment complete',
      body: 'Thank you. You have completed the assessment and all your answers have arrived.',
    },
    declined: {
      title: 'Thank you for telling us',
      body: 'You have said that you cannot answer. Nothing more is asked of you here.',
    },
    withdrawn: {
      title: 'Nothing to answer any more',
      body: 'You are no longer asked to answer here. Nothing you may have answered is used.',
    },
    nothingOpen: {
      title: 'Nothing to answer right now',
      body: 'There is no survey open for you. When there is one, you will receive an invitation.',
    },
  },
  feedback: {
    title: 'How was this survey for you?',
    rating: 'Your rating',
    ratings: { '1': 'Very poor', '2': 'Poor', '3': 'Fair', '4': 'Good', '5': 'Very good' },
    ratingMissing: 'Please choose a rating first.',
    improvement: 'What could we improve?',
    optional:
      'Optional. It is read without names and only together with what others wrote. Please write nothing that says who you are.',
    charactersLeft: { one: '{count} character left', other: '{count} characters left' },
    send: 'Send feedback',
    sending: 'Sending…',
    skip: 'Skip',
    thanks: 'Thank you for your feedback.',
    failed: 'Your feedback could not be sent. Please try again.',
  },
  backToDashboard: 'Return to your Dashboard',
  failed: {
    retry: 'Try again',
    signIn: 'Sign in',
    offline: {
      title: 'You are offline',
      body: 'The survey could not be opened. It opens by itself once you are online; answers already saved on this device are kept.',
    },
    unknownLink: {
      title: 'This link is not known',
      body: 'Please use the newest invitation you received, or ask the person who invited you to send it again.',
    },
    tooMany: {
      title: 'One moment, please',
      body: 'There were too many tries in a short time. Please wait a few minutes and try again.',
    },
    notServed: {
      title: 'Not open at the moment',
      body: 'This survey cannot be answered at the moment. Nothing you answered is lost.',
    },
    error: {
      title: 'Something went wrong',
      body: 'The survey could not be opened. Nothing you answered is lost. Please try again.',
    },
  },
} as const;
