import type { FastifyInstance } from 'fastify';
import { unsubscribeCalls, unsubscribeRawCalls } from '../../../contract/v2/unsubscribe.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { readReminderCampaign, stopReminders } from '../../usecases/campaigns/stopReminders.ts';
import { servePublic } from '../calls.ts';
import type { LinkCodeLimiter } from '../linkCodeLimiter.ts';

/** Registers the unsubscribe page of a reminder, and one-click unsubscription by mail programs (RFC 8058). */
export function registerUnsubscribeRoutes(
  app: FastifyInstance,
  deps: Deps,
  linkLimiter: LinkCodeLimiter,
): void {
  servePublic(app, deps, unsubscribeCalls.read, ({ code }, { request, now }) =>
    linkLimiter.use({ code, address: request.ip, now }, () => readReminderCampaign(deps, code)),
  );
  servePublic(app, deps, unsubscribeCalls.stop, ({ code }, { request, now }) =>
    linkLimiter.use({ code, address: request.ip, now }, () => stopReminders(deps, code)),
  );
  app.register(async (mailPrograms) => {
    // The form only confirms the request; the address identifies the invitation.
    const form = { parseAs: 'string', bodyLimit: 1_024 } as const;
    const read = async () => null;
    const { path, acceptedTypes } = unsubscribeRawCalls.oneClick;
    mailPrograms.addContentTypeParser([...acceptedTypes], form, read);
    mailPrograms.post(`/api${path}`, async (request, reply) => {
      const { code } = request.query as { readonly code?: unknown };
      if (typeof code !== 'string') throw new Refusal('link_unknown');
      const use = { code, address: request.ip, now: deps.clock.now() };
      await linkLimiter.use(use, () => stopReminders(deps, code));
      return reply.code(204).send();
    });
  });
}
