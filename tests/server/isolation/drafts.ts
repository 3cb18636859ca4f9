import { metrics } from '../../../domain/metrics/metrics.ts';
import type { Field, FieldKind, Resource } from '../../../resources/kit/resource.ts';
import { resources } from '../../../resources/registry.ts';
import { users } from '../../../resources/users/users.ts';
import { aCourse, aPath } from '../learning/testContent.ts';
import type { TestCompanies } from './changePayloads.ts';
import { sampleValue } from './samples.ts';
import { recordId } from './testRecords.ts';

type Draft = Readonly<Record<string, unknown>>;

const aPerson = async ({ server, company }: TestCompanies) =>
  (await server.aUser({ account: company.account })).id;

async function made({ superAdmin }: TestCompanies, resource: string, draft: object): Promise<number> {
  return (await superAdmin.post(`/api/v2/resources/${resource}`, draft)).body.id;
}

/** A record of another type that a draft can reference. */
const targets: Readonly<Record<string, (testCompany: TestCompanies) => Promise<number>>> = {
  users: aPerson,
  courses: ({ superAdmin }) => aCourse(superAdmin),
  learning_paths: ({ superAdmin }) => aPath(superAdmin),
  event_topics: (testCompany) =>
    made(testCompany, 'event_topics', { title: 'T', minutes: 90, default_capacity: 12 }),
  blueprints: (testCompany) => made(testCompany, 'blueprints', { name: 'B', kind: 'role' }),
  sprints: async (testCompany) => {
    const { sprints } = Object.fromEntries(resources.map((resource) => [resource.name, resource]));
    return sprints ? made(testCompany, 'sprints', await draftOf(sprints, testCompany)) : 0;
  },
};

async function aTopic({ server }: TestCompanies): Promise<number> {
  const { rows } = await server.database.executeSql('select id from topics order by id limit 1');
  return Number(rows[0]?.id);
}

/** Values that the rules of a record require in addition to its field declarations. */
const more: Readonly<Record<string, (testCompany: TestCompanies) => Promise<Draft>>> = {
  blueprint_rankings: async () => ({ ranking: [...metrics] }),
  constellations: async (testCompany) => ({
    user_ids: [await aPerson(testCompany), await aPerson(testCompany)],
  }),
  constellation_sets: async ({ company }) => ({ constellation_ids: [company.ids.constellation] }),
  learning_campaigns: async ({ superAdmin }) => ({
    content: 'courses',
    course_ids: [await aCourse(superAdmin)],
    due_kind: 'none',
  }),
  path_steps: async ({ superAdmin }) => ({ course_id: await aCourse(superAdmin) }),
  learning_rules: async () => ({ metric: 'trust', below: 40 }),
  events: async () => ({ time_zone: 'UTC', place: 'Room 4', minutes: 90, capacity: 12 }),
  sprints: async (testCompany) => ({
    topic_id: await aTopic(testCompany),
    user_id: await aPerson(testCompany),
  }),
  pay_projects: async () => ({ currency: 'EUR' }),
  lessons: async () => ({ kind: 'text', body: 'Read this.' }),
  users: async () => ({ email: sampleValue(users.fields.email) }),
};

/** A valid draft of a record. */
export async function draftOf(resource: Resource, testCompany: TestCompanies): Promise<Draft> {
  const draft: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.required && !field.readOnly) draft[name] = await sample(field, testCompany);
  }
  return { ...draft, ...(await more[resource.name]?.(testCompany)) };
}

async function sample(field: Field, testCompany: TestCompanies): Promise<unknown> {
  if (field.kind === 'reference') return targetOf(field.target, testCompany);
  if (field.kind === 'references') return [await targetOf(field.target, testCompany)];
  return sampleValue(field);
}

async function targetOf(target: string, testCompany: TestCompanies): Promise<unknown> {
  const make = targets[target];
  return make ? make(testCompany) : recordId(testCompany.company, target);
}

/** The field types preferred for a change, in order. */
const preferred: readonly FieldKind[] = ['text', 'longText', 'date', 'number', 'choice', 'yesNo', 'url'];

/** The same draft with one field changed, of the type that changes most easily. */
export function changeOneField(resource: Resource, draft: Draft): Draft {
  if ('place' in resource.fields) return { ...draft, place: 'Room 5' };
  const fields = Object.entries(resource.fields).filter(([, { readOnly }]) => !readOnly);
  const result = preferred.flatMap((kind) => fields.filter(([, field]) => field.kind === kind))[0];
  if (!result) throw new RangeError(`nothing to change in ${resource.name}`);
  return { ...draft, [result[0]]: otherThan(result[1], draft[result[0]]) };
}

/** A valid value of a field that differs from `value`. */
function otherThan(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'date':
      return '2026-10-01';
    case 'number':
      return [7, field.min, field.max].find((one) => isWithin(one, field) && one !== value);
    case 'choice':
      return field.choices.findLast((one) => one !== value);
    case 'yesNo':
      return value !== true;
    case 'url':
      return 'https://cairn.example/changed';
    default:
      return sampleValue(field, 'Changed');
  }
}

const isWithin = (
  value: number | undefined,
  { min, max }: { readonly min?: number; readonly max?: number },
) => value !== undefined && value >= (min ?? value) && value <= (max ?? value);
