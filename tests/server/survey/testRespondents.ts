import type { TestServer } from '../../support/startTestServer.ts';
import { aCompany, anOpenCampaign, invitationCodeOf } from '../campaigns/testCampaigns.ts';
import { respondent } from './respondent.ts';

export type TestRespondents = Awaited<ReturnType<typeof testRespondentsOf>>;

/** A company with an open campaign, which provides one respondent after the other. */
export async function testRespondentsOf(server: TestServer) {
  const company = await aCompany(server, 24, (index) => ({ first_name: `Ines ${index}` }));
  const campaign = await anOpenCampaign(company.admin);
  let next = 0;
  return {
    company,
    campaign,
    /** A person of the company who was not used before. */
    async somebody() {
      const name = `Ines ${next}`;
      const user = company.people[next];
      next += 1;
      if (!user) throw new Error('the company is too small for these tests');
      const code = await invitationCodeOf(server, campaign, user);
      return { user, name, code, guest: respondent(server.visitor(), code) };
    },
  };
}
