import { metrics } from '../../../domain/metrics/metrics.ts';
import { resources } from '../../../resources/index.ts';
import type { Field, Resource } from '../../../resources/kit/resource.ts';
import { aCourse, aPath } from '../learning/testContent.ts';
import type { TestCompanies } from './changes.ts';

type Draft = Readonly<Record<string, unknown>>;

const aPerson = async ({ house: server, harbor: company }: TestCompanies) =>
  (await server.aUser({ account: company.account })).id;

async function made({ boss }: TestCompanies, resource: string, draft: object): Promise<number> {
  return (await boss.post(`/api/v2/resources/${resource}`, draft)).body.id;
}

/** A record of another kind that a draft can point at. */
const targets: Readonly<Record<string, (testCompany: TestCompanies) => Promise<number>>> = {
  users: aPerson,
  courses: ({ boss }) => aCourse(boss),
  learning_paths: ({ boss }) => aPath(boss),
  event_topics: (testCompany) =>
    made(testCompany, 'event_topics', { title: 'T', minutes: 90, default_capacity: 12 }),
  blueprints: (testCompany) => made(testCompany, 'blueprints', { name: 'B', kind: 'role' }),
  sprints: async (testCompany) => {
    const { sprints } = Object.fromEntries(resources.map((resource) => [resource.name, resource]));
    return sprints ? made(testCompany, 'sprints', await draftOf(sprints, testCompany)) : 0;
  },
};

async function aTopic({ house: server }: TestCompanies): Promise<number> {
  const { rows } = await server.database.executeSql('select id from topics order by id limit 1');
  return Number(rows[0]?.id);
}

/** What the rules of a record ask for beyond the facts of its fields. */
const more: Readonly<Record<string, (testCompany: TestCompanies) => Promise<Draft>>> = {
  blueprint_rankings: async () => ({ ranking: [...metrics] }),
  constellations: async (testCompany) => ({
    user_ids: [await aPerson(testCompany), await aPerson(testCompany)],
  }),
  constellation_sets: async ({ harbor: company }) => ({ constellation_ids: [company.ids.constellation] }),
  learning_campaigns: async ({ boss }) => ({
    content: 'courses',
    course_ids: [await aCourse(boss)],
    due_kind: 'none',
  }),
  events: async () => ({ time_zone: 'UTC', place: 'Room 4', minutes: 90, capacity: 12 }),
  sprints: async (testCompany) => ({
    topic_id: await aTopic(testCompany),
    user_id: await aPerson(testCompany),
  }),
  lessons: async () => ({ kind: 'text', body: 'Read this.' }),
};

/** A draft that its record's rules let through. */
export async function draftOf(resource: Resource, testCompany: TestCompanies): Promise<Draft> {
  const draft: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.required && !field.readOnly) draft[name] = await sample(field, testCompany);
  }
  return { ...draft, ...(await more[resource.name]?.(testCompany)) };
}

let serial = 0;

async function sample(field: Field, testCompany: TestCompanies): Promise<unknown> {
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
      return targetOf(field.target, testCompany);
    case 'references':
      return [await targetOf(field.target, testCompany)];
    default:
      return `Sample ${serial}`;
  }
}

async function targetOf(target: string, testCompany: TestCompanies): Promise<unknown> {
  const make = targets[target];
  if (make) return make(testCompany);
  const { ids } = testCompany.harbor;
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
