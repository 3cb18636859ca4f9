import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import { brandNames } from '../../../domain/accounts/brandNames.ts';
import { isSurveyMail } from '../../../domain/campaigns/campaignMails.ts';
import { isOpeningProblem } from '../../../domain/campaigns/scheduledOpening.ts';
import { formatDay, formatMomentInZone } from '../../../domain/dates/formatDate.ts';
import { loadWording, type Wording } from '../../../locales/documents.ts';
import { type MailTemplate, mails } from '../../../locales/en/mails.ts';
import type { Deps } from '../../deps.ts';
import type { OutgoingMail } from '../../integrations/mailer.ts';
import { type MailValues, writeMail } from '../../integrations/writeMail.ts';
import { findSchemaName } from '../../store/accounts/findSchemaName.ts';
import type { Tx } from '../../store/database.ts';
import { readDeliveryAddress } from '../../store/mail/deliveryAddress.ts';
import { findInvitationFacts, findRecipient } from '../../store/mail/mailRecipients.ts';
import type { StoredMail } from '../../store/mail/mails.ts';
import { openFromMail } from '../../vault/mailSecrets.ts';
import { readAssessmentMailFacts } from '../assignments/readAssessmentMailFacts.ts';
import { unsubscribeLinks } from '../campaigns/stopReminders.ts';
import { readNotificationMail } from '../notifications/readNotificationMail.ts';
import { isSessionMail, renderSessionMail } from '../sessions/renderSessionMail.ts';
import { resetPasswordUrl } from '../signIn/resetPasswordUrl.ts';
import { appOriginOf } from './appOrigin.ts';
import { type MailBranding, readMailBranding, senderNameOf, toMailBrand } from './mailBranding.ts';
import { renderAssessmentMail } from './renderAssessmentMail.ts';
import { type MailReader, renderInvitation, surveyLink } from './renderInvitation.ts';
import { renderTestMail } from './renderTestMail.ts';

interface Contents {
  /** The template to use instead of the email's own. */
  readonly template?: MailTemplate;
  readonly words: MailValues;
  readonly link: string | null;
  readonly replyTo?: string;
  readonly calendar?: OutgoingMail['calendar'];
}

const isTemplate = (name: string): name is MailTemplate => name in mails;

/**
 * Renders an email's current text. Links and codes are created here and not stored. Null if the email is obsolete, such
 * as after its campaign closes, or if its person has no address any more.
 */
export async function renderMail(
  deps: Deps,
  tx: Tx,
  mail: StoredMail,
  reader: MailReader,
): Promise<OutgoingMail | null> {
  const letter = await renderContents(await withAppOrigin(deps, tx, mail), tx, mail, reader);
  const to = letter && (await readDeliveryAddress(tx, mail));
  return letter && to !== null ? { ...letter, to } : null;
}

/** Lets all links of an email lead to the app of its account. */
async function withAppOrigin(deps: Deps, tx: Tx, { account_id }: StoredMail): Promise<Deps> {
  const { environment } = deps;
  const schemaName = account_id === null ? null : await findSchemaName(tx, account_id);
  if (schemaName === null) return deps;
  const publicOrigin = appOriginOf(environment, { schema_name: schemaName });
  return publicOrigin === environment.publicOrigin
    ? deps
    : { ...deps, environment: { ...environment, publicOrigin } };
}

