import type { Action, ActionAnswerOf, DataOf } from '../contract/call.ts';
import { withFieldErrors } from './fieldErrors.ts';
import { type RequestOptions, request } from './http.ts';

interface Envelope {
  readonly data: unknown;
}

async function send<A extends Action>(
  file: string,
  body: object,
  options?: RequestOptions,
): Promise<ActionAnswerOf<A>> {
  const { body: answered } = await withFieldErrors(request('legacy', 'POST', `/${file}`, body, options));
  return (answered as Envelope).data as ActionAnswerOf<A>;
}

/** An action of a file whose data stands in `data`. */
export function callLegacy<A extends Action>(
  file: string,
  action: A,
  data: DataOf<A>,
  options?: RequestOptions,
): Promise<ActionAnswerOf<A>> {
  return send<A>(file, { actionName: action.actionName, data }, options);
}

/** An action of a file whose data stands beside `actionName`. */
export function callFlat<A extends Action>(
  file: string,
  action: A,
  data: DataOf<A>,
  options?: RequestOptions,
): Promise<ActionAnswerOf<A>> {
  return send<A>(file, { ...data, actionName: action.actionName }, options);
}
