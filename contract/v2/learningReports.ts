import { type InferType, mixed, number, object } from 'yup';
import {
  completionReports,
  lessonFilters,
  recordFilters,
  recordStates,
  reportPeriods,
} from '../../domain/learning/learningReports.ts';
import { type Metric, metrics } from '../../domain/metrics/metrics.ts';
import { paperFormats } from '../../domain/reports/paperSizes.ts';
import { readCall } from '../call.ts';
import { defineFileCall, tableContentTypes } from '../fileCalls.ts';
import { requiredChoice } from '../requiredChoice.ts';
import { id, idAndName, listOf, optionalId, pageNumber } from '../sharedShapes.ts';
import { numberOrNull, requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

/** The number of rows on a page of a report. */
export const learningReportPageSize = 25;

const optionalChoice = <const T extends string>(choices: readonly T[]) =>
  mixed<T>()
    .oneOf([...choices], 'choice')
    .nullable()
    .default(null);

const period = () =>
  number()
    .oneOf([...reportPeriods], 'choice')
    .nullable()
    .default(null);

/** Which people and courses a report is about. */
const filters = {
  /** Only what began in this number of days until today. */
  period: period(),
  team_id: optionalId(),
  group_id: optionalId(),
  course_id: optionalId(),
};
export type LearningReportFilters = InferType<ReturnType<typeof shapeOfFilters>>;
const shapeOfFilters = () => object(filters);

const listFilters = {
  ...filters,
  path_id: optionalId(),
  state: optionalChoice(recordFilters),
  /** A lesson of the course, with how far learners came. */
  lesson_id: number()
    .integer('wholeNumber')
    .min(0, 'tooSmall')
    .max(2_147_483_647, 'tooLarge')
    .nullable()
    .default(null),
  lesson: optionalChoice(lessonFilters),
};
export type LearningRecordFilters = InferType<ReturnType<typeof shapeOfListFilters>>;
const shapeOfListFilters = () => object(listFilters);

const completion = {
  people: requiredNumber,
  completed: requiredNumber,
  started: requiredNumber,
  assigned: requiredNumber,
  overdue: requiredNumber,
  /** The median number of days from the start to the completion; null if nothing was completed. */
  days: numberOrNull,
  /** The mean quiz score from 0 to 100; null without a quiz. */
  score: numberOrNull,
  /** The median time that people spent, of those whose time was measured, and the sum. */
  median_seconds: numberOrNull,
  total_seconds: requiredNumber,
};

const completionRow = object({ id: id(), name: requiredText, ...completion });
export type CompletionRow = InferType<typeof completionRow>;

const lesson = object({
  id: requiredNumber,
  title: requiredText,
  reached: requiredNumber,
  completed: requiredNumber,
  stopped: requiredNumber,
  median_seconds: numberOrNull,
});

const record = object({
  user_id: id(),
  name: requiredText,
  title: requiredText,
  state: requiredChoice(recordStates),
  due_on: textOrNull,
  is_overdue: requiredFlag,
  completed_on: textOrNull,
  score: numberOrNull,
  seconds: numberOrNull,
});
export type LearningRecord = InferType<typeof record>;

/** A published assessment and the one before. */
const contentRound = object({
  campaign_id: id(),
  name: requiredText,
  before: requiredText,
  released_on: requiredText,
});

const content = object({
  course_id: id(),
  title: requiredText,
  metric: requiredChoice<Metric>(metrics),
  /** Null if there are too few people to say. */
  change: object({
    difference: requiredNumber,
    low: requiredNumber,
    high: requiredNumber,
    is_marked: requiredFlag,
    completed_band: requiredNumber,
    others_band: requiredNumber,
  })
    .nullable()
    .defined(),
});
export type ContentChange = InferType<typeof content>;

/** Reports on learning: of everyone for administrators, otherwise of the people whom the caller leads or manages. */
export const learningReportCalls = {
  options: readCall('supervisor', '/v2/learning_reports/options', {
    summary: 'The teams, team groups, courses and paths that reports can be filtered by.',
    response: object({
      teams: listOf(idAndName),
      groups: listOf(idAndName),
      courses: listOf(idAndName),
      paths: listOf(idAndName),
    }),
  }),
  completion: readCall('supervisor', '/v2/learning_reports/completion', {
    summary: 'A page of a report on completion by course, path or team, the least completed first.',
    body: object({ report: requiredChoice(completionReports), ...filters, page: pageNumber() }),
    response: object({
      today: requiredText,
      total: requiredNumber,
      all: object(completion).required(),
      rows: listOf(completionRow),
    }),
  }),
  lessons: readCall('supervisor', '/v2/learning_reports/lessons', {
    summary:
      'How many learners reached, completed and stopped at each lesson of the newest version of a course.',
    body: object({ ...filters, course_id: id() }),
    response: object({
      title: requiredText,
      version: requiredNumber,
      learners: requiredNumber,
      completed: requiredNumber,
      lessons: listOf(lesson),
    }),
  }),
  changes: readCall('local_admin', '/v2/learning_reports/changes', {
    summary:
      'For which courses scores moved between two assessments: the differences between people who completed a course in between and others, as published with the later one.',
    body: object({ campaign_id: optionalId() }),
    response: object({
      rounds: listOf(contentRound),
      /** The round of the contents, by default the newest; null without one. */
      selected: numberOrNull,
      contents: listOf(content),
    }),
  }),
  people: readCall('supervisor', '/v2/learning_reports/people', {
    summary: 'A page of the people behind a figure, by name.',
    body: object({ ...listFilters, page: pageNumber() }),
    response: object({ today: requiredText, total: requiredNumber, records: listOf(record) }),
  }),
} as const;

/** The files of reports: a report on completion, the lessons of a course, or the people. */
export const exportedReports = [...completionReports, 'lessons', 'people'] as const;
export type ExportedReport = (typeof exportedReports)[number];

export const reportFormats = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

const exportQuery = object({
  ...listFilters,
  report: requiredChoice(exportedReports),
  format: requiredChoice(reportFormats),
  paper: mixed<(typeof paperFormats)[number]>()
    .oneOf([...paperFormats], 'choice')
    .default('a4'),
});
export type LearningExportQuery = InferType<typeof exportQuery>;

export const learningReportFiles = {
  learning: defineFileCall({
    path: '/v2/learning_reports/export',
    needs: 'supervisor',
    summary: 'Exports a report on learning, or the people behind one of its figures: all rows.',
    query: exportQuery,
    contentTypes: [...Object.values(tableContentTypes), 'application/pdf'],
    mutates: false,
  }),
} as const;
