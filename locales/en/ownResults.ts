import type { PersonaCode } from '../../domain/insights/personas.ts';

/** The eight patterns: what each is called, what it means in plain words, and what is worth a try. */
const personas = {
  listener: {
    name: 'The listener',
    meaning:
      'You put hearing people out, and what they feel, before having the last word. People leave a talk with you understood.',
    attempt:
      'Say what you think before the end of the next meeting, even if it is half ready. Those who listen well are believed when they speak.',
  },
  advocate: {
    name: 'The advocate',
    meaning:
      'You notice who is left out and say so. Rules that are the same for everybody matter more to you than everybody being at ease.',
    attempt:
      'Before you raise the next matter, find one person who will carry it with you. A change that two people want is harder to set aside.',
  },
  coach: {
    name: 'The coach',
    meaning:
      'You grow people: you give them time, trust and honest words. Their progress is what you point to when you talk about your own.',
    attempt:
      'Ask somebody whom you do not coach what they need from you. It is easy to invest in those who already ask.',
  },
  steward: {
    name: 'The steward',
    meaning:
      'People can rely on you: what was agreed is done, and it is done for everybody alike. You hold things together when others run ahead.',
    attempt:
      'Try one small thing whose outcome you do not know, and tell the others that it is a try. It lets them try too.',
  },
  explorer: {
    name: 'The explorer',
    meaning:
      'You want to know how others see things, and change course when they see more. New facts are welcome, wherever they come from.',
    attempt:
      'Choose one thing that will not change this quarter, and say so. People who follow you through changes need a fixed point.',
  },
  bridge_builder: {
    name: 'The bridge builder',
    meaning:
      'You bring people together who would not have met, and make sure that each can take part. With you, decisions have many parents.',
    attempt:
      'When the group agrees too soon, ask what would have to be true for it to be wrong. Agreement gains from having been tested.',
  },
  challenger: {
    name: 'The challenger',
    meaning:
      'You say what others only think, and expect that promises are kept. Things move when you are in the room.',
    attempt:
      'Ask two questions before the first objection, and say back what you heard. A challenge lands better after that.',
  },
  fair_witness: {
    name: 'The fair witness',
    meaning:
      'You look twice, at yourself as well: which part is fact, which is habit, and would you judge the same of somebody else?',
    attempt:
      'Share one observation while it can still help, with the person it is about. What you see is worth more to others than you may think.',
  },
} as const satisfies Readonly<Record<PersonaCode, Readonly<Record<'name' | 'meaning' | 'attempt', string>>>>;

