import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { storeConsent } from '../../store/survey/assignments.ts';
import type { Accommodation } from '../../store/tables/assessments.ts';
import { type RespondentIdentity, withParticipation } from '../survey/withParticipation.ts';
import { recordRespondentAudit } from './recordRespondentAudit.ts';

/**
 * Stores an applicant's consent and requested accommodation, which the hiring team reads. Before the first question, a new
 * request replaces the earlier one. Afterward the stored one is final, and requesting accommodation is refused so that no
 * request is lost unnoticed. Throws `campaign_closed`, `conflict`, `not_found` unless the respondent is an applicant.
 */
export async function consentToAssessment(
  deps: Deps,
  entry: RespondentIdentity,
  accommodation: Accommodation | null,
): Promise<{ consented: boolean }> {
  const given = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    if (participation.kind !== 'h') throw new Refusal('not_found');
    if (participation.status === 'finished') return { consented: true };
    checkAcceptsAnswers(participation.campaignStatus);
    if (participation.status === 'started') {
      if (accommodation) throw new Refusal('conflict');
      return { consented: true };
    }
    await storeConsent(tx, participation.id, accommodation, today(deps.clock));
    await recordRespondentAudit(deps, tx, participation, 'consent', {
      accommodation_asked: accommodation !== null,
    });
    return { consented: true };
  });
  if (!given) throw new Refusal('campaign_not_open');
  return given;
}
