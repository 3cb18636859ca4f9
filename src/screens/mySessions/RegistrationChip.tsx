import { useTranslate } from 'react-admin';
import type { ListedSession } from '../../../dataProviders/mySessions.ts';
import { StatusChip } from '../../kit/page/StatusChip.tsx';

/** The colors of registrations, which have no color of their own. */
const colorOf = { registered: 'active', attended: 'done', offered: 'checked' } as const;

/** The person's status in a session, or that it was canceled; nothing for a session they aren't registered for. */
export function RegistrationChip({ session }: { readonly session: ListedSession }) {
  const translate = useTranslate();
  if (session.status === 'cancelled')
    return <StatusChip status="failed" label={translate('mySessions.eventCancelled')} />;
  const status = session.registration?.status;
  if (!status) return null;
  const color = colorOf[status as keyof typeof colorOf];
  return <StatusChip status={color ?? status} label={translate(`mySessions.status.${status}`)} />;
}
