import { createHash } from 'node:crypto';
import type { Statement } from '../../domain/questions/block.ts';
import { keepElement, keepTopic, retireQuestions } from '../store/contentWrites.ts';
import type { Database } from '../store/database.ts';
import type { QuestionContent, TopicContent } from './benchmark/topicContent.ts';
import { benchmarkTopics } from './benchmark/topics.ts';
import { keepQuestion } from './keepQuestion.ts';

/**
 * Puts the benchmark's topics, elements and questions into the database at every start. Nothing changes when
 * nothing was edited; an edited question becomes a new version and the old one stays for the campaigns that
 * asked it.
 */
export async function loadContent(
  database: Database,
  topics: readonly TopicContent[] = benchmarkTopics,
): Promise<void> {
  const at = new Date().toISOString();
  await database.owner.transaction().execute(async (tx) => {
    const asked: string[] = [];
    for (const [topicPlace, topic] of topics.entries()) {
      const topicId = await keepTopic(tx, { ...wordsOf(topic), topic: topic.topic, position: topicPlace });
      for (const [elementPlace, element] of topic.elements.entries()) {
        const elementId = await keepElement(tx, {
          ...wordsOf(element),
          topic_id: topicId,
          element: element.element,
          position: elementPlace,
        });
        for (const [place, question] of element.questions.entries()) {
          asked.push(question.code);
          const { code, text } = question;
          const position = topicPlace * 10_000 + elementPlace * 100 + place;
          const shipped = { code, text, topic_id: topicId, element_id: elementId, position };
          await keepQuestion(tx, { ...shipped, statements: statementsOf(question) }, at);
        }
      }
    }
    await retireQuestions(tx, asked);
  });
}

const wordsOf = ({ code, description }: { code: string; description: string }) => ({ code, description });

/** Options are numbered in an order drawn by lot, so that the number of an option says nothing about its key. */
function statementsOf({ code, options }: QuestionContent): Statement[] {
  const lot = (option: string) => createHash('sha256').update(`${code}:${option}`).digest('hex');
  return [...options]
    .sort((one, other) => (lot(one.code) < lot(other.code) ? -1 : 1))
    .map(({ text, key }, place) => ({ id: place + 1, text, key, metric: null }));
}
