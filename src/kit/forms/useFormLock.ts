import { useRecordContext, useTranslate } from 'react-admin';
import type { Tier } from '../../../domain/access/tiers.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import { useCanChangeAccount } from '../context/useCanChangeAccount.ts';
import { useHasTier } from '../context/useHasTier.ts';

interface FormLock {
  readonly canWrite: boolean;
  /** Why the form, or part of it, is read-only; null if it isn't. */
  readonly reason: string | null;
}

/** Whether the person can change the record of the form, and why not: their access to the account, their role, or its status. */
export function useFormLock(of: Resource, write: Tier): FormLock {
  const translate = useTranslate();
  const record = useRecordContext();
  const canChangeAccount = useCanChangeAccount();
  const hasTier = useHasTier(write);
  if (!canChangeAccount) return { canWrite: false, reason: translate('formLocks.account') };
  if (!hasTier) {
    return {
      canWrite: false,
      reason: translate(`formLocks.tiers.${write}`, { _: translate('formLocks.role') }),
    };
  }
  const reason = translate(`formLocks.statuses.${of.name}.${record?.status}`, { _: '' });
  return { canWrite: true, reason: reason === '' ? null : reason };
}
