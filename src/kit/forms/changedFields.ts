import { type Resource, writable } from '../../../resources/kit/resource.ts';

type Values = Record<string, unknown>;

/** The audience of a campaign is not declared as fields; these lists belong to its form. */
const audienceFields = ['team_ids', 'user_ids'];

/** The fields of a form in which two versions of a record differ. */
export function changedFields(resource: Resource, before: Values, after: Values): readonly string[] {
  const names = new Set([...writable(resource), ...audienceFields]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
