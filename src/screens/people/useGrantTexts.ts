import { useTranslate } from 'react-admin';
import type { Grant } from '../../../domain/access/grants.ts';
import type { Permission } from '../../../domain/access/permissions.ts';

/** The texts for a grant: a short label and a sentence. */
export function useGrantTexts() {
  const translate = useTranslate();
  const named = (permission: Permission) => translate(`resources.users.choices.permissions.${permission}`);
  const factsOf = (grant: Grant) => {
    if (grant.kind === 'role') {
      return { role: translate(`roles.${grant.role}`), permissions: grant.through.map(named).join(', ') };
    }
    return 'permission' in grant ? { permission: named(grant.permission) } : {};
  };
  return {
    named,
    short: (grant: Grant) =>
      grant.kind === 'role'
        ? translate(`roles.${grant.role}`)
        : translate(`people.grants.kinds.${grant.kind}`),
    sentence: (grant: Grant) => translate(`people.grants.explained.${grant.kind}`, factsOf(grant)),
  };
}
