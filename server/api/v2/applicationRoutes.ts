import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { applyingCalls } from '../../../contract/v2/applying.ts';
import { coarseNetwork, rateLimitNetwork } from '../../../domain/access/policy/addressNetwork.ts';
import { linkLimits } from '../../../domain/access/policy/rateLimits.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { KeyedConcurrencyLimiter } from '../../process/concurrencyLimiter.ts';
import { applyForRole, withdrawOwnApplication } from '../../usecases/hiring/applyForRole.ts';
import { readPublicRolePage } from '../../usecases/hiring/readPublicRolePage.ts';
import { storeApplicantDemographics } from '../../usecases/hiring/storeApplicantDemographics.ts';
import { type RequestContext, servePublic } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';
import { RateLimiter } from '../rateLimiter.ts';

/** Minimum response time in milliseconds, so that new and repeated applications take the same time. */
const minMs = 150;

export function registerApplicationRoutes(
  app: FastifyInstance,
  deps: Deps,
  linkLimiter: LinkCodeLimiter,
): void {
  const rateLimiter = new RateLimiter();
  const perLink = new KeyedConcurrencyLimiter(linkLimits.changesPerRoleLink);
  /**
   * Many people use the public link of a role, and an applicant's own link cannot be distinguished from it before the
   * lookup.
   */
  const use = <T>(code: string, { request, now }: RequestContext, work: () => Promise<T>): Promise<T> =>
    linkLimiter.use({ code, address: request.ip, now, link: 'shared' }, work);
  const change = (code: string, context: RequestContext, work: () => Promise<void>): Promise<void> =>
    perLink.run(code, () => use(code, context, work));

  /** Refused applications, for example with an unknown link, do not count toward the limit. */
  async function withinLimit({ request, now }: RequestContext, work: () => Promise<void>): Promise<void> {
    const key = rateLimitNetwork(request.ip);
    rateLimiter.take(key, linkLimits.applicationsPerAddress, now);
    try {
      await work();
    } catch (error) {
      rateLimiter.giveBack(key);
      throw error;
    }
  }

  servePublic(app, deps, applyingCalls.page, ({ code }, context) =>
    use(code, context, () => readPublicRolePage(deps, code)),
  );
  servePublic(app, deps, applyingCalls.apply, async ({ code, email, ...person }, context) => {
    const { first_name, last_name } = person;
    const network = coarseNetwork(context.request.ip);
    const work = () => applyForRole(deps, { code, network }, { first_name, last_name, email });
    await Promise.all([change(code, context, () => withinLimit(context, work)), pause(minMs)]);
    return { message: answers.hiring.applied };
  });
  servePublic(app, deps, applyingCalls.withdrawOwn, async ({ code }, context) => {
    await change(code, context, () => withdrawOwnApplication(deps, code));
    return { message: answers.hiring.ownWithdrawn };
  });
  servePublic(app, deps, applyingCalls.about, async ({ code, gender, race }, context) => {
    await change(code, context, () =>
      storeApplicantDemographics(deps, code, { gender: gender ?? null, race: race ?? null }),
    );
    return { message: answers.hiring.aboutKept };
  });
}
