import type { House } from '../../support/startHouse.ts';

/** What a campaign's release holds, in a fixed order. */
export const cellsOf = (house: House, campaignId: number) =>
  house.database.owner
    .selectFrom('release_cells')
    .innerJoin('releases', 'releases.id', 'release_cells.release_id')
    .selectAll('release_cells')
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('dim')
    .orderBy('category')
    .orderBy('subject')
    .orderBy('subject_id')
    .execute();
