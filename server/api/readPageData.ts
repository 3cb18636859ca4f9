import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { PageData } from '../../contract/v2/page.ts';
import type { Deps } from '../deps.ts';
import { readOwnSession } from '../plugins/session.ts';
import { presentConfig, presentSession } from './v2/presentCurrent.ts';

export type OwnPageData = PageData<ReturnType<typeof presentSession>>;

/** A page does not wait longer for the session; its program then asks for it. */
const longestMs = 1_000;

/** The configuration, and the session of the caller's own account. A page is served even if the database is away. */
export async function readPageData(deps: Deps, request: FastifyRequest): Promise<OwnPageData> {
  const config = presentConfig(deps);
  const reading = readOwnSession(deps, request).then(
    (signedIn): OwnPageData => ({ config, session: signedIn && presentSession(deps, signedIn) }),
    (): OwnPageData => ({ config }),
  );
  return Promise.race([reading, pause(longestMs, { config }, { ref: false })]);
}
