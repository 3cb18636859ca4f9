import type { TestServer } from '../../support/startTestServer.ts';

/** Inserts a checked import with its file and one row; every text contains `word`. Returns the id of the import. */
export async function addImportRows(server: TestServer, accountId: number, word: string): Promise<number> {
  const { owner } = server.database;
  const own = { account_id: accountId };
  const userImport = await owner
    .insertInto('user_imports')
    .values({
      ...own,
      state: 'checked',
      file_name: word,
      encoding: 'utf-8',
      headings: ['email'],
      row_count: 1,
      counts: JSON.stringify({ create: 1 }),
      created_at: server.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await owner
    .insertInto('import_file_pieces')
    .values({
      ...own,
      file_id: '5a0c1d5e-91d8-4a54-9d6e-3f0f5a3c1a01',
      place: 0,
      bytes: new TextEncoder().encode(word),
      created_at: server.clock.now().toISOString(),
    })
    .execute();
  await owner
    .insertInto('user_import_rows')
    .values({
      ...own,
      import_id: userImport.id,
      line: 2,
      cells: JSON.stringify([word]),
      kind: 'create',
      draft: JSON.stringify({ first_name: word, last_name: word, email: `${word}@people.example` }),
    })
    .execute();
  return userImport.id;
}
