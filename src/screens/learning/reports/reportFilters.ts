import type { RecordsInput } from '../../../../dataProviders/learningReports.ts';
import {
  completionReports,
  lessonFilters,
  recordFilters,
  reportPeriods,
} from '../../../../domain/learning/learningReports.ts';
import { type UrlFilters, urlField } from '../../../kit/useUrlFilters.ts';

export const reportTabs = [...completionReports, 'lessons', 'changes'] as const;

/** The filters that both pages share. */
const sharedFields = {
  period: urlField.choice(reportPeriods),
  team: urlField.id(),
  group: urlField.id(),
  course: urlField.id(),
};

export const reportFields = {
  tab: urlField.choice(reportTabs, 'courses'),
  ...sharedFields,
  /** The campaign of a round of assessments. */
  round: urlField.id(),
  page: urlField.page(),
};
export type ReportFilters = UrlFilters<typeof reportFields>;
export type SharedFilters = UrlFilters<typeof sharedFields>;

export const recordFields = {
  ...reportFields,
  path: urlField.id(),
  state: urlField.choice(recordFilters),
  /** A lesson by its id plus one, because a course without lessons counts as lesson 0. */
  lesson: urlField.id(),
  at: urlField.choice(lessonFilters),
};
export type RecordFilters = UrlFilters<typeof recordFields>;

/** The filters as the server expects them. */
export const toInput = ({ period, team, group, course }: SharedFilters) => ({
  period,
  team_id: team,
  group_id: group,
  course_id: course,
});

export const toRecordsInput = (filters: RecordFilters): RecordsInput => ({
  ...toInput(filters),
  path_id: filters.path,
  state: filters.state,
  lesson_id: filters.lesson === null ? null : filters.lesson - 1,
  lesson: filters.at,
  page: filters.page,
});

type AddressFilters = Partial<Record<keyof RecordFilters, string | number | null>>;

function pathWith(path: string, filters: AddressFilters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, String(value));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** The page with the people behind a figure. */
export const recordsPath = (filters: AddressFilters) => pathWith('/learn/reports/people', filters);

/** The report with these filters. */
export const reportPath = ({ tab, period, team, group, course }: RecordFilters) =>
  pathWith('/learn/reports', { tab, period, team, group, course });
