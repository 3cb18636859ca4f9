import { type Kysely, sql } from 'kysely';

/** Respondents are told how the invited people were chosen (R24). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('grant select on campaign_audience to cairn_respondent').execute(db);
}
