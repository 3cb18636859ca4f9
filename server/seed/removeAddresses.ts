import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { accountOf } from '../kernel/scope.ts';

/** A number that is reserved for fiction. */
const number = '+4915228817386';

/** Leaves five people of a warehouse without an email address, one of them with a mobile number. Leads keep theirs. */
export async function removeAddresses({ database }: Deps, caller: Caller): Promise<void> {
  await database.as(caller.scope, (tx) =>
    sql`
      update users set email = null, password_hash = null,
        mobile_number = case when chosen.place = 1 then ${number} end
      from (
        select m.user_id, row_number() over (order by m.user_id desc) as place
        from memberships m join teams t on t.id = m.team_id
        where t.account_id = ${accountOf(caller)} and t.name = 'Warehouse north'
          and m.user_id is distinct from t.leader_id
          and not exists (select from teams led where led.leader_id = m.user_id)
        order by m.user_id desc limit 5
      ) chosen
      where users.id = chosen.user_id and permissions = array['user'] and external_id is not null`.execute(
      tx,
    ),
  );
}
