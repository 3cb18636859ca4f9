import type { Tx } from '../database.ts';

export interface LetterRecipient {
  readonly id: number;
  readonly name: string;
  readonly locale: string;
}

interface Selection {
  readonly campaignId: number;
  readonly accountId: number;
  /** Null for all participants. */
  readonly teamId: number | null;
}

/** Returns the participants who get a letter, whether or not they have started, up to a maximum. */
export async function listLetterRecipients(
  tx: Tx,
  { campaignId, accountId, teamId }: Selection,
  maximum: number,
): Promise<LetterRecipient[]> {
  const rows = await tx
    .selectFrom('participations as p')
    .innerJoin('users as person', 'person.id', 'p.user_id')
    .select(['p.id', 'person.first_name', 'person.last_name', 'person.locale_abbr'])
    .where('p.campaign_id', '=', campaignId)
    .where('p.account_id', '=', accountId)
    .where('p.invitation_state', '!=', 'withdrawn')
    .where('person.status', '=', 'active')
    .$if(teamId !== null, (query) =>
      query.where('p.user_id', 'in', (members) =>
        members
          .selectFrom('memberships')
          .select('user_id')
          .where('account_id', '=', accountId)
          .where('team_id', '=', teamId),
      ),
    )
    .orderBy('person.last_name')
    .orderBy('person.first_name')
    .orderBy('p.id')
    .limit(maximum)
    .execute();
  return rows.map(({ id, first_name, last_name, locale_abbr }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    locale: locale_abbr,
  }));
}

/** Stores who makes letters and when, which respondents read. Returns its id. */
export async function addLetterPrinting(
  tx: Tx,
  printing: {
    readonly account_id: number;
    readonly campaign_id: number;
    readonly made_by: number;
    readonly made_on: string;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('letter_printings')
    .values(printing)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
