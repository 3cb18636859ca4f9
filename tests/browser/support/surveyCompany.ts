import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import {
  aCompany,
  anOpenCampaign,
  type Company,
  invitationCodeOf,
} from '../../server/campaigns/testCampaigns.ts';
import type { AUser } from '../../support/builders.ts';
import { desktop, openChromium, openPage } from './chromium.ts';
import { type OpenProduct, openProduct } from './openProduct.ts';

const day = 86_400_000;

/** An open campaign and its people, each with a personal link. */
export interface TestCampaign {
  readonly company: Company;
  readonly campaignId: number;
  /** Returns the next person of the campaign who was not used before, with their link. */
  nextRespondent(): Promise<{ readonly user: AUser; readonly link: string }>;
}

export interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
}

export interface SurveyCompany {
  readonly product: OpenProduct;
  addCampaign(size: number, fields?: object, account?: object): Promise<TestCampaign>;
  /** Opens a page in its own browser profile, which `strike` closes. */
  openPage(link: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  closePages(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the whole product and a browser for respondents. */
export async function openSurveyCompany(): Promise<SurveyCompany> {
  const product = await openProduct();
  const browser: Browser = await openChromium();
  const contexts = new Set<BrowserContext>();
  const leave = async () => {
    for (const context of contexts) await context.close();
    contexts.clear();
  };

  return {
    product: product,
    async addCampaign(size, fields = {}, account = {}) {
      const company = await aCompany(product, size, () => ({}), account);
      const closes_on = new Date(product.clock.now().getTime() + 14 * day).toISOString().slice(0, 10);
      const campaignId = await anOpenCampaign(company.admin, { closes_on, ...fields });
      const unusedPeople = [...company.people];
      return {
        company,
        campaignId,
        async nextRespondent() {
          const user = unusedPeople.shift();
          if (!user) throw new Error('Everybody of this campaign was handed out.');
          const code = await invitationCodeOf(product, campaignId, user);
          return { user, link: `${product.origin}/metrics/m?code=${code}` };
        },
      };
    },
    async openPage(link, options = {}) {
      const context = await browser.newContext({ viewport: desktop, ...options });
      contexts.add(context);
      const opened = await openPage(context);
      await opened.page.goto(link);
      return { context, ...opened };
    },
    closePages: leave,
    async close() {
      await leave();
      await browser.close();
      await product.close();
    },
  };
}
