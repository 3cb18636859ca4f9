import { resources } from '../../../resources/registry.ts';
import { type Belongings, missing } from '../isolation/belongings.ts';
import { actionCases, callCases } from '../isolation/cases.ts';
import { type TestCompanies, ways } from '../isolation/changes.ts';
import { draftOf } from '../isolation/drafts.ts';

/** Valid bodies by operation name. */
export type KnownBodies = ReadonlyMap<string, readonly object[]>;
type Bodies = Map<string, object[]>;

/** The bodies of the isolation tests, for existing and missing data. */
export function bodiesAbout(ids: Belongings): Bodies {
  const bodies: Bodies = new Map();
  for (const [name, naming] of Object.entries({ ...callCases, ...actionCases })) {
    if (naming === 'nothing') continue;
    for (const some of [ids, missing]) add(bodies, name, naming.body(some));
  }
  return bodies;
}

/** The same, with bodies that change data in the test account, and drafts of every record. */
export async function bodiesOn(testCompany: TestCompanies): Promise<KnownBodies> {
  const bodies = bodiesAbout(testCompany.company.ids);
  for (const [name, makeBody] of Object.entries(ways)) add(bodies, name, await makeBody(testCompany));
  for (const resource of resources) {
    const draft = await draftOf(resource, testCompany);
    add(bodies, `POST /v2/resources/${resource.name}`, draft);
    add(bodies, `PUT /v2/resources/${resource.name}/{id}`, draft);
  }
  return bodies;
}

function add(bodies: Bodies, name: string, body: object): void {
  const [file = '', actionName] = name.split(' ');
  const data = file === 'account.php' ? body : { data: body };
  const sent = file.endsWith('.php') ? { actionName, ...data } : body;
  bodies.set(name, [...(bodies.get(name) ?? []), sent]);
}
