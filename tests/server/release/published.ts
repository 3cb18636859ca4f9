import type { TestServer } from '../../support/startTestServer.ts';

/** The cells of a campaign's release in a fixed order. */
export const cellsOf = (server: TestServer, campaignId: number) =>
  server.database.owner
    .selectFrom('release_cells')
    .innerJoin('releases', 'releases.id', 'release_cells.release_id')
    .selectAll('release_cells')
    .where('releases.campaign_id', '=', campaignId)
    .orderBy('dim')
    .orderBy('category')
    .orderBy('subject')
    .orderBy('subject_id')
    .execute();
