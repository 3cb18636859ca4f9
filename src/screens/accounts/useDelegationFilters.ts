import { delegationGroupings } from '../../../contract/v2/administration.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

const fields = {
  by: urlField.choice(delegationGroupings, 'person'),
  q: urlField.text(),
  page: urlField.page(),
};

export const useDelegationFilters = () => useUrlFilters(fields);
