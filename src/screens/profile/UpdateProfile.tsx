import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Devices } from './Devices.tsx';
import { PersonalData } from './PersonalData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { TwoFactor } from './TwoFactor.tsx';

/** One's own name and language, what one chooses to say about oneself, and how and where one signs in. */
export default function UpdateProfile() {
  const translate = useTranslate();
  const stored = useQuery({
    queryKey: ['own profile'],
    queryFn: ({ signal }) => callMain(sessionCalls.profile, {}, { signal }),
  });
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading title={translate('titles.updateProfile')} purpose={translate('profile.purpose')} />
      {stored.isPending && <Skeleton variant="rounded" height={420} />}
      {stored.isError && (
        <Card role="alert" sx={{ p: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{translate('profile.failed')}</Typography>
          <Button onClick={() => void stored.refetch()}>{translate('profile.devices.retry')}</Button>
        </Card>
      )}
      {stored.data && <ProfileForm stored={stored.data} />}
      <TwoFactor />
      <Devices />
      <PersonalData />
    </Box>
  );
}
