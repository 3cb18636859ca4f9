import {
  campaignMailFiles,
  type EditedCampaignMail,
  surveyMailFiles,
} from '../../../contract/v2/campaignMails.ts';
import {
  type AudienceCampaignKind,
  campaignKindOf,
  isSurveyMail,
} from '../../../domain/campaigns/campaignMails.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { openMailPreview, sealMailPreview } from '../../vault/mailPreviews.ts';
import { type DraftMail, renderDraftMail } from '../mail/renderDraftMail.ts';
import { readMailTextOwner } from './mailTextOwner.ts';
import { requireValidMailText } from './saveMailText.ts';

const validMs = 10 * 60_000;

/** Returns an email with an edited text, and the address of its HTML version. Throws `invalid`, `not_found`, `forbidden`. */
export async function previewMail(deps: Deps, caller: Caller, edited: EditedCampaignMail) {
  requireValidMailText(edited, edited.template);
  const { user, ownAccount } = caller.person;
  return deps.database.as(caller.scope, async (tx) => {
    const { accountId } = await readMailTextOwner(tx, caller, edited);
    const draft: DraftMail = {
      ...edited,
      account_id: accountId,
      reader_account_id: ownAccount.id,
      first_name: user.first_name,
    };
    const rendered = await renderDraftMail(deps, tx, draft);
    if (!rendered) throw new Refusal('not_found');
    const until = deps.clock.now().getTime() + validMs;
    const { page } = isSurveyMail(edited.template) ? surveyMailFiles : campaignMailFiles;
    const of = sealMailPreview(deps.environment.secret, { user_id: user.id, until, draft });
    return {
      subject: rendered.subject,
      text: rendered.text,
      sender_name: edited.sender_name,
      page: `/api${page.path}?account=${accountId}&of=${of}`,
    };
  });
}

/**
 * Returns the HTML of a previewed email, whose links open in new tabs, because no page of ours can be framed by it. The caller needs access
 * to the account and the campaign at this time. Throws `not_found` for addresses of other people or accounts, of another kind of campaign,
 * outdated ones and forged ones, `forbidden`.
 */
export async function readMailPage(
  deps: Deps,
  caller: Caller,
  { of, kind }: { readonly of: string; readonly kind: AudienceCampaignKind },
): Promise<string> {
  const preview = openMailPreview(deps.environment.secret, of);
  const isValid =
    preview !== null &&
    preview.user_id === caller.person.user.id &&
    preview.draft.account_id === accountOf(caller) &&
    campaignKindOf(preview.draft.template) === kind &&
    preview.until >= deps.clock.now().getTime();
  if (!isValid) throw new Refusal('not_found');
  const { draft } = preview;
  return deps.database.as(caller.scope, async (tx) => {
    await readMailTextOwner(tx, caller, draft);
    const rendered = await renderDraftMail(deps, tx, draft);
    if (!rendered) throw new Refusal('not_found');
    // Entered text is escaped, so that every link is one of the layout.
    return rendered.html.replaceAll('<a href=', '<a target="_blank" rel="noopener" href=');
  });
}
