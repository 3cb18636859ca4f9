import type { FastifyInstance } from 'fastify';
import {
  type CompensationExportQuery,
  compensationCalls as calls,
  compensationFiles,
} from '../../../contract/v2/compensation.ts';
import { compensationFile as words } from '../../../locales/en/compensationFile.ts';
import type { Deps } from '../../deps.ts';
import { findJobs } from '../../usecases/pay/market/findJobs.ts';
import { readMarketOptions } from '../../usecases/pay/market/readMarketOptions.ts';
import { readMarketPay } from '../../usecases/pay/market/readMarketPay.ts';
import { readMarketTable } from '../../usecases/pay/market/readMarketTable.ts';
import { recordMarketExport } from '../../usecases/pay/market/recordMarketExport.ts';
import { TitleIndexes } from '../../usecases/pay/market/titleIndexes.ts';
import { authorizeSignedIn, callServer, parseBody } from '../calls.ts';
import { sendTable } from '../sendTable.ts';

/** Registers the calls of compensation search. */
export function registerCompensationRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve } = callServer(app, deps);
  const titles = new TitleIndexes();
  serve(calls.options, (_nothing, caller) => readMarketOptions(deps, caller));
  serve(calls.find, ({ q, ...filters }, caller) => findJobs(deps, caller, titles, { q, filters }));
  serve(calls.price, (body, caller) => readMarketPay(deps, caller, toQuery(body)));
  const file = compensationFiles.compensation;
  app.get(`/api${file.path}`, async (request, reply) => {
    const { signedIn, now } = authorizeSignedIn(deps, request, reply, file);
    const { format, jobs, ...terms } = parseBody<CompensationExportQuery>(file.query, request.query);
    const query = toQuery({ ...terms, jobs: jobs.split(',') });
    const table = await readMarketTable(deps, signedIn, query, words);
    await recordMarketExport(deps, signedIn, { jobs: query.jobs, format });
    return sendTable(reply, { name: 'compensation', format, now, ...table });
  });
}

type Terms = Omit<CompensationExportQuery, 'jobs' | 'format'> & { readonly jobs: readonly string[] };

const toQuery = ({ jobs, currency, period, yearly_percent, ...filters }: Terms) => ({
  jobs,
  filters,
  currency: currency === '' ? null : currency,
  period,
  yearly_percent,
});
