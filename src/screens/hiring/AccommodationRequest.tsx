import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApplicantDetails } from '../../../contract/v2/applicantShapes.ts';
import { hiringKeys, markAccommodationHandled } from '../../../dataProviders/hiring.ts';
import { CalendarDay } from '../../kit/dates/CalendarDay.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { Hint } from '../../kit/page/SecondaryText.tsx';
import { useAction } from '../../kit/useAction.ts';

interface Props {
  readonly applicant: ApplicantDetails;
  readonly accommodation: NonNullable<ApplicantDetails['accommodation']>;
}

/** The support an applicant requested before the assessment, and whether it is arranged. */
export function AccommodationRequest({ applicant, accommodation }: Props) {
  const translate = useTranslate();
  const handle = useAction(markAccommodationHandled, { invalidates: hiringKeys });
  const { more_time, reader, locale, note } = accommodation;
  const requests = [
    more_time && translate('hiring.help.more_time'),
    reader && translate('hiring.help.reader'),
    locale && translate('hiring.help.locale', { locale }),
    note,
  ].filter((one) => typeof one === 'string' && one !== '');
  const handled = applicant.accommodation_handled_on;
  return (
    <Panel
      title={translate('hiring.help.title')}
      text={translate('hiring.help.text')}
      action={
        !handled && (
          <Button variant="outlined" loading={handle.isPending} onClick={() => handle.mutate(applicant.id)}>
            {translate('hiring.help.handle')}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {requests.map((one) => (
          <Typography key={String(one)} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {one}
          </Typography>
        ))}
      </Box>
      {handled && (
        <Hint>
          {translate('hiring.help.handled')} <CalendarDay day={handled} />
        </Hint>
      )}
    </Panel>
  );
}
