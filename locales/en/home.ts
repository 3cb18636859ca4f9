/** Texts of the start page. */
export const home = {
  hello: 'Hello, %{name}',
  helloNobody: 'Hello',
  purpose: 'Your tasks at %{company}.',
  firstSteps: {
    title: 'Get started',
    steps: {
      people: 'Import people',
      teams: 'Review teams',
      campaign: 'Create a campaign',
      preview: 'Preview the survey',
      launch: 'Launch the campaign',
    },
    help: {
      people: 'Upload a list from your HR system. You’ll review every change before it’s applied.',
      teams: 'Assign a lead to each team so that leads can see their team’s results.',
      campaign: 'Choose who to invite and when the campaign closes. Nothing is sent yet.',
      preview: 'Open the campaign and see every screen as respondents will. Nothing is stored.',
      launch: 'Review the participants and send the invitations.',
    },
    confirmTeams: 'Confirm teams',
    done: 'Done',
    open: 'Not done yet',
    dismiss: 'Hide checklist',
  },
  survey: {
    titles: {
      m: 'Answer the culture benchmark',
      s: 'Answer your self-assessment',
      r: 'Give feedback about %{name}',
      h: 'Continue your application',
    },
    until: '%{campaign} is open until %{day}.',
    open: '%{campaign} is open.',
    minutes: 'It takes about %{smart_count} minute. |||| It takes about %{smart_count} minutes.',
    minutesLeft: 'About %{smart_count} minute left. |||| About %{smart_count} minutes left.',
    anonymous: 'Your answers are anonymous: results are only shown for groups of %{k} or more people.',
    progress: '%{answered} of %{total} answered',
    start: 'Start now',
    resume: 'Continue',
    today: {
      title: 'Done for today',
      text: 'Your answers are saved. The next questions will be available tomorrow.',
    },
    done: {
      title: 'You’ve answered the culture benchmark',
      text: 'Thank you. Results are published for groups, never for individuals, after the campaign closes.',
    },
    closed: {
      title: 'This benchmark is closed',
      text: 'It no longer accepts answers. Results are published for groups, never for individuals.',
    },
    none: {
      title: 'Nothing to answer right now',
      text: 'When your company opens a culture benchmark, you’ll get an invitation by email and find it here too. It takes 20 minutes or less, and no one can see who answered what.',
    },
    failed: 'We couldn’t load your tasks.',
    retry: 'Try again',
  },
  emulating:
    'You are viewing %{account}. Your own tasks are in your own account, and no one’s personal data is shown here.',
  running: {
    title: 'Active surveys',
    none: 'No benchmark campaigns are open.',
    failed: 'We couldn’t load the active surveys.',
    all: 'View all campaigns',
  },
  newest: {
    title: 'Latest results',
    none: 'No results yet. They appear here when the first benchmark campaign closes.',
    failed: 'We couldn’t load the latest results.',
    link: 'Open the culture benchmark dashboard',
  },
  lowTopics: {
    title: 'Topics to focus on',
    topic: '%{topic}: %{score} out of 100',
    unclearTopic: '%{topic}: %{score} out of 100, not clearly low',
    reasons: {
      lowTopic:
        'These topics scored low in your own answers, lowest first. They describe how you experience your workplace, not you, and only you can see them.',
      possiblyLowTopic:
        '“Not clearly low” means that a score below 45 could be due to chance: one person’s score can be up to %{margin} points off.',
    },
    from: 'From your private copy of %{campaign}, finished on %{day}.',
    failed: 'We couldn’t load the topics to focus on.',
    link: 'View full result',
  },
  own: {
    title: 'Your own results',
    text: 'If you keep a private copy of a result, it appears here. Only you can read it.',
    link: 'View my benchmark results',
  },
} as const;