/** What a person reads about the own personal metrics, the patterns in them, and what to do next. */
export const ownResults = {
  tabs: {
    label: 'My results',
    overview: 'Overview',
    full: 'Personal metrics',
    icb: 'Culture benchmark',
    insights: 'Insights',
  },
  toFull: 'See every metric and how others see it',
  purpose: {
    overview:
      'What is strong with you, what to work on, and what you plan to do about it. Only you can see this.',
    full: 'How you see yourself, how others see you, and how sure that is.',
    insights: 'Which pattern of strengths your answers are nearest to.',
  },
  failed: 'Your results could not be loaded',
  insightFailed: 'Your insights could not be loaded',
  none: {
    title: 'You have no profile yet',
    text: 'A profile of twelve metrics appears here as soon as you have answered about yourself in a survey. When one is open for you, it stands on your dashboard.',
    action: 'Go to the dashboard',
  },
  outcomes: {
    incomplete:
      'Your newest answers, of %{day}, were too few for a profile: it takes at least 60 percent of the questions.',
    inconsistent:
      'Your newest answers, of %{day}, contradict each other too much for a profile. That happens when one answers in a hurry; it says nothing about you.',
  },
  about: 'Your own answers · %{day}',
  aboutCampaign: 'Your own answers · %{campaign} · %{day}',
  headline: {
    both: 'Clearly strongest with you: %{high}. Clearly lower than the rest: %{low}.',
    high: 'Clearly strongest with you: %{high}. Nothing is clearly lower than the rest.',
    low: 'Clearly lower than the rest with you: %{low}. Nothing stands out above.',
    even: 'Your metrics lie close together: none is above or below the others by more than chance would make it.',
  },
  relative: {
    title: 'Relative profile',
    text: 'These bars show an order within you only: what you put before what. They cannot be compared with another person, nor added up to a level.',
  },
  metrics: {
    title: 'Highest is %{high}, lowest %{low}',
    bars: 'Metrics, highest first',
    whisker:
      'The band around each point is where the value lies with 80 percent. Where bands overlap widely, the order may be chance.',
    beside: {
      higher: 'Clearly higher than your other metrics',
      lower: 'Clearly lower than your other metrics',
      same: 'About the same as your other metrics',
    },
  },
  domains: {
    title: 'By domain: %{high} is highest, %{low} lowest',
    bars: 'Domains',
    beside: {
      higher: 'Clearly higher than your other domains',
      lower: 'Clearly lower than your other domains',
      same: 'About the same as your other domains',
    },
  },
  groups: {
    manager: 'Manager',
    peer: 'Peers',
    direct_report: 'Direct reports',
    other: 'Others',
    peer_and_other: 'Peers and others together',
    all_others: 'All others together',
  },
  raters: {
    1: 'one person',
    3: '3 or 4 people',
    5: '5 to 9 people',
    10: '10 people or more',
  },
  others: {
    title: {
      agree: 'You and others see most of it alike',
      differ: 'You and others see %{metrics} differently',
    },
    about: '%{campaign} · %{groups}',
    group: '%{group} (%{raters})',
    bars: 'Your view with its band, and the views of others as marks',
    normal:
      'Differences are normal: how people see themselves and how others see them agree only a little as a rule, and most people put themselves a little higher. A difference is a reason to ask, not a verdict.',
    self: 'You',
    none: {
      title: 'How others see you',
      text: 'When people you work with have answered about you, and the results are released to you, their view appears here: always of groups of at least three, never of one person, except for your manager.',
    },
  },
  gap: {
    selfHigher: 'You put this higher than others do',
    othersHigher: 'Others put this higher than you do',
    inLine: 'In line',
  },
  johari: {
    title: 'What you both see, and what only one of you sees',
    about: 'Relative to the average of each view',
    hiddenStrength: {
      title: 'Hidden strengths',
      text: 'Others put these high, you put them low. You may rely on them more than you do.',
    },
    blindSpot: {
      title: 'Blind spots',
      text: 'You put these high, others put them low. Ask for an example.',
    },
    knownStrength: { title: 'Known strengths', text: 'High in both views.' },
    knownDevelopmentArea: { title: 'Known development areas', text: 'Low in both views.' },
    notEnoughCertainty: {
      title: 'Not enough certainty',
      text: 'In at least one of the views these are too near to the average to say where they belong.',
    },
    seenBy: '%{metric} (%{groups})',
    nothing: 'None',
  },
  changes: {
    title: {
      up: 'Since %{day}: %{metrics} rose clearly',
      down: 'Since %{day}: %{metrics} fell clearly',
      both: 'Since %{day}: %{risen} rose clearly, %{fallen} fell clearly',
      none: 'No clear change since %{day}',
    },
    about: '%{before} to %{after} · your own answers',
    bars: 'Your newest answers, and what it was the time before',
    which: 'From one result to the next',
    option: '%{before} to %{after}',
    mark: 'Before (%{day})',
    words: {
      up: 'Clearly more than before',
      down: 'Clearly less than before',
      noClearChange: 'No clear change',
    },
    text: 'A change is only called clear if it is more than chance would make, over all twelve metrics together.',
    first: {
      title: 'This is your first profile',
      text: 'After the next assessment the change stands here, with how sure it is.',
    },
    otherVersion: {
      title: 'The profile before was made with another version',
      text: 'Questions or scale have changed since %{day}, so the numbers cannot be put beside each other.',
    },
    relative: {
      title: 'A relative profile has no changes to show',
      text: 'It only tells an order within you: where one metric rises, another falls without having changed.',
    },
  },
  trust: {
    title: 'About these results',
    text: 'A metric is worked out from the statements you ranked; the reliability says how much of it is you and how much is chance, from 0 (all chance) to 1. From 0.7 on a single number is good to work with.',
    table: 'Reliability of each metric',
    questions: '%{answered} questions, each with four statements.',
    version: 'Made on %{day} with model %{model}, %{norm}.',
    norm: 'norm version %{number}',
    noNorm: 'before a first norm, so 50 is the assumed average',
    raters: '%{group}: %{raters}. The mean of so many reaches a reliability of about %{reliability}.',
    manager: 'Manager: one person’s view, as was told before the first question.',
    dropped:
      '%{smart_count} answer was too inconsistent to count and is left out. |||| %{smart_count} answers were too inconsistent to count and are left out.',
    never: 'Never a verdict: results move from one time to the next. Use them to start a talk.',
  },
  table: {
    metric: 'Metric',
    domain: 'Domain',
    value: 'Value',
    low: 'Band from',
    high: 'Band to',
    beside: 'Beside the rest',
    before: 'Before',
    after: 'Now',
    change: 'Change',
    reliability: 'Reliability',
    statements: 'Statements',
  },
  recommendations: {
    title: 'What to work on',
    about: 'From your own results. Nobody else sees this.',
    none: 'Nothing in your results stands out as low. Keep doing what you do, or make a plan of your own below.',
    failed: 'The recommendations could not be loaded',
    topic: '%{topic} (%{score} out of 100)',
    metric: '%{metric} (%{score}, between %{low} and %{high})',
    reasons: {
      lowTopic:
        'Your own answers put this topic in the low range, below 45. It describes how you experience your workplace, not you.',
      lowMetric: 'Clearly lower than your other metrics, by more than chance would make it.',
      blindSpot: 'You put this high, and others put it low. Ask them for an example.',
    },
    suggestions: 'What may help',
    noSuggestions: 'The catalogue has nothing on this yet. A plan of your own works as well.',
    kinds: {
      course: 'Course',
      live_session: 'Live session',
      learning_path: 'Learning path',
      sprint: 'Sprint that is running for you',
    },
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    next: 'next on %{day}',
    until: 'until %{day}',
    open: 'Open “%{title}”',
    make: 'Make an action plan',
    makeOf: 'Make an action plan for %{subject}',
    makeWith: 'Plan with “%{title}”',
    planned: 'You have an action plan for this.',
  },
  plans: {
    title: 'Your action plans',
    about: 'Only you can read them: no lead, no administrator, no support.',
    none: 'You have no action plan yet. A plan is one thing you will do differently, in small steps with a day.',
    failed: 'Your action plans could not be loaded',
    newTitle: 'New action plan: %{subject}',
    editTitle: 'Action plan: %{subject}',
    own: 'Make a plan of your own',
    subject: 'About which metric',
    goal: 'What you will do',
    goalHelp: 'One thing that others could notice.',
    due: 'Until',
    steps: 'Steps',
    step: 'Step %{number}',
    stepDue: 'Day of step %{number}',
    addStep: 'Add a step',
    removeStep: 'Remove step %{number}',
    save: 'Save plan',
    edit: 'Change',
    editOf: 'Change “%{title}”',
    finish: 'Mark as done',
    finishOf: 'Mark “%{title}” as done',
    reopen: 'Open again',
    reopenOf: 'Open “%{title}” again',
    remove: 'Delete',
    removeOf: 'Delete “%{title}”',
    removeTitle: 'Delete this action plan?',
    removeText: 'The plan “%{title}” with its steps is gone for good.',
    with: 'With “%{title}”',
    until: 'until %{day}',
    made: 'made on %{day}',
    done: 'Done on %{day}',
  },
  followUp: {
    before: 'When you made it: %{score}',
    after: 'Now: %{score} (%{day})',
    value: '%{value}',
    band: '%{value}, between %{low} and %{high}',
    words: {
      up: 'Clearly more than before.',
      down: 'Clearly less than before.',
      noClearChange: 'No clear change: chance alone could make that difference.',
      unclear: 'The two were made with different versions and cannot be compared.',
    },
    waiting: 'The next result will show the change.',
    nextOpen: '%{name} is open until %{day}.',
    answer: 'Answer now',
    answerOf: 'Answer %{name} now',
    nextLater: 'The next assessment, %{name}, opens on %{day}.',
    noNext: 'No next assessment is planned yet.',
  },
  insights: {
    near: {
      very: 'Your answers are very near to %{persona}.',
      fairly: 'Your answers are fairly near to %{persona}.',
      somewhat: 'Your answers lean a little towards %{persona}.',
    },
    between:
      'Your answers lie between %{first} and %{second}: how sure they are does not tell the two apart.',
    unsure:
      'Nearest is %{persona}, but that is not sure: chance alone could make the differences in your answers.',
    even: {
      title: 'No pattern stands out',
      text: 'Your metrics lie too close together to be nearer to one pattern than to another. That is not a fault: you put things evenly.',
    },
    meaning: 'What it means',
    attempt: 'What to try',
    strong: 'Comes first in this pattern',
    quiet: 'Comes last in this pattern',
    chart: 'Your metrics that make up the pattern',
    bars: 'The six metrics of the pattern',
    caveat:
      'A pattern sums up one set of answers in a few words. It says what you put first today, not what you can do or who you are, and nobody else sees it.',
    all: 'All eight patterns',
  },
  personas,
} as const;
