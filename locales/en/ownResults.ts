import { ownPlans } from './ownPlans.ts';
import { personas } from './personas.ts';

/** A person's own personal metrics, the patterns in them, and recommendations. */
export const ownResults = {
  toFull: 'View all metrics and how others see you',
  purpose: {
    overview: 'Your strengths, what to work on and your action plans. Only you can see this.',
    full: 'How you see yourself, how others see you, and how certain that is.',
    insights: 'The pattern of strengths that is closest to your answers.',
  },
  failed: 'We couldn’t load your results.',
  insightFailed: 'We couldn’t load your insights.',
  none: {
    title: 'You don’t have a profile yet',
    text: 'Your profile of twelve metrics appears here once you’ve answered about yourself in a survey. Open surveys appear on your dashboard.',
    action: 'Go to the dashboard',
  },
  outcomes: {
    incomplete:
      'Your latest answers, from %{day}, weren’t enough for a profile. A profile needs answers to at least 60% of the questions.',
    inconsistent:
      'Your latest answers, from %{day}, can’t be distinguished from a random ranking, so there’s no profile. This can happen if you answer in a hurry or if all statements fit you equally well. It says nothing about you.',
  },
  about: 'Your own answers · %{day}',
  aboutCampaign: 'Your own answers · %{campaign} · %{day}',
  headline: {
    both: 'Your clear strengths: %{high}. Significantly lower: %{low}.',
    high: 'Your clear strengths: %{high}. No metric is significantly lower than the others.',
    low: 'Significantly lower than your other metrics: %{low}. No metric is significantly higher.',
    even: 'Your metrics are close together: none is significantly higher or lower than the others.',
  },
  undecided: {
    title: 'A first impression',
    text: 'Your answers, from %{day}, can’t be distinguished from a random ranking. That’s common until enough people have answered these questions, or if the statements fit you about equally well. It can’t show how carefully you answered, and says nothing about you as a person. Differences between the bars may be due to chance.',
  },
  relative: {
    title: 'Relative profile',
    text: 'These bars show only how you rank the metrics relative to each other. They can’t be compared with another person’s or added up to an overall score.',
  },
  metrics: {
    title: '%{high} is highest, %{low} is lowest',
    evenTitle: 'Your metrics with their ranges',
    bars: 'Metrics, highest first',
    whisker:
      'The band around each point is the 80% confidence range. If bands overlap a lot, the order may be due to chance.',
    beside: {
      higher: 'Significantly higher than your other metrics',
      lower: 'Significantly lower than your other metrics',
      same: 'About the same as your other metrics',
    },
  },
  domains: {
    title: 'By domain: %{high} is highest, %{low} is lowest',
    evenTitle: 'By domain',
    bars: 'Domains',
    beside: {
      higher: 'Significantly higher than your other domains',
      lower: 'Significantly lower than your other domains',
      same: 'About the same as your other domains',
    },
  },
  groups: {
    manager: 'Manager',
    peer: 'Peers',
    direct_report: 'Direct reports',
    other: 'Others',
    peer_and_other: 'Peers and others combined',
    all_others: 'All other raters combined',
  },
  raters: {
    1: 'one person',
    3: '3 or 4 people',
    5: '5 to 9 people',
    10: '10 or more people',
  },
  others: {
    title: {
      agree: 'No significant difference between your view and others’',
      differ: 'You and others see %{metrics} differently',
    },
    about: '%{campaign} · %{groups}',
    group: '%{group} (%{raters})',
    bars: 'Your view as a band, and the views of others as marks',
    normal:
      'Differences are normal: people’s views of themselves usually match the views of others only partly, and most people rate themselves slightly higher. A difference is a reason to ask questions, not a judgment.',
    allCount:
      'All raters’ answers count, including those that can’t be distinguished from a random ranking, as long as serious answers to these questions can look like one.',
    self: 'You',
    none: {
      title: 'How others see you',
      text: 'Once people you work with have answered about you and the results are released to you, their view appears here. It’s always the view of groups of at least three, never of one person, except for your manager.',
    },
  },
  gap: {
    selfHigher: 'You rate this higher than others do',
    othersHigher: 'Others rate this higher than you do',
    inLine: 'No clear difference',
  },
  johari: {
    title: 'Shared views and blind spots',
    about: 'Relative to the average of each view',
    hiddenStrength: {
      title: 'Hidden strengths',
      text: 'Others rate these high, and you rate them low. You may be able to rely on them more than you do.',
    },
    blindSpot: {
      title: 'Blind spots',
      text: 'You rate these high, and others rate them low. Ask for an example.',
    },
    knownStrength: { title: 'Known strengths', text: 'High in both views.' },
    knownDevelopmentArea: { title: 'Known development areas', text: 'Low in both views.' },
    notEnoughCertainty: {
      title: 'Too close to call',
      text: 'In at least one view, these are too close to the average to say where they belong.',
    },
    seenBy: '%{metric} (%{groups})',
    nothing: 'None',
  },
  changes: {
    title: {
      up: 'Since %{day}: significantly higher in %{metrics}',
      down: 'Since %{day}: significantly lower in %{metrics}',
      both: 'Since %{day}: significantly higher in %{risen}, significantly lower in %{fallen}',
      none: 'No significant change since %{day}',
    },
    about: '%{before} to %{after} · your own answers',
    bars: 'Your latest and previous values',
    which: 'Period',
    option: '%{before} to %{after}',
    mark: 'Before (%{day})',
    point: 'Now (%{day})',
    words: {
      up: 'Significantly higher than before',
      down: 'Significantly lower than before',
      noClearChange: 'No significant change',
    },
    completed: {
      title: 'Courses you completed in between',
      item: '“%{course}”, completed on %{day}. %{metric}: %{before} before, now %{after} (%{low}–%{high}). %{word}.',
      caution:
        'This shows what happened at the same time, not that a course caused a change. Don’t use it to judge a course or a person.',
    },
    text: 'A change counts as significant only if chance is unlikely to explain it, across all twelve metrics together.',
    first: {
      title: 'This is your first profile',
      text: 'After your next assessment, changes and how certain they are appear here.',
    },
    otherVersion: {
      title: 'Your previous profile used a different version',
      text: 'The questions or the scale have changed since %{day}, so the numbers can’t be compared.',
    },
    relative: {
      title: 'Relative profiles don’t show changes',
      text: 'They show only how you rank the metrics relative to each other. If one metric rises, another falls even if it didn’t change.',
    },
  },
  trust: {
    title: 'About these results',
    text: 'Each metric is calculated from the statements you ranked. The reliability by design shows how much of it reflects you and how much is chance if the statements work as intended, from 0 (all chance) to 1. The reliability of raters also counts how much they differ from each other.',
    table: 'Reliability of each metric, by design',
    measured: {
      campaign:
        'To measure reliability, the answers of the %{people} or more people in your campaign were split into halves. It shows how similarly both halves rank people. If it’s lower than the reliability by design, trust the measured one.',
      norm: 'To measure reliability, the answers of %{people} or more people from several accounts were split into halves. It shows how similarly both halves rank people. If it’s lower than the reliability by design, trust the measured one.',
    },
    levels:
      'Metrics with high measured reliability (0.80 or more): %{high}. Fair (0.60 or more): %{fair}. Low: %{low}. With low reliability, other questions of the same kind might give you a different result.',
    notMeasured:
      'Reliability is measured when the results of a campaign are published, if at least %{people} people answered every question. Your campaign has too few people, or its results or averages haven’t been published.',
    range: '%{value} (%{low} to %{high})',
    questions: '%{answered} questions, each with four statements.',
    normed: 'Calculated on %{day} with model %{model} and norm version %{norm}.',
    unnormed:
      'Calculated on %{day} with model %{model}. There’s no norm group yet, so 50 is the assumed average.',
    raters:
      '%{group}: %{raters}. Their combined view has a reliability of about %{reliability}. With two more raters, it would be about %{more}.',
    ratersOnly: '%{group}: %{raters}.',
    manager: 'Manager: one person’s view, as announced before the first question.',
    dropped:
      '%{smart_count} set of answers can’t be distinguished from a random ranking and isn’t counted. |||| %{smart_count} sets of answers can’t be distinguished from a random ranking and aren’t counted.',
    never:
      'Results don’t define you, and they vary from one assessment to the next. Use them to start a conversation.',
  },
  table: {
    metric: 'Metric',
    domain: 'Domain',
    value: 'Value',
    low: 'Range from',
    high: 'Range to',
    beside: 'Compared with the others',
    before: 'Before',
    after: 'Now',
    change: 'Change',
    measured: 'Measured reliability (90% range)',
    reliability: 'Reliability by design',
    statements: 'Statements',
  },
  recommendations: {
    title: 'What to work on',
    about: 'Based on your own results. No one else can see this.',
    none: 'Nothing in your results stands out as low. You can still create your own action plan below.',
    failed: 'We couldn’t load your recommendations.',
    topic: '%{topic} (%{score} out of 100)',
    metric: '%{metric} (%{score}, between %{low} and %{high})',
    reasons: {
      lowTopic:
        'This topic is clearly in the low range, below 45, in your own answers. It describes how you experience your workplace, not you.',
      possiblyLowTopic:
        'This topic is in the low range, below 45, in your own answers, but not clearly: by chance, one person’s score can be up to %{margin} points off, and the lowest of several topics by even more. It describes how you experience your workplace, not you.',
      lowMetric: 'Significantly lower than your other metrics.',
      blindSpot: 'You rate this high, and others rate it low. Ask them for an example.',
    },
    suggestions: 'Suggestions',
    noSuggestions: 'The catalog has no suggestions for this yet. You can also create your own action plan.',
    kinds: {
      course: 'Course',
      live_session: 'Live session',
      learning_path: 'Learning path',
      sprint: 'Your current sprint',
    },
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    next: 'next on %{day}',
    until: 'until %{day}',
    make: 'Create action plan',
    makeOf: 'Create action plan for %{subject}',
    makeWith: 'Plan with “%{title}”',
    planned: 'You have an action plan for this.',
  },
  plans: ownPlans,
  followUp: {
    before: 'When you created it: %{score}',
    after: 'Now: %{score} (%{day})',
    value: '%{value}',
    band: '%{value}, between %{low} and %{high}',
    words: {
      up: 'Significantly higher than before.',
      down: 'Significantly lower than before.',
      noClearChange:
        'No significant change. The difference could be due to chance: a low score is often higher the next time.',
      unclear: 'These results use different versions and can’t be compared.',
    },
    waiting: 'Your next result will show the change.',
    nextOpen: '%{name} is open until %{day}.',
    answer: 'Answer now',
    answerOf: 'Answer %{name} now',
    nextLater: 'The next assessment, %{name}, opens on %{day}.',
    noNext: 'No next assessment is planned yet.',
  },
  insights: {
    near: {
      very: 'Your answers are very close to %{persona}.',
      fairly: 'Your answers are fairly close to %{persona}.',
      somewhat: 'Your answers are somewhat close to %{persona}.',
    },
    between:
      'Your answers are between %{first} and %{second}. They aren’t certain enough to tell which is closer.',
    unsure:
      'The closest pattern is %{persona}, but that’s uncertain: the differences in your answers could be due to chance.',
    even: {
      title: 'No pattern stands out',
      text: 'Your metrics are too close together to match one pattern more than another: the differences could be due to chance.',
    },
    similarity: '%{persona}: similarity %{value} out of 100 (90% confidence range: %{low} to %{high})',
    similarityText:
      '100 means that the differences between your metrics follow the pattern exactly, and 0 that they have nothing in common with it.',
    meaning: 'What it means',
    attempt: 'What to try',
    strong: 'Highest in this pattern',
    quiet: 'Lowest in this pattern',
    chart: 'Your metrics in this pattern',
    bars: 'The six metrics of the pattern',
    caveat:
      'A pattern summarizes one set of answers in a few words. It describes what you rank highest today, not what you can do or who you are. No one else can see it, and it has no effect on recommendations, comparisons or decisions.',
    all: 'All eight patterns',
  },
  personas,
} as const;
