import { useTranslate } from 'react-admin';
import type { ParticipantResponse } from '../../../contract/v2/benchmarkCampaigns.ts';
import { getConfig } from '../../../dataProviders/config.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';

/** Says how a participant without an email address is reached. It is the same whether or not they have answered. */
export function ContactHint({ participant }: { readonly participant: ParticipantResponse }) {
  const translate = useTranslate();
  const { channel, user_id } = participant;
  if (channel === 'email' || user_id === null) return null;
  const missing = getConfig().offersTextMessages ? 'letterOrNumber' : 'letter';
  return <Hint>{translate(`campaigns.participants.contact.${channel ?? missing}`)}</Hint>;
}
