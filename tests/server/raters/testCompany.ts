import type { RaterRelationship } from '../../../domain/raters/raterRelationships.ts';
import type { AUser } from '../../support/builders.ts';
import type { Client } from '../../support/client.ts';
import type { TestServer } from '../../support/startTestServer.ts';
import { aCompany } from '../campaigns/testCampaigns.ts';
import { aCycle, anAssignment, aTarget } from '../survey/testAssessmentCycle.ts';

export const path = (call: string) => `/api/v2/raters/${call}`;

/** Three to five peers, a manager, and any number of direct reports and others. */
export const bounds = {
  relationships: ['manager', 'peer', 'direct_report', 'other'],
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 5,
  direct_report_min: 0,
  direct_report_max: 10,
  other_min: 0,
  other_max: 5,
  launched_on: '2026-11-20',
};

export async function leads(server: TestServer, manager: AUser, report: AUser): Promise<void> {
  await server.database.owner
    .insertInto('relationships')
    .values({
      account_id: manager.accountId,
      from_user_id: manager.id,
      kind: 'manager',
      to_user_id: report.id,
      source: 'hand',
    })
    .execute();
}

/** An open campaign about the first person; the second is the manager. */
export async function aTestCompany(server: TestServer, { size = 8, facts = {} } = {}) {
  const { account, admin, adminUser, people } = await aCompany(server, size);
  const [target, manager, ...others] = people;
  if (!target || !manager) throw new Error('nobody there');
  await leads(server, manager, target);
  const campaign_id = await aCycle(server, account, { ...bounds, ...facts });
  const target_id = await aTarget(server, campaign_id, target);
  const name = async (client: Client, user: AUser | undefined, relationship: RaterRelationship = 'peer') =>
    client.post(path('nominate'), { target_id, relationship, user_id: user?.id });
  return {
    account,
    admin,
    adminUser,
    people,
    target,
    manager,
    others,
    campaign_id,
    target_id,
    name,
    self: () => server.signIn(target),
    boss: () => server.signIn(manager),
    /** Adds a person to the list directly in the database. */
    rater: (user: AUser | undefined, more: object = {}) =>
      anAssignment(server, {
        account,
        relationship: 'peer',
        ...(user ? { user } : {}),
        campaign_id,
        target_id,
        ...more,
      }),
  };
}
