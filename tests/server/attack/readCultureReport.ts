import type { Client } from '../../support/client.ts';
import { openPdf } from '../../support/pdf.ts';
import { callResults } from '../results/quarters.ts';

interface OnPaper {
  readonly status: number;
  /** Every number of the report that no rule below recognizes, with the words before it. */
  readonly numbers: readonly { readonly value: number; readonly where: string }[];
  readonly divisions: readonly string[];
}

/** The culture report about a company's campaign, as this client receives it. */
export async function readCultureReport(
  client: Client,
  campaign_id: number,
  company: string,
): Promise<OnPaper> {
  const { status, raw } = await client.get(`/api/v2/exports/culture?campaign_id=${campaign_id}`);
  if (status !== 200) return { status, numbers: [], divisions: [] };
  const { pages, spoken, bookmarks } = await openPdf(raw);
  const [whole] = (await callResults(client, 'topic_scores_by_element', { campaign_id })).body.campaigns;
  const known = [
    whole.certificate?.hash ?? '',
    company,
    // Pages, dates and quarters, size bands, scales, privacy settings, the name of the caller.
    /\d+ of \d+/g,
    /\d+ (?:August|November) 2026|Q\d 2026/g,
    /\d+ to\s+\d+\s+people|100\s+people or\s+more/g,
    /out of 100|scale from 0\s+to\s+100|0\s+50\s+100/g,
    new RegExp(`(?:fewer than )?\\b${whole.k} people`, 'g'),
    new RegExp(`About ${whole.participation_percent} ?%`, 'g'),
    /Somebody Number \d+/g,
    /Born in the \d+s?/g,
  ];
  const printed = [...pages, ...spoken].join(' ').replaceAll(/\s+/g, ' ');
  const text = known.reduce((left: string, one) => left.replaceAll(one, ' '), printed);
  return {
    status,
    numbers: [...text.matchAll(/(?:\S+\s+){0,3}?\D?(\d+)/g)].map(([where, number]) => ({
      value: Number(number),
      where,
    })),
    divisions: bookmarks.filter((name) => name.startsWith('By ')),
  };
}
