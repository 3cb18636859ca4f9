import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ListedSession } from '../../../dataProviders/mySessions.ts';
import { endOf } from '../../../domain/sessions/sessionTimes.ts';
import { deviceTimeZone } from '../../kit/createFormat.ts';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useFormat } from '../../kit/useFormat.ts';

/** The time of a session in its own zone, and in that of the person if the clocks differ. */
export function SessionTime({
  session,
}: {
  readonly session: Pick<ListedSession, 'starts_at' | 'minutes' | 'time_zone'>;
}) {
  const translate = useTranslate();
  const format = useFormat();
  const { starts_at, time_zone } = session;
  const ownZone = deviceTimeZone();
  const isElsewhere = format.timeIn(ownZone, starts_at) !== format.timeIn(time_zone, starts_at);
  return (
    <>
      <Typography component="span" className="tabular" sx={{ display: 'block' }}>
        {translate('mySessions.span', {
          start: format.dateTimeIn(time_zone, starts_at),
          end: format.timeIn(time_zone, endOf(session)),
        })}
      </Typography>
      {isElsewhere && (
        <Hint component="span" className="tabular" sx={{ display: 'block' }}>
          {translate('mySessions.yourTime', { when: format.dateTimeIn(ownZone, starts_at) })}
        </Hint>
      )}
    </>
  );
}
