import { cycleFilters } from '../../../contract/v2/raterCycles.ts';
import { urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

const fields = {
  target: urlField.id(),
  q: urlField.text(),
  filter: urlField.choice(cycleFilters, 'all'),
  page: urlField.page(),
};

/** `target` is the participant whose raters are shown instead of the list. */
export const useCycleFilters = () => useUrlFilters(fields);
