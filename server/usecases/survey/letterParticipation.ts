import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  handInLetterForm,
  type LockedLetterForm,
  letterDraftStore,
  startLetterForm,
  storeLetterFeedback,
} from '../../store/survey/letterForms.ts';
import { letterDeviceKey } from '../../vault/linkCodes.ts';
import { seal } from '../../vault/sealedBox.ts';
import { readSealingKey } from '../keys/campaignKeys.ts';
import type { SurveyParticipation } from './participation.ts';
import { readCampaignForm } from './respondentForm.ts';
import { padJson, sealForms } from './submitForm.ts';

/**
 * Returns a participation whose form was opened with a personal code: the same questions, promises and answers as the person's own one, with
 * a status and a draft of its own. Nothing in it depends on the person's other forms (R34). It offers no private copy, because no one but the
 * person may add results to theirs.
 */
export function letterParticipationOf(
  deps: Deps,
  tx: Tx,
  locked: LockedLetterForm,
  { own, linkCode }: { readonly own: SurveyParticipation; readonly linkCode: string },
): SurveyParticipation {
  const { letter_id, campaign_id, campaign_name: name, length } = locked;
  return {
    ...own,
    status: locked.letter_status,
    feedbackGiven: locked.letter_feedback_given,
    linkCode,
    draftStore: letterDraftStore(letter_id),
    deviceKey: letterDeviceKey(deps.environment.secret, letter_id),
    offersPrivateCopy: false,
    personalCode: 'this_form',
    privacyNotice: async () => ({ ...(await own.privacyNotice()), own_copy_possible: false }),
    start: () => startLetterForm(tx, letter_id),
    async submit(draft) {
      const campaignForm = {
        campaign: { id: campaign_id, name, length },
        ...(await readCampaignForm(deps, tx, campaign_id)),
      };
      const [form] = await sealForms(deps, tx, campaignForm, [{ participation: locked, draft }]);
      if (!form) throw new Error('A form was not sealed.');
      await handInLetterForm(tx, { letter_id, participation: locked, box: form.box }, today(deps.clock));
    },
    async submitFeedback(feedback) {
      const box = seal(
        await readSealingKey(deps, tx, { kind: 'campaign', id: campaign_id }),
        padJson(feedback),
      );
      await storeLetterFeedback(tx, { letter_id, participation: locked, box });
    },
  };
}
