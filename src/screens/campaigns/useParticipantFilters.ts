import { participantStatuses } from '../../../contract/v2/microSurvey.ts';
import { type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const pageSizes = [25, 50, 100] as const;

const fields = {
  q: urlField.text(),
  status: urlField.choice(participantStatuses),
  page: urlField.page(),
  per_page: urlField.choice(pageSizes, 25),
};

export type ParticipantFilters = UrlFilters<typeof fields>;

export const useParticipantFilters = () => useUrlFilters(fields);
