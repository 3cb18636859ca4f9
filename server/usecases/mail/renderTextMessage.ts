import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { withoutAddresses } from '../../../domain/campaigns/mailTexts.ts';
import { loadWording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { TextMessage } from '../../integrations/sms/textMessenger.ts';
import { fillWords } from '../../integrations/writeMail.ts';
import type { Tx } from '../../store/database.ts';
import { readDeliveryNumber } from '../../store/mail/deliveryNumber.ts';
import { findInvitationFacts, findRecipient } from '../../store/mail/mailRecipients.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { unsubscribeLinks } from '../campaigns/stopReminders.ts';
import { formatDay } from '../exports/fillSentence.ts';
import { surveyLink } from './renderInvitation.ts';

/** Characters of a name; a message of three parts has room for both names and the links. */
const nameLength = 40;

interface NamedTextMessage extends TextMessage {
  /** The name of the message in the list of unsent ones. */
  readonly title: string;
  /** The last day of the campaign where the recipient is. */
  readonly closesOn: string;
}

/**
 * Renders a text message with the current link. Null if it is obsolete: after the close, a reminder to someone who has finished, or a
 * recipient who has no number any more, or has an address, to which the invitation can be sent. Only the recipient of an invitation reads that they have finished, as with emails (R21).
 */
export async function renderTextMessage(
  deps: Deps,
  tx: Tx,
  mail: StoredMail,
): Promise<NamedTextMessage | null> {
  const { template } = mail;
  if (template !== 'invitation' && template !== 'reminder') return null;
  const participationId = Number(mail.params.participation_id);
  const facts = await findInvitationFacts(tx, participationId);
  if (!facts) return null;
  const isFinished = facts.status === 'finished';
  if (isFinished && template === 'reminder') return null;
  const { locale_abbr } = await findRecipient(tx, mail.user_id);
  const wording = await loadWording(locale_abbr);
  const { textMessages: texts, campaignWords } = wording.texts;
  const text = texts[isFinished ? 'invitationAnswered' : template];
  const company = companyNameOf(facts);
  const entered = { first_name: '', target_first_name: '', campaign: facts.campaign, company };
  const neutral = { ...campaignWords.neutralNames, target_first_name: '' };
  // Messages come from the operator's number, and phones turn names of hosts into links, so no kind of message contains one.
  const names = withoutAddresses(entered, 'reminder', neutral, (one) => [
    fillWords(text, { campaign: one.campaign, company: one.company }),
  ]);
  const words = { campaign: shortened(names.campaign), company: shortened(names.company) };
  const to = await readDeliveryNumber(tx, mail);
  if (to === null) return null;
  return {
    to,
    closesOn: facts.closes_on,
    title: fillWords(texts.title, words),
    text: fillWords(text, {
      ...words,
      closesOn: formatDay(facts.closes_on, wording),
      link: surveyLink(deps, participationId, facts.link_version),
      stop: unsubscribeLinks(deps, { of: 'participation', id: participationId }).page,
    }),
  };
}

const shortened = (name: string): string =>
  name.length <= nameLength ? name : `${name.slice(0, nameLength - 3).trimEnd()}...`;
