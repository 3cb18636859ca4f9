import type { FastifyInstance } from 'fastify';
import { campaignMailCalls, campaignMailFiles } from '../../../contract/v2/campaignMails.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { mailPagePolicy } from '../../plugins/contentPolicy.ts';
import { previewMail, readMailPage } from '../../usecases/campaignMails/previewMail.ts';
import { readMailText } from '../../usecases/campaignMails/readMailText.ts';
import { saveMailText } from '../../usecases/campaignMails/saveMailText.ts';
import { sendTestMail } from '../../usecases/campaignMails/sendTestMail.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';

/** The emails of benchmark campaigns. The HTML version is a document without scripts that only our own pages can frame. */
export function registerCampaignMailRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(campaignMailCalls.read, (query, caller) => readMailText(deps, caller, query));
  serve(campaignMailCalls.preview, (edited, caller) => previewMail(deps, caller, edited));
  serveChange(campaignMailCalls.save, answers.mailSaved, (change, caller) =>
    saveMailText(deps, caller, change),
  );
  serveChange(campaignMailCalls.sendTest, answers.testMailSent, (edited, caller) =>
    sendTestMail(deps, caller, edited),
  );
  const { page } = campaignMailFiles;
  const config = { contentPolicy: mailPagePolicy, hasAccountInQuery: true };
  app.get(`/api${page.path}`, { config }, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, page);
    const { of } = parseBody<{ of: string }>(page.query, request.query);
    const html = await readMailPage(deps, signedIn, of);
    return reply
      .removeHeader('origin-agent-cluster') // A sandboxed document has an origin of its own.
      .headers({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type(page.contentTypes[0] ?? '')
      .send(html);
  });
}
