import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { type MailTemplate, mails, stopWords } from '../../../locales/en/mails.ts';
import type { Deps } from '../../deps.ts';
import type { Letter } from '../../outside/mail.ts';
import { type Words, writeLetter } from '../../outside/writeMail.ts';
import type { Tx } from '../../store/database.ts';
import { firstNameOf, invitationFacts, type StoredMail } from '../../store/mail/mails.ts';
import { linkCode } from '../../vault/links.ts';
import { openFromMail } from '../../vault/mailSecrets.ts';
import { assessmentLetter } from '../assignments/assessmentLetter.ts';
import { stopLinks } from '../campaigns/stopReminders.ts';

interface Contents {
  readonly words: Words;
  readonly link: string | null;
  readonly replyTo?: string;
}

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const isTemplate = (name: string): name is MailTemplate => name in mails;

/**
 * Renders a mail's current text. Links and codes are created here and not stored. Null if the mail is obsolete: the campaign has
 * closed or the person has finished.
 */
export async function renderMail(deps: Deps, tx: Tx, mail: StoredMail): Promise<Letter | null> {
  if (!isTemplate(mail.template)) return null;
  const contents = await contentsOf(deps, tx, mail);
  if (!contents) return null;
  const words = {
    product: brandNames.productName,
    firstName: await firstNameOf(tx, mail.user_id),
    ...contents.words,
  };
  const { replyTo } = contents;
  const stop = stopOf(deps, mail);
  return {
    to: mail.to_address,
    ...writeLetter(mails[mail.template], words, contents.link, stop && { words: stopWords, link: stop.page }),
    ...(stop ? { unsubscribe: stop.oneClick } : {}),
    ...(replyTo ? { replyTo } : {}),
  };
}

/** The unsubscribe links of a reminder. */
function stopOf(deps: Deps, { template, params }: StoredMail) {
  if (template === 'reminder')
    return stopLinks(deps, { of: 'participation', id: Number(params.participation_id) });
  if (!template.endsWith('Reminder')) return null;
  return stopLinks(deps, { of: 'assignment', id: Number(params.assignment_id) });
}

async function contentsOf(deps: Deps, tx: Tx, mail: StoredMail): Promise<Contents | null> {
  const { environment } = deps;
  const { sealed, ...plain } = mail.params;
  const words = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value ?? '')]));
  const secret = typeof sealed === 'string' ? openFromMail(environment.secret, sealed) : '';
  switch (mail.template) {
    case 'invitation':
    case 'reminder':
      return invitation(deps, tx, Number(mail.params.participation_id));
    case 'selfInvitation':
    case 'raterInvitation':
    case 'applicantInvitation':
    case 'selfReminder':
    case 'raterReminder':
    case 'applicantReminder':
      return assessmentLetter(deps, tx, Number(mail.params.assignment_id));
    case 'resetPassword':
    case 'setPassword':
      return { words, link: `${environment.publicOrigin}/reset-password?token=${secret}` };
    case 'signInCode':
      return { words: { ...words, code: secret }, link: null };
    case 'dataReady':
      return { words, link: `${environment.publicOrigin}/update-profile` };
    case 'ownReportReady':
      return { words, link: `${environment.publicOrigin}/my-results/full` };
    case 'reportsReady':
      return { words, link: `${environment.publicOrigin}/surveys/manage/${words.campaign_id}` };
    case 'support':
      return { words, link: null, replyTo: words.email ?? '' };
    default:
      return { words, link: null };
  }
}

async function invitation(deps: Deps, tx: Tx, participationId: number): Promise<Contents | null> {
  const facts = await invitationFacts(tx, participationId);
  if (!facts) return null;
  const { secret, publicOrigin } = deps.environment;
  return {
    words: {
      campaign: facts.campaign,
      company: facts.company_name || facts.name,
      message: facts.message ?? '',
      minGroup: String(facts.min_group),
      closesOn: written.format(new Date(`${facts.closes_on}T00:00:00Z`)),
    },
    link: `${publicOrigin}/metrics/m?code=${linkCode(secret, participationId, facts.link_version)}`,
  };
}
