/** Texts of the start page. */
export const home = {
  hello: 'Hello, %{name}',
  helloNobody: 'Hello',
  purpose: 'Your tasks at %{company}.',
  pay: {
    purpose: 'Market pay and your tasks at %{company}.',
    search: {
      title: 'What does the market pay?',
      text: 'Search by job title to see pay from P10 to P90, with its sources and how each number is calculated.',
      link: 'Search market pay',
      off: 'Your account doesn’t include compensation search. Ask your administrator to turn it on.',
      offTitle: 'Compensation search is off',
    },
    projects: {
      title: 'Pay projects',
      text: 'Find pay gaps in a file of employees, and export the figures of Article 9.',
      link: 'Open pay projects',
    },
    accounts: {
      title: 'Accounts',
      text: 'Manage the accounts that are delegated to you.',
      link: 'Open accounts',
    },
  },
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
  tasks: {
    title: 'Waiting for you',
    count: '%{smart_count} task |||| %{smart_count} tasks',
    more: 'And %{smart_count} more task. |||| And %{smart_count} more tasks.',
    failed: 'We couldn’t load your tasks.',
    kinds: {
      seatOffer: {
        own: 'A seat in a live session is free for you',
        about: 'A seat in a live session is free for you',
        many: 'Seats in %{smart_count} live sessions are free for you',
      },
      sessionToday: {
        own: 'Attend your live session today',
        about: 'Attend your live session today',
        many: 'Attend your %{smart_count} live sessions today',
      },
      application: {
        own: 'Complete the assessment for your application',
        about: 'Complete the assessment for your application',
        many: 'Complete the assessments for your %{smart_count} applications',
      },
      benchmark: {
        own: 'Answer the culture benchmark',
        about: 'Answer the culture benchmark',
        many: 'Answer %{smart_count} culture benchmarks',
      },
      self: {
        own: 'Answer your self-assessment',
        about: 'Answer your self-assessment',
        many: 'Answer %{smart_count} self-assessments',
      },
      feedback: {
        own: 'Give feedback',
        about: 'Give feedback about %{name}',
        many: 'Give feedback about %{smart_count} people',
      },
      nominate: {
        own: 'Nominate your raters',
        about: 'Nominate your raters',
        many: 'Nominate your raters in %{smart_count} campaigns',
      },
      nominateForReports: {
        own: 'Nominate raters for your team',
        about: 'Nominate raters for %{name}',
        many: 'Nominate raters for %{smart_count} people you manage',
      },
      approve: {
        own: 'Review a nominated rater',
        about: 'Review a nominated rater',
        many: 'Review %{smart_count} nominated raters',
      },
      action: {
        own: 'Work on your team action',
        about: 'Work on your team action',
        many: 'Work on your %{smart_count} team actions',
      },
      learning: {
        own: 'Complete your assigned learning',
        about: 'Complete your assigned learning',
        many: 'Complete your %{smart_count} learning assignments',
      },
      sprint: {
        own: 'Take the next step in your sprint',
        about: 'Take the next step in your sprint',
        many: 'Take the next steps in your %{smart_count} sprints',
      },
    },
    actions: {
      start: 'Start',
      resume: 'Continue',
      choose: 'View list',
      nominate: 'Nominate',
      review: 'Review',
      open: 'Open',
    },
    due: {
      overdue: 'Overdue since %{day}',
      today: 'Due today',
      tomorrow: 'Due tomorrow',
      later: 'Due %{day}',
    },
    minutes: 'About %{smart_count} minute |||| About %{smart_count} minutes',
    minutesBetween: 'About %{from} to %{to} minutes',
    anonymous: 'Your answers are anonymous: results are only shown for groups of %{k} or more people.',
    doneToday: 'Done for today. The next questions will be available tomorrow.',
    empty: {
      surveys: {
        title: 'Nothing is waiting for you',
        text: 'When your company opens a culture benchmark, you’ll get an invitation by email and find it here too. Requests for feedback and approvals also appear here.',
      },
      feedback: {
        title: 'Nothing is waiting for you',
        text: 'Self-assessments, requests for feedback and approvals appear here, and you’ll get an email for each.',
      },
      other: {
        title: 'Nothing is waiting for you',
        text: 'Tasks assigned to you appear here.',
      },
    },
  },
  changes: {
    title: 'What changed',
    none: 'Nothing new in the last 30 days.',
    failed: 'We couldn’t load what changed.',
    newOn: 'New · %{day}',
    kinds: {
      benchmark_published: 'The results for “%{name}” have been published',
      survey_released: 'The results for “%{name}” have been released',
      benchmark_closed: 'The campaign “%{name}” has closed',
      survey_closed: 'The campaign “%{name}” has closed',
      reports_ready: 'The reports for “%{name}” are ready',
      own_report_ready: 'Your report is ready',
      own_data_ready: 'The copy of your data is ready',
      import_checked: 'The import of %{name} is ready to review',
      import_applied: 'The import of %{name} is complete',
      import_undone: 'The import of %{name} was undone',
      import_failed: 'The import of %{name} stopped',
      own_results: 'Your results for “%{name}” are available',
    },
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
        '“Not clearly low” means that a score below 45 could be due to chance: one person’s score can be up to %{margin} points off, and the lowest of several topics by even more.',
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
