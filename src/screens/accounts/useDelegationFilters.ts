import { delegationViews } from '../../../contract/v2/administration.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

const fields = {
  by: urlField.choice(delegationViews, 'person'),
  q: urlField.text(),
  page: urlField.page(),
};

export const useDelegationFilters = () => useUrlFilters(fields);
