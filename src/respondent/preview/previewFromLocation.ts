interface PreviewEntry {
  /** Null previews the questions without a campaign. */
  readonly campaignId: number | null;
  /** The viewed account, if it isn't the person's own. */
  readonly accountId: number | null;
}

const idIn = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** The campaign in the path (`/metrics/preview/6`) and the viewed account in the query string. */
export function previewFromLocation({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): PreviewEntry {
  return {
    campaignId: idIn(pathname.split('/')[3]),
    accountId: idIn(new URLSearchParams(search).get('account')),
  };
}
