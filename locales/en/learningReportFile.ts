/** Texts of exported reports on learning. The screens use the same columns and states. */
export const learningReportFile = {
  titles: {
    courses: 'Completion by course',
    paths: 'Completion by path',
    teams: 'Completion by team',
    lessons: 'Drop-off by lesson: %{course}',
    people: 'Learning of people',
  },
  subject: 'Learning report',
  untitled: 'Drop-off by lesson',
  rowsOf: { courses: 'Course', paths: 'Path', teams: 'Team' },
  columns: {
    people: 'Assigned or started',
    completed: 'Completed',
    started: 'In progress',
    assigned: 'Not started',
    overdue: 'Overdue',
    share: 'Completion',
    days: 'Median days to complete',
    score: 'Mean quiz score',
  },
  lessonColumns: { lesson: 'Lesson', reached: 'Reached', completed: 'Completed', stopped: 'Stopped here' },
  recordColumns: {
    name: 'Name',
    title: 'Course or path',
    state: 'Status',
    due_on: 'Due',
    completed_on: 'Completed on',
    score: 'Quiz score',
  },
  states: { completed: 'Completed', started: 'In progress', assigned: 'Not started', overdue: 'Overdue' },
  all: 'All',
  confidential: 'Confidential: only administrators and the leads of these people may read this report.',
  counts:
    'A course counts once per person, from when it’s assigned or started. The time spent isn’t measured. The days are those from the start to the completion.',
} as const;
