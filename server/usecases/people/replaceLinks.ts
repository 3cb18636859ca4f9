import { groupBy } from '../../../domain/groupBy.ts';
import type { Deps } from '../../deps.ts';
import { dropUnsentMailsOf, queueInvitations } from '../../store/campaigns/invitations.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  dropAssessmentMails,
  listApplicantAddresses,
  queueAssessmentMails,
} from '../../store/survey/assignmentLinks.ts';
import { assignmentDrafts, participationDrafts } from '../../store/survey/draftStores.ts';
import {
  keepCampaignsOpen,
  lockLinkedAssignments,
  lockOpenParticipations,
  type OpenLink,
  storeNewLinks,
} from '../../store/survey/openLinks.ts';
import { assignmentCode, hashToken, linkCode } from '../../vault/linkCodes.ts';
import { countApplicantMails } from '../mail/applicationMailTimes.ts';
import { availableChannels } from '../mail/availableChannels.ts';
import { changeDraftCodes } from '../survey/draft.ts';

interface NextLink extends OpenLink {
  readonly from: string;
  readonly to: string;
  readonly token_hash: string;
}

type CodeOf = (secret: Buffer, id: number, version: number) => string;

function nextLinks({ environment }: Deps, codeOf: CodeOf, links: readonly OpenLink[]): NextLink[] {
  return links.map(({ id, link_version }) => {
    const to = codeOf(environment.secret, id, link_version + 1);
    const from = codeOf(environment.secret, id, link_version);
    return { id, link_version: link_version + 1, from, to, token_hash: hashToken(to) };
  });
}

const storedPart = ({ id, link_version, token_hash }: NextLink) => ({ id, link_version, token_hash });

/**
 * Replaces the links to open campaigns of these people and queues emails with the new ones. Does the same work for everyone who was
 * invited, whatever their status, so that nothing shows who has begun (R21). The transaction continues in the web role.
 */
export async function replaceCampaignLinks(deps: Deps, tx: Tx, userIds: readonly number[]): Promise<void> {
  await keepCampaignsOpen(tx, 'participations', userIds);
  const open = await lockOpenParticipations(tx, userIds);
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  const links = nextLinks(deps, linkCode, open);
  await switchRole(tx, 'respondent');
  await changeDraftCodes(tx, participationDrafts, links);
  await switchRole(tx, 'web');
  await storeNewLinks(tx, 'participations', links.map(storedPart));
  await dropUnsentMailsOf(tx, userIds, ids);
  const byCampaign = groupBy(open, ({ campaign_id }) => campaign_id);
  for (const [id, invited] of byCampaign) {
    await queueInvitations(
      tx,
      { id },
      invited.map((one) => one.id),
      { channels: availableChannels(deps), now: deps.clock.now() },
    );
  }
}

/** Replaces the links to assessments of these people and queues emails with those that aren't finished. */
export async function replaceAssessmentLinks(deps: Deps, tx: Tx, userIds: readonly number[]): Promise<void> {
  await keepCampaignsOpen(tx, 'assignments', userIds);
  const linked = await lockLinkedAssignments(tx, userIds);
  if (linked.length === 0) return;
  const links = nextLinks(deps, assignmentCode, linked);
  await switchRole(tx, 'respondent');
  await changeDraftCodes(tx, assignmentDrafts, links);
  await switchRole(tx, 'web');
  await storeNewLinks(tx, 'assignments', links.map(storedPart));
  const unfinished = linked.flatMap(({ id, status, nomination }) =>
    nomination === 'approved' && status !== 'finished' ? [id] : [],
  );
  await dropAssessmentMails(tx, unfinished);
  await countApplicantMails(deps, tx, await listApplicantAddresses(tx, unfinished));
  const at = deps.clock.now();
  await queueAssessmentMails(
    tx,
    'Invitation',
    unfinished.map((id) => ({ id, at })),
  );
}
