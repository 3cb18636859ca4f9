/** What is previewed: the benchmark (`m`), or the assessment of participants (`s`) or raters (`r`) of a survey campaign. */
export interface PreviewEntry {
  readonly kind: 'm' | 's' | 'r';
  /** Null previews the questions without a campaign. */
  readonly campaignId: number | null;
}

interface LocatedPreview {
  readonly entry: PreviewEntry;
  /** The viewed account, if it isn't the person's own. */
  readonly accountId: number | null;
}

const idIn = (text: string | null | undefined): number | null =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : null;

/**
 * The previewed form and campaign in the path (`/metrics/preview/6`, `/metrics/preview/r/6`) and the viewed account in the query string.
 */
export function previewFromLocation({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): LocatedPreview {
  const [first, second] = pathname.split('/').slice(3);
  const entry: PreviewEntry =
    first === 's' || first === 'r'
      ? { kind: first, campaignId: idIn(second) }
      : { kind: 'm', campaignId: idIn(first) };
  return { entry, accountId: idIn(new URLSearchParams(search).get('account')) };
}
