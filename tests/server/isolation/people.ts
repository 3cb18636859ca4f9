import type { IsolationCase } from './isolationCases.ts';
import type { OwnedIds } from './ownedIds.ts';
import { canary } from './testCompany.ts';

const names = (body: (ids: OwnedIds) => object, status = 404): IsolationCase => ({ body, status });
const account = names(({ account }) => ({ account_id: account }));

/** The calls about people, their accounts and teams, sent by a local admin of another account. */
export const peopleCases: Readonly<Record<string, IsolationCase>> = {
  'POST /v2/people/attribute_values': names(() => ({ attribute: 'department', q: canary }), 200),
  'POST /v2/people/preview_status': names(
    ({ user }) => ({ selection: { user_ids: [user] }, status: 'inactive' }),
    200,
  ),
  'POST /v2/people/change_status': names(
    ({ user }) => ({ selection: { user_ids: [user] }, status: 'inactive', expected: 1 }),
    409,
  ),
  'POST /v2/people/roles_audit': 'nothing',
  'POST /v2/people/standing': names(({ user }) => ({ user_id: user })),
  'POST /v2/people/overview': names(({ user }) => ({ user_id: user })),
  'POST /v2/people/send_password_link': names(({ user }) => ({ user_id: user })),
  'POST /v2/people/status_batches': 'nothing',
  'POST /v2/people/undo_status': names(({ status_batch }) => ({ batch_id: status_batch })),
  'POST /v2/administration/account_facts': account,
  'POST /v2/administration/people': names(({ account }) => ({ account_id: account }), 403),
  'POST /v2/administration/people_by_email': names(
    ({ user }) => ({ emails: [`${user}@people.example`] }),
    403,
  ),
  'POST /v2/administration/delegations': 'nothing',
  'POST /v2/administration/delegate': names(
    ({ user, account }) => ({ pairs: [{ user_id: user, account_id: account }] }),
    403,
  ),
  'POST /v2/administration/undelegate': names(
    ({ user, account }) => ({ pairs: [{ user_id: user, account_id: account }] }),
    403,
  ),
  'POST /v2/administration/preview_move': names(
    ({ user, account }) => ({ user_ids: [user], to_account_id: account }),
    403,
  ),
  'POST /v2/administration/move': names(
    ({ user, account }) => ({ user_ids: [user], to_account_id: account }),
    403,
  ),
  'POST /v2/administration/move_back': 'nothing',
  'POST /v2/administration/moves': 'nothing',
  'POST /v2/administration/move_state': 'nothing',
  'POST /v2/teams/sizes': names(({ team }) => ({ team_ids: [team] }), 200),
  'POST /v2/teams/add_members': names(({ team, user }) => ({ team_id: team, user_ids: [user] })),
  'POST /v2/teams/rules': names(({ team }) => ({ team_id: team })),
  'POST /v2/teams/add_rule': names(({ team }) => ({ team_id: team, attribute: 'level', value: 'L1' })),
  'POST /v2/teams/remove_rule': names(({ team_rule }) => ({ rule_id: team_rule })),
  'POST /v2/teams/history': names(({ team }) => ({ team_id: team })),
  'POST /v2/teams/audit': 'nothing',
  'POST /v2/teams/audit_rows': 'nothing',
  'POST /v2/teams/audit_export': 'nothing',
  'POST /v2/teams/preview': names(
    ({ team, user }) => ({ kind: 'move', user_ids: [user], from_team_ids: [], to_team_id: team }),
    422,
  ),
  'POST /v2/teams/regroup': names(
    ({ team, user }) => ({ kind: 'split', user_ids: [user], from_team_ids: [team], name: 'Ours' }),
    422,
  ),
  'POST /v2/teams/changes': 'nothing',
  'POST /v2/teams/undo': names(({ team_change }) => ({ change_id: team_change })),
};
