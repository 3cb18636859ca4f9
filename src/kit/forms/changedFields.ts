import { type Resource, writable } from '../../../resources/kit/resource.ts';

type Values = Record<string, unknown>;

/** Whom a campaign is for stands beside its declaration: these lists are the form's own. */
const besides = ['team_ids', 'user_ids'];

/** The fields of a form in which two versions of a record differ. */
export function changedFields(resource: Resource, before: Values, after: Values): readonly string[] {
  const names = new Set([...writable(resource), ...besides]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
