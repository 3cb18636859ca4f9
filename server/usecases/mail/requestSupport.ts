import { companyNameOf } from '../../../domain/accounts/accountDisplayName.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { ownScope } from '../../kernel/scope.ts';
import { queueMail } from '../../store/mail/mails.ts';

/** Queues a person's question for support. Without a support address it stays in the outbox. */
export async function requestSupport(
  deps: Deps,
  { person }: Caller,
  question: { readonly page: string; readonly message: string },
): Promise<void> {
  const { user, ownAccount } = person;
  await deps.database.as(ownScope(person), (tx) =>
    queueMail(tx, {
      accountId: ownAccount.id,
      userId: user.id,
      to: deps.environment.supportEmail ?? '',
      template: 'support',
      params: {
        // The query string may contain an invitation code.
        page: question.page.split(/[?#]/)[0] ?? '',
        message: question.message,
        name: `${user.first_name} ${user.last_name}`,
        email: user.email,
        userId: user.id,
        company: companyNameOf(ownAccount),
      },
      at: deps.clock.now(),
    }),
  );
  await deps.jobs.wake('send-mails');
}
