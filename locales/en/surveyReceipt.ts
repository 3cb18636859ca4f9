const counted =
  'Your answers are counted together with those of everyone else, never by person or team. Team leads and the administrators of {company} see the totals. Administrators also read your comments, without your name and only if at least 5 people have written one. When the survey ends, your answers are no longer linked to you.' as const;

/** What respondents read about their answers before the first question; placeholders as in `survey.ts`. */
export const surveyReceipt = {
  title: 'What happens to your answers',
  show: 'Who can see my answers?',
  promise: 'Your answers are confidential and anonymous.',
  /** Shown to managers, whose answers are recognizable as theirs. */
  promiseToManagers: 'Your answers are confidential.',
  detail: {
    /** `{others}` is the minimum group size without the respondent. */
    m: 'Only your link or your own sign-in opens your draft. When you finish, your answers are encrypted. At first they’re stored with your invitation. They’re separated from it in a batch with the answers of at least {others} other people, or when the results are published. After that, nothing links them to you.',
    code: 'Only your code together with your PIN opens your draft. When you finish, your answers are encrypted. At first they’re stored with your invitation. They’re separated from it in a batch with the answers of at least {others} other people, or when the results are published. After that, nothing links them to you. If a survey was already submitted for you, this one isn’t counted, and isn’t stored.',
    s: 'Group results include them without your name. Your own profile is shown to you and to those who support your development.',
    r: 'They are only shown together with those of at least 2 other people. If you’re the only manager of {targetFirstName}, they are shown as the manager’s answers.',
    h: 'Group results include them without your name. Your own profile is shown to those who decide about your application.',
  },
  lettersLabel: 'Letters with your code',
  letter: '{maker} made a letter with a code for you on {day}.',
  formerAdministrator: 'An administrator',
  letters:
    'Whoever makes or finds a letter could submit answers in your place, and yours wouldn’t count. They can’t see whether you’ve begun or what you’ve answered. If you suspect that, tell the person in charge of data protection.',
  smallestLabel: 'Minimum group size',
  smallest: {
    one: '{count} person',
    other: '{count} people. Smaller groups are combined with others, never shown alone.',
  },
  /** How the answers about the personal metrics are attributed. */
  promises: {
    group:
      'They are only shown together with those of at least 2 other people, never on their own. When you finish, your answers are encrypted. At first they’re stored with your invitation. They’re separated from it in a batch with the answers of at least 4 other people, or when the survey closes. After that, nothing links them to you.',
    manager:
      'No individual answer about {targetFirstName} is shown to anyone. However, you’re the only manager asked about {targetFirstName}. The result of all your answers is shown as the manager’s view, so it is clear that it’s yours.',
    managers:
      'No individual answer about {targetFirstName} is shown to anyone. The result is shown as the view of the managers of {targetFirstName}, separately from other groups.',
    self: 'No individual answer about yourself is shown to anyone. The profile calculated from your answers belongs to you and carries your name.',
    applicant:
      'No individual answer about how you act is shown to anyone. The profile calculated from your answers is part of your application and carries your name.',
  },
  purposeLabel: 'Purpose',
  purpose: {
    s: 'Your development.',
    r: 'The development of {targetFirstName}.',
    h: 'The decision about your application. Your profile is used for nothing else.',
  },
  checkLabel: 'Quality of the questions',
  check: {
    s: 'Together with those of at least 299 other people, your answers show how well the questions work, also for groups by language and by what you state in your profile. Groups have at least 100 people.',
    r: 'Together with at least 299 other ratings, your answers show how well the questions work. Raters aren’t divided into groups for this.',
    h: 'Together with those of at least 299 other people, your answers show how well the questions work, also for groups by language. Groups have at least 100 people.',
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
  keptLongLabel: 'Retention period',
  keptLong: {
    s: 'As long as you have an account at {company}, unless it’s deleted earlier.',
    r: 'As long as {company} keeps this survey, without any link to you once it closes.',
  },
  keptDays: {
    one: '{count} day after a decision is made or the role is closed. Then everything is deleted.',
    other: '{count} days after a decision is made or the role is closed. Then everything is deleted.',
  },
  whoLabel: 'Who sees results',
  who: {
    m: 'Administrators of {company} see the results of groups. Team leads see the overall result and that of their own teams.',
    s: 'You, your coach and the administrators you work with at {company}.',
    r: '{targetFirstName}, and the administrators of {company}.',
    h: 'The hiring team at {company}.',
  },
  invitedLabel: 'Invited',
  invited: { one: '{count} person.', other: '{count} people, including you.' },
  invitedAs: {
    everyone: 'Everyone at {company} is invited.',
    teams: '{company} selected whole teams.',
    people: '{company} selected each person individually.',
    teamsAndPeople: '{company} selected teams and individual people.',
  },
  cutsLabel: 'Grouped by',
  cuts: {
    overall: 'everyone together',
    race: 'race or ethnicity',
    gender: 'gender',
    decade: 'decade of birth',
    department: 'department',
    location: 'location',
    level: 'level',
    team: 'team',
  },
  keptLabel: 'Kept until',
  kept: {
    m: 'Publication of the results, after the last day of the survey ({day}). Then your answers are separated from your team, age and every other group.',
    s: '{day}.',
    r: '{day}.',
    h: '{day}.',
  },
  /** `{count}` is the number of groups in the release of this survey. */
  certificate: {
    one: 'Verified by calculation: nothing that can be derived from the published results of this survey (one group) depends on fewer than {k} people.',
    other:
      'Verified by calculation: nothing that can be derived from the published results of this survey ({count} groups) depends on fewer than {k} people.',
  },
  certificateName: 'Certificate {hash}',
  keepCopy: 'Keep a private copy of my result',
  keepCopyDetail:
    'Only you can read it, when you’re signed in. Without a copy, no one can see your result, not even you.',
} as const;
