import { resources } from '../../../resources/registry.ts';
import { changePayloads, type TestCompanies } from '../isolation/changePayloads.ts';
import { draftOf } from '../isolation/drafts.ts';
import { actionCases, callCases } from '../isolation/isolationCases.ts';
import { missingIds, type OwnedIds } from '../isolation/ownedIds.ts';

/** Valid bodies by operation name. */
export type KnownBodies = ReadonlyMap<string, readonly object[]>;
type Bodies = Map<string, object[]>;

/** The bodies of the isolation tests, for existing and missing data. */
export function isolationBodies(ids: OwnedIds): Bodies {
  const bodies: Bodies = new Map();
  for (const [name, naming] of Object.entries({ ...callCases, ...actionCases })) {
    if (naming === 'nothing') continue;
    for (const some of [ids, missingIds]) add(bodies, name, naming.body(some));
  }
  return bodies;
}

/** Adds bodies that change data in the test account, and drafts of every record. */
export async function collectKnownBodies(testCompany: TestCompanies): Promise<KnownBodies> {
  const bodies = isolationBodies(testCompany.company.ids);
  for (const [name, makeBody] of Object.entries(changePayloads))
    add(bodies, name, await makeBody(testCompany));
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
