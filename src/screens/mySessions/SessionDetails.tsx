import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { downloadSessionCalendar, type SessionResponse } from '../../../dataProviders/mySessions.ts';
import { toFileName } from '../../../domain/reports/reportFileNames.ts';
import { saveBlob } from '../../kit/charts/saveFile.ts';
import { Fact, FactList } from '../../kit/page/FactList.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { SessionTime } from './SessionTime.tsx';
import { useSeatText } from './useSeatText.ts';

/** When and where a session takes place, its seats, and its links afterwards. */
export function SessionDetails({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const seatText = useSeatText();
  const { place, is_online, host, note, registration, material_url, recording_url } = session;
  const where = [place, is_online ? translate('mySessions.online') : null].filter(Boolean).join(' · ');
  const isInCalendar = registration?.status === 'registered' && session.status !== 'cancelled';
  return (
    <>
      <Panel
        title={translate('mySessions.page.details')}
        action={isInCalendar && <CalendarButton session={session} />}
      >
        <FactList>
          <Fact term={translate('mySessions.page.when')}>
            <SessionTime session={session} />
          </Fact>
          <Fact term={translate('mySessions.page.where')}>{where}</Fact>
          {host && <Fact term={translate('mySessions.page.host')}>{host}</Fact>}
          <Fact term={translate('mySessions.page.seats')}>{seatText(session)}</Fact>
          {note && (
            <Fact term={translate('mySessions.page.note')}>
              <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
                {note}
              </Box>
            </Fact>
          )}
        </FactList>
      </Panel>
      {(material_url || recording_url) && (
        <Panel title={translate('mySessions.page.afterwards')}>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
            {material_url && <OutsideLink href={material_url} text={translate('mySessions.page.material')} />}
            {recording_url && (
              <OutsideLink href={recording_url} text={translate('mySessions.page.recording')} />
            )}
          </Box>
        </Panel>
      )}
    </>
  );
}

function OutsideLink({ href, text }: { readonly href: string; readonly text: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </Link>
  );
}

function CalendarButton({ session }: { readonly session: SessionResponse }) {
  const translate = useTranslate();
  const download = useAction(
    async () => saveBlob(`${toFileName(session.title)}.ics`, await downloadSessionCalendar(session.id)),
    { success: null, explain: () => translate('mySessions.page.calendarFailed') },
  );
  return (
    <Button variant="outlined" loading={download.isPending} onClick={() => download.mutate()}>
      {translate('mySessions.page.calendar')}
    </Button>
  );
}
