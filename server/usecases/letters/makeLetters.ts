import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { maxLetters } from '../../../domain/campaigns/letters.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, refuseEmulation } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { addLetterPrinting, listLetterRecipients } from '../../store/campaigns/letterRecipients.ts';
import { stopCampaignMails } from '../../store/campaigns/stopCampaignMails.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { replacePersonalCodes } from '../../store/survey/personalCodes.ts';
import { hashPersonalCode, newPersonalCode } from '../../vault/personalCodes.ts';
import { lockOwnCampaign } from '../campaigns/campaignAccess.ts';
import { type CodedLetter, renderLetters } from './renderLetters.ts';

interface Selection {
  readonly campaign_id: number;
  /** Null for all participants. */
  readonly team_id: number | null;
}

interface LettersInput extends Selection {
  readonly paper: PaperFormat;
}

/**
 * Makes one letter per participant, each with a new code. The letters are returned once and never stored; earlier codes open no further
 * forms, and the campaign's emails to these people stop. The codes are stored after the PDF was rendered, so a failure changes
 * nothing. It does the same for every participant, whether or not they have started (R34), and respondents read who made letters for them.
 * Throws `emulating`, `not_found`,
 * `campaign_not_open`, `campaign_closed`, `letters_off`, `letters_none`, `letters_too_many`.
 */
export async function makeLetters(deps: Deps, caller: Caller, input: LettersInput) {
  refuseEmulation(caller);
  if (!deps.environment.offersLetters) throw new Refusal('letters_off');
  const { campaign, letters } = await prepareLetters(deps, caller, input);
  const file = await renderLetters(deps, caller, { campaign, letters, paper: input.paper });
  await storeLetters(deps, caller, { input, letters });
  return { ...file, count: letters.length };
}

/** Returns the letters to make, with new codes that aren't stored yet. */
export async function prepareLetters(deps: Deps, caller: Caller, input: Selection) {
  const { campaign, recipients } = await deps.database.as(caller.scope, (tx) => read(tx, caller, input));
  const letters: CodedLetter[] = recipients.map((recipient) => ({ recipient, code: newPersonalCode() }));
  return { campaign, letters };
}

/** Stores the codes of letters, and who made them. */
export async function storeLetters(deps: Deps, caller: Caller, made: LettersToStore): Promise<void> {
  await deps.database.as(caller.scope, (tx) => storeCodes(deps, tx, caller, made));
}

async function read(tx: Tx, caller: Caller, { campaign_id, team_id }: Selection) {
  const campaign = await lockOwnCampaign(tx, caller, campaign_id);
  checkAcceptsAnswers(campaign.status);
  const selection = { campaignId: campaign.id, accountId: campaign.account_id, teamId: team_id };
  const recipients = await listLetterRecipients(tx, selection, maxLetters + 1);
  if (recipients.length === 0) throw new Refusal('letters_none');
  if (recipients.length > maxLetters) throw new Refusal('letters_too_many');
  return { campaign, recipients };
}

interface LettersToStore {
  readonly input: Selection;
  readonly letters: readonly CodedLetter[];
}

/** Stores the codes. An invitation that was withdrawn during the rendering gets none. */
async function storeCodes(deps: Deps, tx: Tx, caller: Caller, { input, letters }: LettersToStore) {
  const { campaign_id, team_id } = input;
  const { account_id, status } = await lockOwnCampaign(tx, caller, campaign_id);
  checkAcceptsAnswers(status);
  const codes = new Map(letters.map(({ recipient, code }) => [recipient.id, code]));
  const invited = await stopCampaignMails(tx, campaign_id, [...codes.keys()]);
  const made_by = caller.person.user.id;
  const printing = { account_id, campaign_id, made_by, made_on: today(deps.clock) };
  const printing_id = await addLetterPrinting(tx, printing);
  const { secret } = deps.environment;
  await switchRole(tx, 'respondent');
  await replacePersonalCodes(
    tx,
    invited.map((id) => ({
      account_id,
      participation_id: id,
      printing_id,
      code_hash: hashPersonalCode(secret, codes.get(id) ?? newPersonalCode()),
    })),
  );
  await switchRole(tx, 'web');
  await recordAudit(tx, caller, {
    action: 'print_letters',
    resource: 'benchmark_campaigns',
    id: campaign_id,
    after: { letters: letters.length, team_id },
    now: deps.clock.now(),
  });
}
