import { deriveBoxKeys } from '../../../server/usecases/keys/campaignKeys.ts';
import type { FinishedForm } from '../../../server/usecases/survey/submitForm.ts';
import { parseKeyName } from '../../../server/vault/keyStore/keyStore.ts';
import { createOpener } from '../../../server/vault/sealedBox.ts';
import type { TestServer } from '../../support/startTestServer.ts';

/** Keeps a copy of each submitted form from now on, because the product deletes them with the release. */
export async function keepForms({ database }: TestServer): Promise<void> {
  await database.executeSql(`
    drop table if exists kept_forms;
    create table kept_forms as select campaign_id, box from waiting_forms;
    create or replace function keep_form() returns trigger language plpgsql security definer as $$ begin
      insert into kept_forms values (new.campaign_id, new.box);
      return null;
    end $$;
    create or replace trigger keep_form after insert on waiting_forms for each row when (new.kind = 'answers')
      execute function keep_form()`);
}

/** Each response with the groups of its form. Responses with equal scores are interchangeable. */
export async function rawPeople({ database, environment, createdKeys }: TestServer): Promise<string> {
  const openers = new Map(
    [...createdKeys].flatMap(([text, key]) => {
      const name = parseKeyName(text);
      if (name?.kind !== 'campaign') return [];
      return [[name.id, createOpener(deriveBoxKeys(environment.secret, name, key).privateKey)] as const];
    }),
  );
  const kept = await database.executeSql('select campaign_id, box from kept_forms');
  const groups = new Map<string, object[]>();
  for (const { campaign_id, box } of kept.rows) {
    const open = openers.get(campaign_id as number);
    if (!open) throw new Error('the key of this campaign was not kept');
    const form: FinishedForm = JSON.parse(open(box as Uint8Array).toString());
    const key = keyOf(campaign_id, form.scores);
    groups.set(key, [...(groups.get(key) ?? []), form.attributes]);
  }
  const { rows } = await database.executeSql(
    'select id, campaign_id, to_jsonb(scores) as scores from responses',
  );
  return JSON.stringify(
    rows.map(({ id, campaign_id, scores }) => {
      const g = groups.get(keyOf(campaign_id, scores))?.pop();
      if (!g) throw new Error('no form was kept for this response');
      return { id, g };
    }),
  );
}

const keyOf = (campaignId: unknown, scores: unknown) => JSON.stringify([campaignId, scores]);
