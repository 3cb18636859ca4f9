import type { House } from '../../support/startHouse.ts';
import { aCompany, anOpenCampaign, codeOf } from '../campaigns/company.ts';
import { respondent } from './respondent.ts';

export type Guests = Awaited<ReturnType<typeof guestsOf>>;

/** A company with an open campaign, whose people come one after the other. */
export async function guestsOf(house: House) {
  const company = await aCompany(house, 24, (place) => ({ first_name: `Ines ${place}` }));
  const campaign = await anOpenCampaign(company.admin);
  let next = 0;
  return {
    company,
    campaign,
    /** Somebody of the company who has not been seen yet. */
    async somebody() {
      const name = `Ines ${next}`;
      const user = company.people[next];
      next += 1;
      if (!user) throw new Error('the company is too small for these tests');
      const code = await codeOf(house, campaign, user);
      return { user, name, code, guest: respondent(house.visitor(), code) };
    },
  };
}
