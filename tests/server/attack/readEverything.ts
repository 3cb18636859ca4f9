import { callGroups, legacyFiles } from '../../../contract/callRegistry.ts';
import { invitationStates } from '../../../domain/campaigns/invitationStates.ts';
import { resources } from '../../../resources/registry.ts';
import type { Client, Reply } from '../../support/client.ts';
import { actionCases, callCases, type IsolationCase } from '../isolation/isolationCases.ts';
import type { OwnedIds } from '../isolation/ownedIds.ts';

const bodyOf = (it: IsolationCase | undefined, ids: OwnedIds): object =>
  it === undefined || it === 'nothing' ? {} : it.body(ids);

/** Calls that sign out, or act on the caller's own session or what they have read. */
const isOwnSession = (path: string) =>
  /^\/(log(in|out)|v2\/(session|two_factor|notifications\/mark_read))/.test(path);

/** The address of a previewed email contains the draft that was sent, encrypted anew each time. */
const encryptedDraft = /(?<=[?&]of=)[\w-]+/g;

/** The status, the caching headers and every byte of the response of each call that reads and that `isRead` selects. */
export async function readEverything(
  client: Client,
  ids: OwnedIds,
  isRead: (request: string) => boolean,
): Promise<Map<string, string>> {
  const responses = new Map<string, string>();
  const add = async (request: string, send: () => Promise<Reply>) => {
    if (!isRead(request)) return;
    const { status, headers, text } = await send();
    const comparable = text.replace(encryptedDraft, '');
    responses.set(request, JSON.stringify([status, headers.etag, headers['content-length'], comparable]));
  };
  for (const { method, path, mutates } of Object.values(callGroups).flatMap(Object.values)) {
    if (mutates || isOwnSession(path)) continue;
    const name = `${method} ${path}`;
    const body = bodyOf(callCases[name], ids);
    await add(name, () => (method === 'GET' ? client.get(`/api${path}`) : client.post(`/api${path}`, body)));
  }
  for (const status of [...invitationStates, 'started', 'finished']) {
    const body = { campaign_id: ids.campaign, status };
    await add(`participants ${status}`, () => client.post('/api/v2/microsurvey/participants', body));
  }
  for (const [file, { actions, dataIn }] of Object.entries(legacyFiles)) {
    for (const { actionName, mutates } of Object.values(actions)) {
      if (mutates) continue;
      const data = bodyOf(actionCases[`${file} ${actionName}`], ids);
      const body = dataIn === 'flat' ? { actionName, ...data } : { actionName, data };
      await add(`${file} ${actionName}`, () => client.post(`/legacy/${file}`, body));
    }
  }
  for (const { name } of resources) await add(name, () => client.get(`/api/v2/resources/${name}`));
  await add('one user', () => client.get(`/api/v2/resources/users/${ids.user}`));
  return responses;
}

/** The requests whose responses differ. */
export const findChanged = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before].flatMap(([request, response]) => (after.get(request) === response ? [] : [request]));
