import { personAttributes } from '../resources/users/personAttributes.ts';
import { readAttributeValues } from './people.ts';
import { toDataProvider } from './resourceAdapter.ts';
import { unsupportedMethod } from './unsupportedMethod.ts';

/** Lists the values that exist in a field of another list, as records whose ids are the values. */
export const filterValuesProvider = toDataProvider({
  getList: async (_resource, { filter, signal }) => {
    const attribute = personAttributes.find((name) => name === filter.field);
    if (filter.resource !== 'users' || !attribute) throw new Error(`${filter.field} offers no values`);
    const values = await readAttributeValues(attribute, filter.q, signal);
    return { data: values.map((id) => ({ id })), total: values.length };
  },
  getOne: unsupportedMethod,
  getMany: unsupportedMethod,
  getManyReference: unsupportedMethod,
  create: unsupportedMethod,
  update: unsupportedMethod,
  updateMany: unsupportedMethod,
  delete: unsupportedMethod,
  deleteMany: unsupportedMethod,
});
