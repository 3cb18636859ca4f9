import type { Client } from '../../support/client.ts';

export const records = '/api/v2/resources';

async function create(client: Client, resource: string, draft: object): Promise<number> {
  const reply = await client.post(`${records}/${resource}`, draft);
  if (reply.status !== 201) throw new Error(`no ${resource}: ${reply.text}`);
  return reply.body.id;
}

/** Drafts as platform staff write them; each function returns the id. */
export const aCourse = (author: Client, facts: object = {}) =>
  create(author, 'courses', { title: 'A course', summary: 'What it is about.', minutes: 30, ...facts });

export const aLesson = (author: Client, course_id: number, facts: object = {}) =>
  create(author, 'lessons', { course_id, title: 'A lesson', kind: 'text', body: 'Read this.', ...facts });

export const aPath = (author: Client, facts: object = {}) =>
  create(author, 'learning_paths', { title: 'A path', summary: 'Where it leads.', ...facts });
