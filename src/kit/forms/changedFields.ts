import { type Resource, writableFields } from '../../../resources/kit/resource.ts';

type Values = Record<string, unknown>;

/** The audience of a campaign: part of its form, but not of its declaration. */
const audienceFields = ['team_ids', 'user_ids'];

/** The names of the form's fields that differ between two versions of a record. */
export function changedFields(resource: Resource, before: Values, after: Values): readonly string[] {
  const names = new Set([...writableFields(resource), ...audienceFields]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
