import type { TestServer } from '../../support/startTestServer.ts';

/** Everyone's score in each topic, calculated from the answers: the mean of the person's elements. */
export async function computeTopicScores({ database }: TestServer) {
  const { rows } = await database.executeSql(`
    select campaign_id, topic_id, avg(score)::float8 as score
    from (
      select responses.id, responses.campaign_id, questions.element_id, avg(answer.score::numeric) as score
      from responses
      join campaign_forms using (campaign_id)
      cross join lateral unnest(responses.scores, campaign_forms.question_ids) as answer (score, question_id)
      join questions on questions.id = answer.question_id
      group by responses.id, responses.campaign_id, questions.element_id
    ) as own join elements on elements.id = own.element_id
    group by own.id, campaign_id, topic_id`);
  return rows as unknown as { campaign_id: number; topic_id: number; score: number }[]; // The columns of the query.
}
