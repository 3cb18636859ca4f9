import { useTranslate } from 'react-admin';

/** Returns the function that says for whom a sprint is: the reader or one of their teams. */
export function useAudienceText(): (sprint: { readonly team: string | null }) => string {
  const translate = useTranslate();
  return ({ team }) =>
    team === null ? translate('ownSprints.mine') : translate('ownSprints.ofTeam', { team });
}
