import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { applyingCalls } from '../../../contract/v2/applying.ts';
import { countedNetwork } from '../../../domain/access/policy/network.ts';
import { linkLimits } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { applyForRole, withdrawOwn } from '../../usecases/hiring/apply.ts';
import { readPublicPage } from '../../usecases/hiring/readPublicPage.ts';
import { storeAbout } from '../../usecases/hiring/storeAbout.ts';
import { Attempts } from '../attempts.ts';
import { type RequestContext, serve } from '../calls.ts';
import type { LinkCodes } from '../linkCodes.ts';

/** Minimum response time, so that new and repeated applications take the same time. */
const leastMs = 150;

export function applying(app: FastifyInstance, deps: Deps, links: LinkCodes): void {
  const attempts = new Attempts();
  /**
   * Many people use the public link of a role, and an applicant's own link cannot be distinguished from it before the
   * lookup.
   */
  const use = <T>(code: string, { request, now }: RequestContext, work: () => Promise<T>): Promise<T> =>
    links.use({ code, address: request.ip, now, link: 'shared' }, work);

  /** Refused applications, for example with an unknown link, do not count. */
  async function withinLimit({ request, now }: RequestContext, work: () => Promise<void>): Promise<void> {
    const key = countedNetwork(request.ip);
    attempts.take(key, linkLimits.applicationsPerAddress, now);
    try {
      await work();
    } catch (error) {
      attempts.giveBack(key);
      throw error;
    }
  }

  serve(app, deps, applyingCalls.page, ({ code }, context) =>
    use(code, context, () => readPublicPage(deps, code)),
  );
  serve(app, deps, applyingCalls.apply, async ({ code, email, ...person }, context) => {
    const { first_name, last_name } = person;
    const work = () => applyForRole(deps, code, { first_name, last_name, email });
    await Promise.all([use(code, context, () => withinLimit(context, work)), pause(leastMs)]);
    return { message: answers.hiring.applied };
  });
  serve(app, deps, applyingCalls.withdrawOwn, async ({ code }, context) => {
    await use(code, context, () => withdrawOwn(deps, code));
    return { message: answers.hiring.ownWithdrawn };
  });
  serve(app, deps, applyingCalls.about, async ({ code, gender, race }, context) => {
    await use(code, context, () => storeAbout(deps, code, { gender: gender ?? null, race: race ?? null }));
    return { message: answers.hiring.aboutKept };
  });
}
