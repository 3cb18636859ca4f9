import type { ActionDataOf, ActionResponseOf, LegacyAction } from '../contract/call.ts';
import { type RequestOptions, request } from './http.ts';
import { withFieldErrors } from './withFieldErrors.ts';

interface Envelope {
  readonly data: unknown;
}

/** Calls an action of a legacy file. */
export async function callLegacy<A extends LegacyAction>(
  file: string,
  action: A,
  data: ActionDataOf<A>,
  options?: RequestOptions,
): Promise<ActionResponseOf<A>> {
  const body = { actionName: action.actionName, data };
  const answer = await withFieldErrors(request('legacy', 'POST', `/${file}`, body, options));
  return (answer.body as Envelope).data as ActionResponseOf<A>;
}
