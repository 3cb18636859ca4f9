import type { PersonProfile, TargetProfile, VisiblePerson } from '../../../contract/v2/metricResults.ts';
import { accountDisplayName } from '../../../domain/accounts/accountDisplayName.ts';
import { type MetricDomain, metricDomains } from '../../../domain/metrics/metrics.ts';
import type { PaperFormat } from '../../../domain/reports/paperSizes.ts';
import { loadWording, type Wording } from '../../../locales/documents.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import type { Block } from '../../pdf/renderReport.ts';
import { readConstellationResults } from '../metricResults/readVisibleProfiles.ts';
import { fillSentence, formatDay } from './fillSentence.ts';
import { rangeText } from './profileRows.ts';
import type { DownloadFile } from './renderOwnReport.ts';
import { reportFrame } from './reportFrame.ts';

interface ConstellationReportInput {
  readonly constellation_id: number;
  readonly paper: PaperFormat;
}

/** Returns one constellation as a PDF: the profiles the caller sees on screen. Throws `emulating` and `not_found`. */
export async function renderConstellationReport(
  deps: Deps,
  caller: Caller,
  input: ConstellationReportInput,
): Promise<DownloadFile> {
  const results = await readConstellationResults(deps, caller, input.constellation_id);
  const { constellation, people, wanted: query, refused } = results;
  const now = deps.clock.now();
  const wording = await loadWording(caller.person.user.locale_abbr);
  const { reports } = wording.texts;
  const { constellation: words } = reports;
  const visibleCount = people.filter(({ profile }) => profile !== null).length;
  const title = fillSentence(words.title, { name: constellation.name });
  const bytes = await deps.pdf.render(String(caller.person.user.id), {
    ...(await reportFrame(deps, caller, wording, {
      title,
      otherwise: words.untitled,
      subject: words.subject,
      paper: input.paper,
      now,
    })),
    blocks: [
      {
        kind: 'facts',
        facts: [
          [reports.company, accountDisplayName(caller.person.currentAccount)],
          [words.people, fillSentence(words.seen, { seen: visibleCount, people: people.length })],
          ...(query ? [[words.blueprint, query.name] as const] : []),
          [reports.made, formatDay(now, wording)],
        ],
      },
      { kind: 'quiet', text: words.confidential },
      ...(refused === null ? gridBlocks(people, query, wording) : [reasonOf(refused, wording)]),
      { kind: 'quiet', text: words.text },
    ],
  });
  await deps.database.as(caller.scope, (tx) =>
    recordAudit(tx, caller, {
      action: 'export',
      resource: 'constellations',
      id: input.constellation_id,
      after: { format: 'pdf', people: visibleCount },
      now,
    }),
  );
  return { name: title, bytes };
}

function reasonOf(code: string, { texts }: Wording): Block {
  const { errors } = texts;
  return { kind: 'lead', text: errors[code as keyof typeof errors] ?? errors.unavailable }; // The refusals of `checkComparison`.
}

/** Returns one table per domain, because twelve columns don't fit on a page. */
function gridBlocks(
  people: readonly VisiblePerson[],
  query: TargetProfile | null,
  { texts }: Wording,
): Block[] {
  const { constellation: words } = texts.reports;
  const { metrics: metricWords } = texts;
  const domains = Object.keys(metricDomains) as MetricDomain[]; // The keys of a literal object.
  return domains.flatMap((domain): Block[] => {
    const metrics: readonly string[] = metricDomains[domain];
    const nameOf = (metric: string) => metricWords.names[metric as keyof typeof metricWords.names];
    return [
      { kind: 'heading', text: metricWords.domains[domain] },
      {
        kind: 'table',
        table: {
          header: [words.person, ...metrics.map(nameOf), words.domain],
          widths: [2.4, 1.6, 1.6, 1.6, 1.4],
          numbersFrom: 1,
          rows: [
            ...(query
              ? [[words.wanted, ...metrics.map((metric) => targetRangeText(query, metric)), '']]
              : []),
            ...people.map(({ name, profile }) => [
              name,
              ...cellsOf(profile, metrics, domain, words.notShared),
            ]),
          ],
        },
      },
    ];
  });
}

function targetRangeText({ ranges }: TargetProfile, metric: string): string {
  const range = ranges.find((one) => one.metric === metric);
  return range ? rangeText(range) : '';
}

/** Hidden profiles all have the same text, whatever the reason. */
function cellsOf(
  profile: PersonProfile | null,
  metrics: readonly string[],
  domain: MetricDomain,
  notShared: string,
): string[] {
  if (!profile) return [...metrics.map(() => notShared), notShared];
  const shown = (one: { value: number; low: number; high: number } | undefined) =>
    one ? `${Math.round(one.value)} (${rangeText(one)})` : '';
  return [
    ...metrics.map((metric) => shown(profile.metrics.find((one) => one.metric === metric))),
    shown(profile.domains.find((one) => one.domain === domain)),
  ];
}
