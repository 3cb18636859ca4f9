import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { brandingQuery } from '../../../dataProviders/branding.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { PageHeader } from '../../kit/page/PageHeader.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { BrandingEditor } from './BrandingEditor.tsx';

/** How an account presents itself: logo, accent color, sender name and sign-in address. */
export default function Branding() {
  const translate = useTranslate();
  const accountId = useAccountId();
  const query = useQuery(brandingQuery(accountId));
  return (
    <>
      <PageHeader title={translate('branding.title')} purpose={translate('branding.purpose')} />
      <QueryState query={query} failed="branding.failed">
        {(branding) => (
          <BrandingEditor
            key={`${accountId} ${branding.accent_color} ${branding.sender_name} ${branding.slug}`}
            branding={branding}
          />
        )}
      </QueryState>
    </>
  );
}
