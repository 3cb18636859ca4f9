import { randomUUID } from 'node:crypto';
import type { AssessmentKind } from '../../../domain/survey/assessmentKinds.ts';
import type { ShownQuestion } from '../../server/survey/respondent.ts';

export interface SurveyState {
  readonly ending: string | null;
  readonly started: boolean;
  readonly progress: { readonly answered: number; readonly total: number };
  readonly questions: readonly ShownQuestion[];
}

/** The survey behind a link, requested directly from the server. */
export function surveyCallsFor(link: string, kind: AssessmentKind = 'm') {
  const { origin, searchParams } = new URL(link);
  const ask = (verb: string, body: object = {}): Promise<Response> =>
    fetch(`${origin}/api/v2/survey/${verb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: searchParams.get('code'), kind, ...body }),
    });
  const send = async (question_id: number, ordering: readonly string[]): Promise<number> =>
    (await ask('answer', { question_id, ordering, answer_key: randomUUID() })).status;

  return {
    state: async () => (await (await ask('open')).json()) as SurveyState,
    begin: async () => (await ask('begin', { keep_copy: false })).status,
    send,
    /** Whether exactly this order is stored: repeating it changes nothing, and another one is refused. */
    async keeps(question_id: number, ordering: readonly string[]): Promise<boolean> {
      const another = await send(question_id, [...ordering].reverse());
      return another === 409 && (await send(question_id, ordering)) === 200;
    },
  };
}
