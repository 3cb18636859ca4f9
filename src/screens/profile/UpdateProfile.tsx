import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { HttpError } from '../../../dataProviders/errors.ts';
import { ownProfileQuery } from '../../../dataProviders/profile.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageColumns } from '../../kit/page/PageColumns.tsx';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { OwnEmailForm } from './OwnEmailForm.tsx';
import { PersonalData } from './PersonalData.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignedInDevices } from './SignedInDevices.tsx';
import { TwoFactorPanel } from './TwoFactorPanel.tsx';

/** The person's own name, language, demographics, sign-in and data. */
export default function UpdateProfile() {
  const translate = useTranslate();
  const query = useQuery(ownProfileQuery(useAccountId()));
  // During emulation the server refuses changes to one's own profile, but devices can be signed out.
  const isRefused = query.error instanceof HttpError && query.error.code === 'emulating';
  const isOpen = !query.isPending && !isRefused;
  return (
    <>
      <PageHeader title={translate('titles.updateProfile')} purpose={translate('profile.purpose')} />
      <PageColumns
        main="form"
        aside={
          <>
            {isOpen && <NotificationSettings />}
            {isOpen && <OwnEmailForm />}
            {isOpen && <TwoFactorPanel />}
            {!query.isPending && <SignedInDevices />}
            {isOpen && <PersonalData />}
          </>
        }
      >
        <QueryState query={query} failed="profile.failed" shape="page">
          {(stored) => <ProfileForm stored={stored} />}
        </QueryState>
      </PageColumns>
    </>
  );
}
