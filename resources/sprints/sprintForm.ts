import type { Resource } from '../kit/resource.ts';
import { sprints } from './sprints.ts';

/** Asked by inputs of their own: whoever builds sprints may not read the records of people and teams. */
const askedElsewhere: ReadonlySet<string> = new Set(['topic_id', 'metric', 'user_id', 'team_id']);
const { topic_id: _topic, user_id: _user, team_id: _team, ...plain } = sprints.fields;

/** Sprints for the list: what it shows and filters by is read from the sprint alone. */
export const listedSprints: Resource = { ...sprints, fields: plain };

/** Sprints for the form: the same rules, without the inputs that are asked elsewhere. */
export const formedSprints: Resource = {
  ...sprints,
  sections: Object.fromEntries(
    Object.entries(sprints.sections).map(([section, names]) => [
      section,
      names.filter((name) => !askedElsewhere.has(name)),
    ]),
  ),
};
