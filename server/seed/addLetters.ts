import { normalizePersonalCode } from '../../domain/survey/personalCode.ts';
import { demoCode } from '../content/demoUsers.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';
import type { Tx } from '../store/database.ts';
import { prepareLetters, storeLetters } from '../usecases/letters/makeLetters.ts';

interface Demo {
  readonly campaignId: number;
  /** People whose invitations wait in the outbox, so they get no letters, which would remove them. */
  readonly leaveOut: readonly number[];
}

/** Makes the letters of one team, as if they had been printed. The code of the first letter is that of the demo. */
export async function addLetters(deps: Deps, caller: Caller, { campaignId, leaveOut }: Demo): Promise<void> {
  const teamId = await deps.database.as(caller.scope, (tx) => findTeam(tx, accountOf(caller), leaveOut));
  if (teamId === null) return;
  const input = { campaign_id: campaignId, team_id: teamId };
  const { letters } = await prepareLetters(deps, caller, input);
  const withDemoCode = letters.map((letter, index) =>
    index === 0 ? { ...letter, code: normalizePersonalCode(demoCode) } : letter,
  );
  await storeLetters(deps, caller, { input, letters: withDemoCode });
}

/** Returns the first team with members but none of these people; null if there is none. */
async function findTeam(tx: Tx, accountId: number, leaveOut: readonly number[]): Promise<number | null> {
  const members = await tx
    .selectFrom('memberships')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', accountId)
    .orderBy('team_id')
    .execute();
  const excluded = new Set(
    members.filter(({ user_id }) => leaveOut.includes(user_id)).map(({ team_id }) => team_id),
  );
  return members.find(({ team_id }) => !excluded.has(team_id))?.team_id ?? null;
}
