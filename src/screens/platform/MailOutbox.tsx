import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { mailPageSize, outboxQuery } from '../../../dataProviders/backgroundTasks.ts';
import { useAccountId } from '../../kit/context/useAccountId.ts';
import { Pagination } from '../../kit/lists/Pagination.tsx';
import { SecondaryText } from '../../kit/page/SecondaryText.tsx';
import { QueryState } from '../../kit/states/QueryState.tsx';
import { TaskPanel } from './TaskPanel.tsx';
import { UnsentMailDialog } from './UnsentMailDialog.tsx';
import { UnsentMailTable } from './UnsentMailTable.tsx';

/** Unsent emails, why they were not sent, and their texts. */
export function MailOutbox() {
  const translate = useTranslate();
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery(outboxQuery(useAccountId(), page));
  const mail = query.data?.mails.find(({ id }) => id === openId);
  const summary = query.data && translate('tasks.outbox.count', { smart_count: query.data.total });
  return (
    <TaskPanel title={translate('tasks.outbox.title')} summary={summary}>
      <QueryState
        query={query}
        failed="tasks.outbox.failed"
        shape="rows"
        rows={4}
        empty={{ when: ({ total }) => total === 0, text: 'tasks.outbox.empty' }}
      >
        {({ mails, total }) => (
          <>
            {mails.some(({ status }) => status === 'outbox') && (
              <SecondaryText sx={{ maxWidth: 720 }}>{translate('tasks.outbox.why')}</SecondaryText>
            )}
            <UnsentMailTable mails={mails} onOpen={setOpenId} />
            <Pagination total={total} page={page} pageSize={mailPageSize} onPage={setPage} />
          </>
        )}
      </QueryState>
      {mail && <UnsentMailDialog mail={mail} onClose={() => setOpenId(null)} />}
    </TaskPanel>
  );
}
