import { createPayBox } from '../../../server/usecases/pay/payBox.ts';
import { aPayPerson } from '../../domain/pay/payPeople.ts';
import type { TestServer } from '../../support/startTestServer.ts';

interface Owner {
  readonly accountId: number;
  readonly ownerId: number;
  readonly word: string;
}

/** Inserts a pay project with six women and six men; every text contains `word`. Returns the id of the project. */
export async function addPayRows(
  { database, deps, clock }: TestServer,
  { accountId, ownerId, word }: Owner,
): Promise<number> {
  const now = clock.now().toISOString();
  const project = await database.owner
    .insertInto('pay_projects')
    .values({
      account_id: accountId,
      owner_id: ownerId,
      name: word,
      description: word,
      currency: 'EUR',
      data_day: '2026-11-01',
      minimum_group: 5,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = Array.from({ length: 12 }, (_, at) =>
    aPayPerson({ name: word, category: word, gender: at % 2 === 0 ? 'female' : 'male' }),
  );
  const box = await createPayBox(deps, accountId);
  await database.owner
    .insertInto('pay_files')
    .values({
      account_id: accountId,
      project_id: project.id,
      author_id: ownerId,
      state: 'applied',
      row_count: people.length,
      created_at: now,
      applied_at: now,
      content: box.seal({
        fileName: word,
        headings: [word],
        rows: [],
        mapping: [null],
        dateOrder: null,
        people,
        problems: [],
      }),
    })
    .execute();
  return project.id;
}
