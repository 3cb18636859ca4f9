import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type FollowUpFocus, followUpQuery } from '../../../../dataProviders/followUps.ts';
import { useAccountId } from '../../../kit/context/useAccountId.ts';
import { Panel } from '../../../kit/page/Panel.tsx';
import { SecondaryText } from '../../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../../kit/states/QueryState.tsx';
import { FollowUpPulseOffer } from './FollowUpPulseOffer.tsx';
import { FollowUpPulseResult } from './FollowUpPulseResult.tsx';

interface Props {
  readonly focus: FollowUpFocus;
}

/** The follow-up pulse of a focus: the offer, or the scheduled pulse with its result once that is published. */
export function FollowUpPulse({ focus }: Props) {
  const translate = useTranslate();
  const query = useQuery(followUpQuery(useAccountId(), focus));
  return (
    <Panel title={translate('followUps.title')}>
      <QueryState query={query} failed="followUps.failed" loading="followUps.loading" height={180}>
        {({ topic, follow_up, offer, obstacle }) => (
          <>
            {follow_up && <FollowUpPulseResult topic={topic} followUp={follow_up} />}
            {offer && <FollowUpPulseOffer focus={focus} topic={topic} offer={offer} />}
            {obstacle && <SecondaryText>{translate(`followUps.obstacles.${obstacle}`)}</SecondaryText>}
          </>
        )}
      </QueryState>
    </Panel>
  );
}
