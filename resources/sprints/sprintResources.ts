import type { Resource } from '../kit/resource.ts';
import { sprints } from './sprints.ts';

/** Fields with custom inputs, because people who build sprints may not read the records of people and teams. */
const customInputFields: ReadonlySet<string> = new Set(['topic_id', 'metric', 'user_id', 'team_id']);
const { topic_id: _topic, user_id: _user, team_id: _team, ...plain } = sprints.fields;

/** The resource for the list, without the references that its readers cannot load. */
export const sprintListResource: Resource = { ...sprints, fields: plain };

/** The resource for the form: the same rules, without the fields that have custom inputs. */
export const sprintFormResource: Resource = {
  ...sprints,
  sections: Object.fromEntries(
    Object.entries(sprints.sections).map(([section, names]) => [
      section,
      names.filter((name) => !customInputFields.has(name)),
    ]),
  ),
};
