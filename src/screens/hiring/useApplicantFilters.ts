import { applicantFilters } from '../../../contract/v2/hiring.ts';
import { type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const applicantPageSizes = [25, 50, 100] as const;

const fields = {
  q: urlField.text(),
  stage: urlField.text(),
  show: urlField.choice(applicantFilters, 'all'),
  page: urlField.page(),
  per_page: urlField.choice(applicantPageSizes, 25),
};

export type ApplicantFilterValues = UrlFilters<typeof fields>;

export const useApplicantFilters = () => useUrlFilters(fields);