async function renderContents(
  deps: Deps,
  tx: Tx,
  mail: StoredMail,
  reader: MailReader,
): Promise<OutgoingMail | null> {
  if (!isTemplate(mail.template)) return null;
  if (mail.template === 'campaignTest') return renderTestMail(deps, tx, mail);
  if (isSurveyMail(mail.template)) {
    return renderAssessmentMail(deps, tx, { mail, template: mail.template });
  }
  const { first_name: firstName, locale_abbr, time_zone: timeZone } = await findRecipient(tx, mail.user_id);
  const wording = await loadWording(locale_abbr);
  const { texts } = wording;
  if (mail.template === 'invitation' || mail.template === 'reminder') {
    const invitation = await renderInvitation(deps, tx, { mail, template: mail.template, reader });
    if (invitation !== 'answered') return invitation;
  }
  const branding = await brandingOf(tx, mail);
  const contents = await contentsOf(deps, tx, { mail, branding, wording, timeZone, firstName });
  if (!contents) return null;
  const words = {
    product: brandNames.productName,
    firstName,
    ...contents.words,
  };
  const { replyTo, calendar } = contents;
  const unsubscribeLinks = unsubscribeLinksOf(deps, mail);
  return {
    to: mail.to_address,
    ...writeMail(texts.mails[contents.template ?? mail.template], {
      words,
      link: contents.link,
      footnote: unsubscribeLinks && { words: texts.stopWords, link: unsubscribeLinks.page },
      brand: branding && toMailBrand(deps, branding),
      language: wording.language,
    }),
    ...(branding ? senderNameOf('', branding) : {}),
    ...(unsubscribeLinks ? { unsubscribe: unsubscribeLinks.oneClick } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(calendar ? { calendar } : {}),
  };
}

/** Returns the branding of an email to people of an account; null for an email to the operators of the platform. */
async function brandingOf(tx: Tx, { account_id, template }: StoredMail) {
  return account_id === null || template === 'support' ? null : readMailBranding(tx, account_id);
}

/** Returns the unsubscribe links of a reminder to an applicant. */
function unsubscribeLinksOf(deps: Deps, { template, params }: StoredMail) {
  if (template !== 'applicantReminder') return null;
  return unsubscribeLinks(deps, { of: 'assignment', id: Number(params.assignment_id) });
}

interface MailSource {
  readonly mail: StoredMail;
  readonly branding: MailBranding | null;
  readonly wording: Wording;
  readonly timeZone: string | null;
  readonly firstName: string;
}

async function contentsOf(
  deps: Deps,
  tx: Tx,
  { mail, branding, wording, timeZone, firstName }: MailSource,
): Promise<Contents | null> {
  if (isSessionMail(mail.template)) {
    const sender = branding?.row.sender_name || branding?.company || brandNames.productName;
    return renderSessionMail(deps, tx, mail.template, {
      mail,
      wording,
      timeZone,
      recipient: firstName,
      sender,
    });
  }
  const { environment } = deps;
  const { sealed, ...plain } = mail.params;
  const words = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, String(value ?? '')]));
  const secret = typeof sealed === 'string' ? openFromMail(environment.secret, sealed) : '';
  switch (mail.template) {
    case 'invitation':
      return answeredInvitation(deps, tx, mail);
    case 'applicantInvitation':
    case 'applicantReminder':
      return applicantContents(deps, tx, mail, wording);
    case 'resetPassword':
    case 'setPassword':
      return {
        words,
        link: resetPasswordUrl(environment, { token: secret, slug: branding?.row.slug ?? null }),
      };
    case 'signInCode':
      return { words: { ...words, code: secret }, link: null };
    case 'notification':
    case 'notificationDigest':
      return readNotificationMail(deps, tx, mail, wording);
    case 'dataReady':
      return { words, link: `${environment.publicOrigin}/update-profile` };
    case 'ownReportReady':
      return { words, link: `${environment.publicOrigin}/my-results/full` };
    case 'openingRefused':
      return openingRefused(deps, words, wording);
    case 'reportsReady':
      return { words, link: `${environment.publicOrigin}/surveys/manage/${words.campaign_id}` };
    case 'passwordChanged':
    case 'emailChanged':
    case 'passwordSetAfterChange':
      return {
        words: {
          ...words,
          changedAt: formatTimestamp(words.changedAt ?? mail.created_at, wording, timeZone),
        },
        link: null,
      };
    case 'support':
      return { words, link: null, replyTo: words.email ?? '' };
    default:
      return { words, link: null };
  }
}

function openingRefused(
  { environment }: Deps,
  words: Readonly<Record<string, string>>,
  { locale, texts }: Wording,
): Contents {
  const { kind, problem = null, opens_on = '', campaign_id } = words;
  const reason = isOpeningProblem(problem) ? texts.openingProblems[problem] : '';
  const page = kind === 'survey' ? '/surveys/manage' : '/micro-surveys/benchmarks/manage';
  const link = `${environment.publicOrigin}${page}/${campaign_id}`;
  return { words: { ...words, reason, opensOn: opens_on && formatDay(opens_on, locale, 'long') }, link };
}

async function applicantContents(
  deps: Deps,
  tx: Tx,
  { params }: StoredMail,
  { locale, texts }: Wording,
): Promise<Contents | null> {
  const facts = await readAssessmentMailFacts(deps, tx, Number(params.assignment_id));
  if (!facts) return null;
  const { firstName, campaign, company, closesOn, ownPage, link } = facts;
  const day = closesOn === null ? '' : formatDay(closesOn, locale, 'long');
  const deadline = day && texts.assessmentWords.deadline.replace('%{closesOn}', day);
  return { words: { firstName, campaign, company, ownPage, deadline }, link };
}

/** Tells a person who has finished that there is nothing left to do. */
async function answeredInvitation(deps: Deps, tx: Tx, { params }: StoredMail): Promise<Contents | null> {
  const participationId = Number(params.participation_id);
  const facts = await findInvitationFacts(tx, participationId);
  if (!facts) return null;
  return {
    template: 'invitationAnswered',
    words: { campaign: facts.campaign, company: companyNameOf(facts) },
    link: surveyLink(deps, participationId, facts.link_version),
  };
}

/** Formats an ISO timestamp in the recipient's zone. Emails queued by earlier versions contain a formatted time in UTC. */
function formatTimestamp(written: string, { locale }: Wording, zone: string | null): string {
  const isFormatted = Number.isNaN(Date.parse(written));
  return isFormatted ? `${written} UTC` : formatMomentInZone(written, locale, zone ?? 'UTC');
}
