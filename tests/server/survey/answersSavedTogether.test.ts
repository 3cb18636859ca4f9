import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { respondentScope } from '../../../server/kernel/scope.ts';
import { lockForClose } from '../../../server/store/engine/transactionScope.ts';
import type { ReadDraft } from '../../../server/store/survey/draftReplacer.ts';
import { participationDraftStore } from '../../../server/store/survey/draftStores.ts';
import { lockRespondentParticipation } from '../../../server/store/survey/respondentParticipation.ts';
import { hashToken } from '../../../server/vault/linkCodes.ts';
import { recordMessages } from '../../support/recordMessages.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { type TestRespondents, testRespondentsOf } from './testRespondents.ts';

let server: TestServer;
let here: TestRespondents;
let elsewhere: TestRespondents;

beforeAll(async () => {
  server = await startTestServer();
  here = await testRespondentsOf(server);
  elsewhere = await testRespondentsOf(server);
});
afterAll(() => server.close());

/** Respondents who have each given two answers, so that the server remembers them. */
async function remembered(companies: readonly TestRespondents[]) {
  const people = [];
  for (const company of companies) {
    const person = await company.somebody();
    const [first, second, next] = (await person.guest.open()).body.questions;
    for (const question of [first, second]) await person.guest.answer(question);
    people.push({
      ...person,
      answerNext: () => person.guest.answer(next),
      draft: await draftOf(person.code),
    });
  }
  return people;
}

interface StoredDraft extends ReadDraft {
  readonly id: number;
}

async function draftOf(code: string): Promise<StoredDraft> {
  const tokenHash = hashToken(code);
  const row = await server.database.as(respondentScope, (tx) =>
    lockRespondentParticipation(tx, { id: null, tokenHash }),
  );
  if (!row?.sealed_draft) throw new Error('there is no draft');
  return { id: row.id, tokenHash, versions: row.versions, sealed: row.sealed_draft };
}

const sealedOf = async ({ id }: StoredDraft) => {
  const drafts = server.database.owner.selectFrom('drafts').select('sealed');
  return Buffer.from((await drafts.where('participation_id', '=', id).executeTakeFirstOrThrow()).sealed);
};

const replace = (draft: StoredDraft, sealed: Uint8Array) =>
  participationDraftStore(draft.id).replace(server.database, respondentScope, draft, sealed);

/** Replaces all drafts in one call. Returns which were replaced, and the messages that it took. */
async function replaceAll(drafts: readonly StoredDraft[], sealed: Uint8Array) {
  let replaced: readonly boolean[] = [];
  const messages = await recordMessages(async () => {
    replaced = await Promise.all(drafts.map((draft) => replace(draft, sealed)));
  });
  return { replaced, messages };
}

const sealed = Buffer.from('another draft');

describe('drafts that are replaced at once', () => {
  test('take one message, also those of several companies', async () => {
    const drafts = (await remembered([here, elsewhere, here])).map(({ draft }) => draft);
    const { replaced, messages } = await replaceAll(drafts, sealed);
    expect(replaced).toEqual([true, true, true]);
    expect(messages).toHaveLength(1);
    for (const draft of drafts) expect(await sealedOf(draft)).toEqual(sealed);
  });

  test('are replaced except those that have changed', async () => {
    const drafts = (await remembered([here, elsewhere, here, elsewhere])).map(({ draft }) => draft);
    const [first, second, third, fourth] = drafts as [StoredDraft, StoredDraft, StoredDraft, StoredDraft]; // As many as were made.
    const stale = { ...second, sealed: Buffer.from('an older draft') };
    const closed = { ...third, versions: '1 2 3' };
    const unknown = { ...fourth, tokenHash: hashToken('another link') };
    const { replaced } = await replaceAll([stale, closed, unknown, first], sealed);
    expect(replaced).toEqual([false, false, false, true]);
    expect(await sealedOf(first)).toEqual(sealed);
    for (const draft of [second, third, fourth])
      expect(await sealedOf(draft)).toEqual(Buffer.from(draft.sealed));
  });

  test('are replaced once if two replace the same one', async () => {
    const [person] = await remembered([here]);
    if (!person) throw new Error('nobody was remembered');
    const { replaced } = await replaceAll([person.draft, person.draft], sealed);
    expect(replaced).toEqual([true, false]);
  });

  test('do not wait for the lock of one of them', async () => {
    // The embedded database runs one transaction at a time.
    if (server.database.kind === 'pglite') return;
    const [locked, closing, free] = (await remembered([here, elsewhere, here])).map(({ draft }) => draft);
    if (!locked || !closing || !free) throw new Error('too few were remembered');
    await server.database.owner.transaction().execute(async (tx) => {
      const rows = tx.selectFrom('participations').select('id').where('id', '=', locked.id);
      await rows.forUpdate().execute();
      await lockForClose(tx, elsewhere.campaign);
      const { replaced } = await replaceAll([locked, closing, free], sealed);
      expect(replaced).toEqual([false, false, true]);
    });
  });
});

describe('answers that are sent at once', () => {
  test('are all stored, with a campaign and with another company', async () => {
    const people = await remembered([here, elsewhere, here]);
    const replies = await Promise.all(people.map(({ answerNext }) => answerNext()));
    expect(replies.map(({ body }) => body.answered)).toEqual([3, 3, 3]);
    const progress = await Promise.all(people.map(async ({ guest }) => (await guest.open()).body.progress));
    expect(progress.map(({ answered }) => answered)).toEqual([3, 3, 3]);
  });

  test('are stored even if the database refuses one of them', async () => {
    const people = await remembered([here, elsewhere, here]);
    const refused = people[1]?.draft.id ?? 0;
    const { owner } = server.database;
    await sql`create function refuse_draft() returns trigger language plpgsql
      as $$ begin raise exception 'refused'; end $$`.execute(owner);
    await sql`create trigger refuse_draft before insert or update on drafts for each row
      when (new.participation_id = ${sql.lit(refused)}) execute function refuse_draft()`.execute(owner);
    const messages = await recordMessages(async () => {
      const replies = await Promise.all(people.map(({ answerNext }) => answerNext()));
      expect(replies.map(({ status }) => status)).toEqual([200, 500, 200]);
    });
    await sql`drop trigger refuse_draft on drafts`.execute(owner);
    await sql`drop function refuse_draft()`.execute(owner);
    expect(messages.filter((text) => text.includes('replace_drafts')).length).toBeLessThan(people.length);
    const progress = await Promise.all(people.map(async ({ guest }) => (await guest.open()).body.progress));
    expect(progress.map(({ answered }) => answered)).toEqual([3, 2, 3]);
    expect((await people[1]?.answerNext())?.body.answered).toBe(3);
  });
});
