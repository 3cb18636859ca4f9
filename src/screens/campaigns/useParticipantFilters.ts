import { invitationStates } from '../../../domain/campaigns/invitationStates.ts';
import { type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const participantPageSizes = [25, 50, 100] as const;

const fields = {
  q: urlField.text(),
  status: urlField.choice(invitationStates),
  page: urlField.page(),
  per_page: urlField.choice(participantPageSizes, 25),
};

export type ParticipantFilterValues = UrlFilters<typeof fields>;

export const useParticipantFilters = () => useUrlFilters(fields);
