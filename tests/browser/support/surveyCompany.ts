import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { aCompany, anOpenCampaign, type Company, codeOf } from '../../server/campaigns/company.ts';
import type { AUser } from '../../support/builders.ts';
import { desktop, openChromium, openPage } from './chromium.ts';
import { type OpenProduct, openProduct } from './openProduct.ts';

const day = 86_400_000;

/** An open campaign and its people, each with a personal link. */
export interface Run {
  readonly company: Company;
  readonly campaignId: number;
  /** A person of the campaign who was not used before. */
  next(): Promise<{ readonly user: AUser; readonly link: string }>;
}

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

export interface SurveyCompany {
  readonly house: OpenProduct;
  aRun(size: number, fields?: object, account?: object): Promise<Run>;
  /** Opens a page in its own browser profile, which `strike` closes. */
  visit(link: string, options?: BrowserContextOptions): Promise<Visit>;
  leave(): Promise<void>;
  strike(): Promise<void>;
}

/** The whole product and a browser, for respondents. */
export async function surveyCompany(): Promise<SurveyCompany> {
  const product = await openProduct();
  const browser: Browser = await openChromium();
  const contexts = new Set<BrowserContext>();
  const leave = async () => {
    for (const context of contexts) await context.close();
    contexts.clear();
  };

  return {
    house: product,
    async aRun(size, fields = {}, account = {}) {
      const company = await aCompany(product, size, () => ({}), account);
      const closes_on = new Date(product.clock.now().getTime() + 14 * day).toISOString().slice(0, 10);
      const campaignId = await anOpenCampaign(company.admin, { closes_on, ...fields });
      const waiting = [...company.people];
      return {
        company,
        campaignId,
        async next() {
          const user = waiting.shift();
          if (!user) throw new Error('Everybody of this campaign was handed out.');
          const code = await codeOf(product, campaignId, user);
          return { user, link: `${product.origin}/metrics/m?code=${code}` };
        },
      };
    },
    async visit(link, options = {}) {
      const context = await browser.newContext({ viewport: desktop, ...options });
      contexts.add(context);
      const opened = await openPage(context);
      await opened.page.goto(link);
      return { context, ...opened };
    },
    leave,
    async strike() {
      await leave();
      await browser.close();
      await product.close();
    },
  };
}
