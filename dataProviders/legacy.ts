import type { ActionDataOf, ActionResponseOf, LegacyAction } from '../contract/call.ts';
import { type RequestOptions, request } from './http.ts';
import { withFieldErrors } from './withFieldErrors.ts';

interface Envelope {
  readonly data: unknown;
}

/** Calls an action of a legacy file that takes its fields in `data`. */
export const callLegacy = async <A extends LegacyAction>(
  file: string,
  action: A,
  data: ActionDataOf<A>,
  options?: RequestOptions,
): Promise<ActionResponseOf<A>> => send(file, { actionName: action.actionName, data }, options);

/** Calls an action of a legacy file that takes its fields next to `actionName`. */
export const callFlatLegacy = async <A extends LegacyAction>(
  file: string,
  action: A,
  data: ActionDataOf<A>,
): Promise<ActionResponseOf<A>> => send(file, { ...data, actionName: action.actionName });

async function send<A extends LegacyAction>(
  file: string,
  body: object,
  options?: RequestOptions,
): Promise<ActionResponseOf<A>> {
  const answer = await withFieldErrors(request('legacy', 'POST', `/${file}`, body, options));
  return (answer.body as Envelope).data as ActionResponseOf<A>;
}
