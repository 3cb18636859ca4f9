import type { NotNull } from 'kysely';
import type { Tx } from '../database.ts';
import type { StoredOption } from '../tables/questions.ts';

/** A question with its scoring keys, for use on the server only. */
export interface StoredQuestion {
  readonly id: number;
  readonly code: string;
  readonly version: number;
  readonly active: boolean;
  readonly element_id: number;
  readonly text: string;
  readonly options: readonly StoredOption[];
}

export interface StoredElement {
  readonly element_id: number;
  readonly element: string;
  readonly description: string;
  readonly topic_id: number;
}

export interface StoredTopic {
  readonly topic_id: number;
  readonly topic: string;
  readonly description: string;
}

const questionColumns = ['id', 'code', 'version', 'active', 'element_id', 'text', 'options'] as const;

/** Returns the active questions, or every version with `all`, in benchmark order. */
export async function listQuestions(tx: Tx, which: 'active' | 'all'): Promise<StoredQuestion[]> {
  let query = tx
    .selectFrom('questions')
    .innerJoin('elements', 'elements.id', 'questions.element_id')
    .innerJoin('topics', 'topics.id', 'elements.topic_id')
    .select(questionColumns.map((column) => `questions.${column}` as const))
    .$narrowType<{ element_id: NotNull }>()
    .orderBy('topics.position')
    .orderBy('elements.position')
    .orderBy('questions.position')
    .orderBy('questions.version');
  if (which === 'active') query = query.where('questions.active', '=', true);
  return query.execute();
}

/** Returns the questions of a form, in the order of `ids`. */
export async function findQuestions(tx: Tx, ids: readonly number[]): Promise<StoredQuestion[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('questions')
    .select(questionColumns)
    .where('id', 'in', ids)
    .where('element_id', 'is not', null)
    .$narrowType<{ element_id: NotNull }>()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The names of a topic and its elements. */
export interface NamedTopic extends Pick<StoredTopic, 'topic_id' | 'topic'> {
  readonly elements: readonly Pick<StoredElement, 'element_id' | 'element'>[];
}

/** Returns all topics and their elements with names, both in benchmark order. */
export async function listNamedTopics(tx: Tx): Promise<NamedTopic[]> {
  const rows = await tx
    .selectFrom('topics')
    .leftJoin('elements', 'elements.topic_id', 'topics.id')
    .select(['topics.id as topic_id', 'topics.topic', 'elements.id as element_id', 'elements.element'])
    .orderBy('topics.position')
    .orderBy('topics.id')
    .orderBy('elements.position')
    .orderBy('elements.id')
    .execute();
  const byId = new Map<number, NamedTopic & { readonly elements: NamedTopic['elements'][number][] }>();
  for (const { topic_id, topic, element_id, element } of rows) {
    const named = byId.get(topic_id) ?? { topic_id, topic, elements: [] };
    byId.set(topic_id, named);
    if (element_id !== null && element !== null) named.elements.push({ element_id, element });
  }
  return [...byId.values()];
}

export async function listTopics(tx: Tx): Promise<StoredTopic[]> {
  return tx
    .selectFrom('topics')
    .select(['id as topic_id', 'topic', 'description'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function listElements(tx: Tx): Promise<StoredElement[]> {
  return tx
    .selectFrom('elements')
    .select(['id as element_id', 'element', 'description', 'topic_id'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
