import { learningReportFile } from './learningReportFile.ts';

const { columns, lessonColumns, recordColumns, rowsOf, states } = learningReportFile;

/** Reports on learning, and the people behind their figures. */
export const learningReports = {
  purpose: 'See who completes which courses and paths, what’s overdue, and where learners stop.',
  purposeOfLead:
    'See how the people you lead or manage are progressing, what’s overdue, and where they stop.',
  tabsLabel: 'Reports',
  tabs: {
    courses: 'By course',
    paths: 'By path',
    teams: 'By team',
    lessons: 'By lesson',
    changes: 'Score changes',
  },
  failed: 'We couldn’t load this report.',
  filters: {
    label: 'Filters',
    period: 'Began in the last',
    periods: { 30: '30 days', 90: '90 days', 365: '12 months' },
    team: 'Team',
    group: 'Team group',
    course: 'Course',
    state: 'Status',
    all: 'All',
    clear: 'Clear filters',
    noOptions: 'No results',
  },
  columns: {
    name: 'Name',
    ...columns,
    median_time: 'Median time spent',
    total_time: 'Total time spent',
  },
  rowsOf,
  findings: {
    courses: '%{share} of courses are completed, fewest in “%{name}” (%{lowest})',
    paths: '%{share} of paths are completed, fewest in “%{name}” (%{lowest})',
    teams: '%{share} of courses are completed, fewest in %{name} (%{lowest})',
    one: '%{share} are completed',
  },
  caption: {
    courses: 'Courses assigned or started: %{count}. Each course counts once per person. As of %{day}.',
    paths: 'Assigned paths: %{count}. Each path counts once per person. As of %{day}.',
    teams: 'Courses of team members: %{count}. Each course counts once per person and team. As of %{day}.',
  },
  chart: 'Share completed',
  figures: 'Figures behind the chart. Open a number to see the people.',
  open: '%{figure}: %{name}, %{column}',
  allRows: 'All',
  totals: {
    people: 'Assigned or started',
    completed: 'Completed',
    overdue: 'Overdue',
    days: 'Median days to complete',
    score: 'Average score',
    median_time: 'Median time per course',
    total_time: 'Total time spent',
    none: '–',
  },
  days: '%{smart_count} day |||| %{smart_count} days',
  note: 'A course counts once per person, from when it’s assigned or started. Days are those from the start to the completion. Time counts while a lesson is visible and its reader active, or as an interactive package reports it; medians are those of the people whose time was measured.',
  empty: {
    courses: {
      title: 'No courses yet',
      text: 'Courses appear here when people start them or get them assigned.',
    },
    paths: { title: 'No paths yet', text: 'Paths appear here when a learning campaign assigns them.' },
    teams: {
      title: 'No teams with courses',
      text: 'Teams appear here when their members start courses or get them assigned.',
    },
    lessons: {
      title: 'Nobody has started this course',
      text: 'When people start it, you see here where they stop. Choose a different course or other filters.',
    },
  },
  lessons: {
    choose: {
      title: 'Choose a course',
      text: 'You then see how many learners reach each lesson, and where they stop.',
    },
    most: 'Most learners who stop do so in “%{name}”: %{stopped} of %{learners}',
    none: 'Nobody has stopped: %{completed} of %{learners} completed the course',
    caption: 'Learners of version %{version} of “%{title}”: %{learners}. Completed: %{completed}.',
    chart: 'Share of learners who reached the lesson',
    note: 'Learners who stopped opened this lesson last and haven’t completed the course. They may still continue.',
    columns: { ...lessonColumns, time: 'Median time spent' },
  },
  changes: {
    failed: 'We couldn’t load the score changes.',
    empty: {
      title: 'No second assessment yet',
      text: 'When two assessments with the same questions are released, you see here whether scores changed differently for people who completed a course in between.',
    },
    noCourses: {
      title: 'No courses to compare',
      text: 'Courses about a metric appear here when people start them.',
    },
    round: 'Assessment',
    roundOf: '%{name} (%{day})',
    compared: 'From “%{before}” to “%{name}”, released on %{day}',
    caption: 'Score changes by course',
    columns: {
      title: 'Course',
      metric: 'Metric',
      word: 'People who completed it, compared with others',
      difference: 'Difference in points (90% confidence range)',
      people: 'Completed / others',
    },
    words: {
      higher: 'Scores rose more',
      lower: 'Scores rose less',
      same: 'No clear difference',
      few: 'Too few people to say',
    },
    range: '%{difference} (%{low} to %{high})',
    band: '%{count}+',
    note: 'The difference in the later score between people who completed the course between the two assessments and those who didn’t, adjusted for the earlier score: low scores tend to rise and high ones to fall anyway. Rounded to steps of 5 points, ranges outward. A difference gets a word only if chance doesn’t explain it among all courses listed. It doesn’t show that a course caused a change, because people chose the course or were assigned to it. At least 20 people on each side are needed, and no group is shown from which fewer than 5 people could be inferred.',
  },
  people: {
    back: 'Learning reports',
    purpose: 'Only administrators and the people who lead or manage those listed can see this page.',
    failed: 'We couldn’t load the people.',
    empty: {
      title: 'No matching people',
      text: 'Clear a filter, or go back to the reports.',
    },
    caption: 'People, by name',
    count: '%{smart_count} entry |||| %{smart_count} entries',
    lessonStates: {
      reached: 'Reached a lesson',
      completed: 'Completed a lesson',
      stopped: 'Stopped at a lesson',
    },
    columns: { ...recordColumns, time: 'Time spent' },
    states,
  },
  file: 'Learning report',
} as const;
