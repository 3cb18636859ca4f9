/** The start page of everybody. */
export const home = {
  hello: 'Hello, %{name}',
  helloNobody: 'Hello',
  purpose: 'What is open for you at %{company}.',
  survey: {
    titles: {
      m: 'Answer the culture benchmark',
      s: 'Answer about yourself',
      r: 'Answer about %{name}',
      h: 'Go on with your application',
    },
    until: '%{campaign} is open until %{day}.',
    open: '%{campaign} is open.',
    minutes: 'It takes about %{smart_count} minute. |||| It takes about %{smart_count} minutes.',
    minutesLeft: 'About %{smart_count} minute left. |||| About %{smart_count} minutes left.',
    anonymous: 'Your answers are anonymous: results are only shown for groups of %{k} people or more.',
    progress: '%{answered} of %{total} answered',
    start: 'Start now',
    resume: 'Continue',
    today: {
      title: 'Done for today',
      text: 'Your answers are saved. The next questions are waiting from tomorrow on.',
    },
    done: {
      title: 'You have answered the culture benchmark',
      text: 'Thank you. Results are published for groups, never for persons, once the campaign has closed.',
    },
    closed: {
      title: 'This benchmark is closed',
      text: 'Answers are no longer taken. Results of groups are published by the people who run it.',
    },
    none: {
      title: 'Nothing to answer right now',
      text: 'When your company opens a culture benchmark, you are invited by e-mail and find it here as well. It takes 15 to 20 minutes, and nobody can see who answered what.',
    },
    failed: 'What is open for you could not be loaded.',
    retry: 'Try again',
  },
  emulating:
    'You are viewing %{account}. What is open for you personally stands in your own account, and nothing personal of anybody is shown here.',
  running: {
    title: 'Running now',
    none: 'No benchmark is running.',
    failed: 'What is running could not be loaded.',
    all: 'All campaigns',
  },
  newest: {
    title: 'Newest results',
    none: 'There are no results yet. They appear when the first benchmark campaign closes.',
    failed: 'The newest results could not be loaded.',
    link: 'Open the culture benchmark dashboard',
  },
  lowTopics: {
    title: 'Topics to look at',
    topic: '%{topic}: %{score} out of 100',
    reasons: {
      lowTopic:
        'Your own answers put these topics in the low range, the lowest first. They describe how you experience your workplace, not you, and only you can see them.',
    },
    from: 'From your private copy of %{campaign}, finished on %{day}.',
    failed: 'The topics to look at could not be loaded.',
    link: 'Open my whole result',
  },
  own: {
    title: 'Your own results',
    text: 'If you chose to keep a private copy of a result, you find it here. Only you can read it.',
    link: 'My benchmark results',
  },
} as const;
