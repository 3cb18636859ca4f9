import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listElements, listQuestions, listTopics } from '../../store/content/benchmarkContent.ts';

/** Returns the topics of the benchmark with their elements, in the order of the form. */
export async function readBenchmarkTopics(deps: Deps, caller: Caller) {
  return deps.database.as(caller.scope, async (tx) => {
    const elements = await listElements(tx);
    return (await listTopics(tx)).map((topic) => ({
      ...topic,
      elements: elements
        .filter(({ topic_id }) => topic_id === topic.topic_id)
        .map(({ element_id, element, description }) => ({ element_id, element, description })),
    }));
  });
}

/**
 * Returns the questions with their options. Scoring keys are never returned, and the order of the options doesn't
 * reveal them.
 */
export async function readBenchmarkQuestions(deps: Deps, caller: Caller, selection: 'active' | 'all') {
  return deps.database.as(caller.scope, async (tx) => {
    const elements = new Map((await listElements(tx)).map((element) => [element.element_id, element]));
    const topics = new Map((await listTopics(tx)).map((topic) => [topic.topic_id, topic]));
    return (await listQuestions(tx, selection)).map(({ id, version, active, element_id, text, options }) => {
      const element = elements.get(element_id);
      const topic = element && topics.get(element.topic_id);
      return {
        question_id: id,
        version,
        active,
        topic_id: topic?.topic_id ?? 0,
        topic: topic?.topic ?? '',
        element_id,
        element: element?.element ?? '',
        text,
        options: options.map((option) => ({ option_id: option.id, text: option.text })),
      };
    });
  });
}
