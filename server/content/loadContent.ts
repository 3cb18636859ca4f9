import { createHash } from 'node:crypto';
import { metricKinds } from '../../domain/metrics/metricKinds.ts';
import type { BlockStatement } from '../../domain/questions/questionBlock.ts';
import type { ShippedQuestion } from '../store/content/writeContent.ts';
import { retireQuestions, storeElement, storeTopic } from '../store/content/writeContent.ts';
import type { Database, Tx } from '../store/database.ts';
import type { QuestionContent, TopicContent } from './benchmark/topicContentTypes.ts';
import { benchmarkTopics } from './benchmark/topics.ts';
import { type MetricQuestion, metricQuestions } from './metrics/forms.ts';
import { storeQuestions } from './storeQuestions.ts';

/**
 * Loads the topics, elements and questions of the benchmark and the questions of the personal metrics into the database
 * at every start. Unchanged content causes no write. An edited question becomes a new version; the old version remains
 * for campaigns that use it.
 */
export async function loadContent(
  database: Database,
  topics: readonly TopicContent[] = benchmarkTopics,
  personal: readonly MetricQuestion[] = metricQuestions,
): Promise<void> {
  const at = new Date().toISOString();
  await database.owner.transaction().execute(async (tx) => {
    const shipped = [...(await storeBenchmark(tx, topics)), ...personal.map(withoutElement)];
    await storeQuestions(tx, shipped, at);
    await retireQuestions(
      tx,
      shipped.map(({ code }) => code),
    );
  });
}

/** Stores topics and elements and returns their questions. */
async function storeBenchmark(tx: Tx, topics: readonly TopicContent[]): Promise<ShippedQuestion[]> {
  const shipped: ShippedQuestion[] = [];
  for (const [topicPlace, topic] of topics.entries()) {
    const topic_id = await storeTopic(tx, { ...wordsOf(topic), topic: topic.topic, position: topicPlace });
    for (const [elementPlace, element] of topic.elements.entries()) {
      const of = { topic_id, element: element.element, position: elementPlace };
      const element_id = await storeElement(tx, { ...wordsOf(element), ...of });
      for (const [index, question] of element.questions.entries()) {
        const position = topicPlace * 10_000 + elementPlace * 100 + index;
        const { code, text } = question;
        const statements = statementsOf(question);
        shipped.push({ kind: 'm', code, text, topic_id, element_id, statements, position });
      }
    }
  }
  return shipped;
}

/** Places the questions of the personal metrics after the benchmark, form by form. */
const withoutElement = ({ position: index, ...question }: MetricQuestion): ShippedQuestion => ({
  ...question,
  topic_id: null,
  element_id: null,
  position: (metricKinds.indexOf(question.kind) + 1) * 1_000_000 + index,
});

const wordsOf = ({ code, description }: { code: string; description: string }) => ({ code, description });

/** Options are numbered in pseudo-random order, so that the number of an option does not reveal its key. */
function statementsOf({ code, options }: QuestionContent): BlockStatement[] {
  const lot = (option: string) => createHash('sha256').update(`${code}:${option}`).digest('hex');
  return [...options]
    .sort((one, other) => (lot(one.code) < lot(other.code) ? -1 : 1))
    .map(({ text, key }, index) => ({ id: index + 1, text, key, metric: null }));
}
