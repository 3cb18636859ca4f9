import type { FastifyInstance } from 'fastify';
import {
  campaignMailCalls,
  campaignMailFiles,
  surveyMailCalls,
  surveyMailFiles,
} from '../../../contract/v2/campaignMails.ts';
import type { AudienceCampaignKind } from '../../../domain/campaigns/campaignMails.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { mailPagePolicy } from '../../plugins/contentPolicy.ts';
import { previewMail, readMailPage } from '../../usecases/campaignMails/previewMail.ts';
import { readMailText } from '../../usecases/campaignMails/readMailText.ts';
import { saveMailText } from '../../usecases/campaignMails/saveMailText.ts';
import { sendTestMail } from '../../usecases/campaignMails/sendTestMail.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';

/** The emails of benchmark campaigns and of survey campaigns. */
export function registerCampaignMailRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  for (const calls of [campaignMailCalls, surveyMailCalls]) {
    serve(calls.read, (query, caller) => readMailText(deps, caller, query));
    serve(calls.preview, (edited, caller) => previewMail(deps, caller, edited));
    serveChange(calls.save, answers.mailSaved, (change, caller) => saveMailText(deps, caller, change));
    serveChange(calls.sendTest, answers.testMailSent, (edited, caller) => sendTestMail(deps, caller, edited));
  }
  servePage(app, deps, campaignMailFiles.page, 'benchmark');
  servePage(app, deps, surveyMailFiles.page, 'survey');
}

/** The HTML version of an email is a document without scripts that only our own pages can frame. */
function servePage(
  app: FastifyInstance,
  deps: Deps,
  page: typeof campaignMailFiles.page,
  kind: AudienceCampaignKind,
): void {
  const config = { contentPolicy: mailPagePolicy, hasAccountInQuery: true };
  app.get(`/api${page.path}`, { config }, async (request, reply) => {
    const { signedIn } = authorizeSignedIn(deps, request, reply, page);
    const { of } = parseBody<{ of: string }>(page.query, request.query);
    const html = await readMailPage(deps, signedIn, { of, kind });
    return reply
      .removeHeader('origin-agent-cluster') // A sandboxed document has an origin of its own.
      .headers({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' })
      .type(page.contentTypes[0] ?? '')
      .send(html);
  });
}
