import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import type { KeyName } from '../../vault/keyStore/keyStore.ts';
import type { Tx } from '../database.ts';
import { type FormKind, formTables } from './submittedForms.ts';

/** Forms of an open campaign that enough people have submitted to move them together. */
export interface FormBatch {
  readonly campaign_kind: KeyName['kind'];
  readonly campaign_id: number;
  readonly account_id: number;
  readonly kind: FormKind;
  readonly min_people: number;
}

/** A transaction moves at most this many forms. */
const maxForms = 500;

interface Source {
  readonly campaigns: string;
  readonly minPeople: RawBuilder<number>;
  readonly joins: RawBuilder<unknown>;
  /** Identifies who submitted a form. */
  readonly person: RawBuilder<unknown>;
}

const sources: Readonly<Record<KeyName['kind'], Source>> = {
  campaign: {
    campaigns: 'benchmark_campaigns',
    minPeople: sql`campaign.min_group`,
    joins: sql``,
    person: sql`form.id`,
  },
  cycle: {
    campaigns: 'survey_campaigns',
    minPeople: sql`${sql.lit(lowestMinimumGroupSize)}::int`,
    joins: sql`left join assignments on assignments.id = form.assignment_id
      left join users on users.id = assignments.user_id`,
    // A person can submit several forms. Those of erased people can belong to the same person, so they don't count.
    person: sql`coalesce(lower(users.email), lower(assignments.email))`,
  },
};

/** Returns the forms of all accounts that can be moved now. */
export async function findFormBatches(tx: Tx): Promise<FormBatch[]> {
  const batchesOf = (campaignKind: KeyName['kind']) => {
    const { campaigns, minPeople, joins, person } = sources[campaignKind];
    return sql`
      select ${sql.lit(campaignKind)} as campaign_kind, campaign.id as campaign_id, campaign.account_id, form.kind,
        ${minPeople} as min_people
      from ${sql.table(formTables[campaignKind].waiting)} as form
        join ${sql.table(campaigns)} as campaign on campaign.id = form.campaign_id ${joins}
      where campaign.status = 'open'
      group by campaign.id, form.kind having count(distinct ${person}) >= ${minPeople}`;
  };
  const { rows } = await sql<FormBatch>`
    ${batchesOf('campaign')} union all ${batchesOf('cycle')} order by 1, 2, 4`.execute(tx);
  return rows;
}

/** Removes the waiting forms of a batch and returns them; none if they are from too few people. */
export async function takeWaitingForms(
  tx: Tx,
  { campaign_kind, campaign_id, kind, min_people }: FormBatch,
): Promise<Buffer[]> {
  const { joins, person } = sources[campaign_kind];
  const waiting = sql.table(formTables[campaign_kind].waiting);
  const { rows } = await sql<{ box: string }>`
    with batch as (
      select form.id, ${person} as person from ${waiting} as form ${joins}
      where form.campaign_id = ${campaign_id} and form.kind = ${kind}
      order by form.id limit ${sql.lit(maxForms)}
    )
    delete from ${waiting}
    where id in (select id from batch) and (select count(distinct person) from batch) >= ${min_people}
    returning encode(box, 'base64') as box`.execute(tx);
  return rows.map(({ box }) => Buffer.from(box, 'base64'));
}

/** Stores moved forms without person, link, number or time, in the order of new random ids. */
export async function addSealedForms(
  tx: Tx,
  { campaign_kind, campaign_id, kind }: FormBatch,
  boxes: readonly Buffer[],
): Promise<void> {
  const rows = boxes.map((box) => ({ id: randomUUID(), box: box.toString('base64') }));
  await sql`
    insert into ${sql.table(formTables[campaign_kind].sealed)} (id, campaign_id, kind, box)
    select form.id, ${campaign_id}::int, ${kind}::text, decode(form.box, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as form (id uuid, box text)
    order by form.id`.execute(tx);
}
