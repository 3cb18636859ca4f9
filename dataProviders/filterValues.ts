import { personAttributes } from '../resources/users/personAttributes.ts';

/** Returns values that exist in a field of a list and contain the text. The calls are loaded when a filter is first opened. */
export async function listFilterValues(
  resource: string,
  field: string,
  q: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const { readAttributeValues } = await import('./people.ts');
  const attribute = personAttributes.find((name) => name === field);
  if (resource !== 'users' || !attribute) throw new Error(`${resource}.${field} offers no values`);
  return readAttributeValues(attribute, q, signal);
}
