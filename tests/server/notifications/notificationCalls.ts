import type { Client } from '../../support/client.ts';
import { csvOf } from '../imports/importCalls.ts';

export const base = '/api/v2/notifications';
export const list = async (client: Client, page = 1) => (await client.post(`${base}/list`, { page })).body;
export const unread = async (client: Client) => (await client.post(`${base}/unread`, {})).body.unread;
export const eventsOf = async (client: Client) =>
  (await list(client)).notifications.map(({ event }: { event: string }) => event);

/** A file to import: its check notifies the person who uploaded it. */
export const people = csvOf('E-mail,First name,Last name', 'ada@people.example,Ada,Berg');
