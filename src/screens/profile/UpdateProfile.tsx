import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { sessionCalls } from '../../../contract/v2/session.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import { callMain } from '../../../dataProviders/http.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { ErrorState } from '../../kit/states/ErrorState.tsx';
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
  // While another account is viewed, all that changes oneself is refused; devices can be signed out even then.
  const isRefused = stored.error instanceof HttpError && stored.error.code === 'emulating';
  const isOpen = !stored.isPending && !isRefused;
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={translate('titles.updateProfile')} purpose={translate('profile.purpose')} />
      {stored.isPending && <Skeleton variant="rounded" height={420} />}
      {stored.isError && (
        <ErrorState failure={stored.error} failed="profile.failed" onRetry={() => void stored.refetch()} />
      )}
      {stored.data && <ProfileForm stored={stored.data} />}
      {isOpen && <TwoFactor />}
      <Devices />
      {isOpen && <PersonalData />}
    </Box>
  );
}
