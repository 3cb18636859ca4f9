import type { TestServer } from '../../support/startTestServer.ts';
import { personElements } from '../results/resultsBySql.ts';

/** Everyone's score in each topic, calculated from the answers: the mean of the person's elements. */
export async function computeTopicScores({ database }: TestServer) {
  const { rows } = await database.executeSql(`
    select campaign_id, topic_id, avg(score)::float8 as score
    from (
      ${personElements}
    ) as own join elements on elements.id = own.element_id
    group by own.id, campaign_id, topic_id`);
  return rows as unknown as { campaign_id: number; topic_id: number; score: number }[]; // The columns of the query.
}
