import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { maxLetters } from '../../../domain/campaigns/letters.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { type LetterRecipient, listLetterRecipients } from '../../store/campaigns/letterRecipients.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { replacePersonalCodes } from '../../store/survey/personalCodes.ts';
import { hashPersonalCode, newPersonalCode } from '../../vault/personalCodes.ts';
import { lockOwnCampaign } from '../campaigns/campaignAccess.ts';
import { fillSentence, formatDay } from '../exports/fillSentence.ts';
import { type Letter, letterBlocks } from './letterBlocks.ts';

interface LettersInput {
  readonly campaign_id: number;
  /** Null for all participants. */
  readonly team_id: number | null;
  readonly paper: PaperFormat;
}

/**
 * Makes one letter per participant, each with a new code. The letters are returned once and never stored; earlier codes stop working unless
 * they were used. It does the same for every participant, so it reveals nothing about who has started (R34). Throws `emulating`, `not_found`,
 * `campaign_not_open`, `campaign_closed`, `letters_none`, `letters_too_many`.
 */
export async function makeLetters(deps: Deps, caller: Caller, input: LettersInput) {
  refuseEmulation(caller);
  const { campaign, codes } = await deps.database.as(caller.scope, (tx) =>
    storeCodes(deps, tx, caller, input),
  );
  const now = deps.clock.now();
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { letters: words } = wording.texts;
  const company = accountDisplayName(caller.person.currentAccount);
  const { publicOrigin } = deps.environment;
  const pages = await Promise.all(
    codes.map(async ({ recipient, code }): Promise<Letter> => {
      const { texts, locale, language } = await loadWording(recipient.locale);
      return { name: recipient.name, code, wording: { texts, locale, language } };
    }),
  );
  const title = fillSentence(words.title, { campaign: campaign.name });
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    title,
    printed: title,
    subject: words.subject,
    producer: brandNames.productName,
    language: wording.language,
    paper: input.paper,
    madeAt: now,
    foot: company,
    numbering: wording.texts.reports.numbering,
    blocks: [
      {
        kind: 'facts',
        facts: [
          [words.count, String(codes.length)],
          [words.made, formatDay(now, wording)],
        ],
      },
      {
        kind: 'points',
        texts: [words.cover.once, words.cover.secret, words.cover.again, words.cover.confidential],
      },
      ...pages.flatMap((letter) =>
        letterBlocks(letter, {
          campaign: campaign.name,
          company,
          closesOn: campaign.closes_on,
          publicOrigin,
        }),
      ),
    ],
  });
  return { name: words.fileName, count: codes.length, content: bytes.toString('base64') };
}

async function storeCodes(deps: Deps, tx: Tx, caller: Caller, { campaign_id, team_id }: LettersInput) {
  const campaign = await lockOwnCampaign(tx, caller, campaign_id);
  checkAcceptsAnswers(campaign.status);
  const { id: campaignId, account_id: accountId } = campaign;
  const selection = { campaignId, accountId, teamId: team_id };
  const recipients = await listLetterRecipients(tx, selection, maxLetters + 1);
  if (recipients.length === 0) throw new Refusal('letters_none');
  if (recipients.length > maxLetters) throw new Refusal('letters_too_many');
  const codes = recipients.map((recipient) => ({ recipient, code: newPersonalCode() }));
  await switchRole(tx, 'respondent');
  await replacePersonalCodes(
    tx,
    codes.map(({ recipient, code }) => newCodeRow(deps, accountId, recipient, code)),
  );
  await switchRole(tx, 'web');
  await recordAudit(tx, caller, {
    action: 'print_letters',
    resource: 'benchmark_campaigns',
    id: campaign_id,
    after: { letters: codes.length, team_id },
    now: deps.clock.now(),
  });
  return { campaign, codes };
}

const newCodeRow = (
  { environment }: Deps,
  account_id: number,
  { id, link_version }: LetterRecipient,
  code: string,
) => ({
  account_id,
  participation_id: id,
  link_version,
  code_hash: hashPersonalCode(environment.secret, code),
});
