import { metrics } from '../../../domain/metrics/metrics.ts';
import { resources } from '../../../resources/index.ts';
import type { Field, Resource } from '../../../resources/kit/resource.ts';
import { aCourse, aPath } from '../learning/shelf.ts';
import type { Stage } from './changes.ts';

type Draft = Readonly<Record<string, unknown>>;

const aPerson = async ({ house, harbor }: Stage) => (await house.aUser({ account: harbor.account })).id;

async function made({ boss }: Stage, resource: string, draft: object): Promise<number> {
  return (await boss.post(`/api/v2/resources/${resource}`, draft)).body.id;
}

/** A record of another kind that a draft can point at. */
const targets: Readonly<Record<string, (stage: Stage) => Promise<number>>> = {
  users: aPerson,
  courses: ({ boss }) => aCourse(boss),
  learning_paths: ({ boss }) => aPath(boss),
  event_topics: (stage) => made(stage, 'event_topics', { title: 'T', minutes: 90, default_capacity: 12 }),
  blueprints: (stage) => made(stage, 'blueprints', { name: 'B', kind: 'role' }),
  sprints: async (stage) => {
    const { sprints } = Object.fromEntries(resources.map((resource) => [resource.name, resource]));
    return sprints ? made(stage, 'sprints', await draftOf(sprints, stage)) : 0;
  },
};

async function aTopic({ house }: Stage): Promise<number> {
  const { rows } = await house.database.executeSql('select id from topics order by id limit 1');
  return Number(rows[0]?.id);
}

/** What the rules of a record ask for beyond the facts of its fields. */
const more: Readonly<Record<string, (stage: Stage) => Promise<Draft>>> = {
  blueprint_rankings: async () => ({ ranking: [...metrics] }),
  constellations: async (stage) => ({ user_ids: [await aPerson(stage), await aPerson(stage)] }),
  constellation_sets: async ({ harbor }) => ({ constellation_ids: [harbor.ids.constellation] }),
  learning_campaigns: async ({ boss }) => ({
    content: 'courses',
    course_ids: [await aCourse(boss)],
    due_kind: 'none',
  }),
  events: async () => ({ time_zone: 'UTC', place: 'Room 4', minutes: 90, capacity: 12 }),
  sprints: async (stage) => ({ topic_id: await aTopic(stage), user_id: await aPerson(stage) }),
  lessons: async () => ({ kind: 'text', body: 'Read this.' }),
};

/** A draft that its record's rules let through. */
export async function draftOf(resource: Resource, stage: Stage): Promise<Draft> {
  const draft: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.required && !field.readOnly) draft[name] = await sample(field, stage);
  }
  return { ...draft, ...(await more[resource.name]?.(stage)) };
}

let serial = 0;

async function sample(field: Field, stage: Stage): Promise<unknown> {
  serial += 1;
  switch (field.kind) {
    case 'email':
      return `draft${serial}@people.example`;
    case 'url':
      return 'https://cairn.example';
    case 'number':
      return field.min ?? 1;
    case 'date':
      return '2026-12-01';
    case 'moment':
      return '2026-12-01T09:00:00.000Z';
    case 'choice':
      return field.choices[0];
    case 'reference':
      return targetOf(field.target, stage);
    case 'references':
      return [await targetOf(field.target, stage)];
    default:
      return `Sample ${serial}`;
  }
}

async function targetOf(target: string, stage: Stage): Promise<unknown> {
  const make = targets[target];
  if (make) return make(stage);
  const { ids } = stage.harbor;
  const name = target.replace(/s$/, '');
  return name in ids ? ids[name as keyof typeof ids] : null;
}

/** The same draft with one field changed: the first in which something can be written. */
export function changed(resource: Resource, draft: Draft): Draft {
  if ('place' in resource.fields) return { ...draft, place: 'Room 5' };
  const found = Object.entries(resource.fields).find(
    ([, field]) => !field.readOnly && (field.kind === 'text' || field.kind === 'longText'),
  );
  if (found) return { ...draft, [found[0]]: 'Changed' };
  const day = Object.entries(resource.fields).find(([, field]) => !field.readOnly && field.kind === 'date');
  if (day) return { ...draft, [day[0]]: '2026-10-01' };
  const number = Object.entries(resource.fields).find(
    ([, field]) => !field.readOnly && field.kind === 'number',
  );
  if (number) return { ...draft, [number[0]]: 7 };
  const choice = Object.entries(resource.fields).find(
    ([, field]) => !field.readOnly && field.kind === 'choice',
  );
  if (choice?.[1].kind === 'choice') return { ...draft, [choice[0]]: choice[1].choices.at(-1) };
  throw new RangeError(`nothing to change in ${resource.name}`);
}
