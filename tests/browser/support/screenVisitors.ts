import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { demoCertificateCode } from '../../../server/seed/addQuizzes.ts';
import { encodeJobId } from '../../../server/usecases/pay/market/jobSqids.ts';
import { roleCode } from '../../../server/vault/roleLinks.ts';
import { unsubscribeCode } from '../../../server/vault/unsubscribeCodes.ts';
import { hrRoutes } from '../../../src/routes/hrRoutes.ts';
import { mainRoutes } from '../../../src/routes/mainRoutes.ts';
import type { Route } from '../../../src/routes/route.ts';
import { desktop, openChromium, openPage } from './chromium.ts';
import { openDemo } from './openDemo.ts';
import type { OpenProduct } from './openProduct.ts';

const hasDataToOpen = (route: Route) =>
  (route.load !== null || route.leavesProgram) && route.path !== '/logout';
/** Every screen of the route tables. */
export const screens = [
  ...mainRoutes.filter(hasDataToOpen).map((route) => ({ app: 'main' as const, route })),
  ...hrRoutes.filter(hasDataToOpen).map((route) => ({ app: 'hr' as const, route })),
];

let product: OpenProduct;
let browser: Browser;
let ids: Readonly<Record<string, number>>;
const tokens = new Map<string, string>();

/** The product with the demo data and a browser, to visit its screens. */
export async function openScreens(
  siteFolder?: string,
): Promise<{ product: OpenProduct; ids: Readonly<Record<string, number>> }> {
  tokens.clear();
  product = await openDemo(siteFolder);
  ids = await idsOfTheDemo();
  browser = await openChromium();
  return { product, ids };
}

export async function closeScreens(): Promise<void> {
  await browser?.close();
  await product?.close();
}

/** A visitor of the product; the program is loaded once, as in real use. */
export interface ScreenVisitor {
  readonly visitor: string;
  readonly page: Page;
  readonly complaints: string[];
  isFree: boolean;
}

/** An unused page of this visitor; a page with an error is never reused. */
export async function openVisitor(
  visitors: ScreenVisitor[],
  app: 'main' | 'hr',
  who: string,
  language?: string,
): Promise<ScreenVisitor> {
  const visitor = `${app} ${who}`;
  const free = visitors.find((screenVisitor) => screenVisitor.isFree && screenVisitor.visitor === visitor);
  if (free) {
    free.isFree = false;
    return free;
  }
  const opened = await openPage(await openContextAs(app, who, language));
  const screenVisitor = { visitor, ...opened, isFree: false };
  visitors.push(screenVisitor);
  return screenVisitor;
}

/** Opens another screen: by its URL if the program must be loaded, otherwise by an internal link. */
export async function openScreen(
  { page, visitor }: ScreenVisitor,
  address: string,
  leavesProgram: boolean,
): Promise<void> {
  const isInside = page.url() !== 'about:blank' && !leavesProgram && !visitor.endsWith('nobody');
  if (isInside && !page.url().includes('/metrics')) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(desktop);
    const before = await page.evaluate(shown);
    await page.evaluate((to) => {
      // Writes the history entry in the same format as the router.
      window.history.pushState({ idx: (window.history.state?.idx ?? 0) + 1, key: to, usr: null }, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    // Two successive screens may have the same title; then the wait has no effect.
    for (let waited = 0; waited < 30 && (await page.evaluate(shown)) === before; waited += 1) {
      await page.waitForTimeout(100);
    }
  } else {
    await page.goto(address);
  }
  await page.locator('h1').first().waitFor();
  await waitUntilLoaded(page);
}

const shown = "document.title + '|' + (document.querySelector('h1')?.textContent ?? '')";
export const overflowScript = 'document.documentElement.scrollWidth - window.innerWidth';
/** How far the page scrolls down; a few pixels hide nothing and only show a scroll bar. */
export const scrollHeightScript = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.documentElement)`;

/** A person who may open the screen and has data there. */
export function visitorNameFor(app: 'main' | 'hr', route: Route): string {
  if (route.needs.includes('anyone') && !route.leavesProgram) return 'nobody';
  if (app === 'hr') return 'hr-admin';
  if (route.needs.includes('app_admin')) return 'app-admin';
  return route.needs.some((tier) => tier === 'admin' || tier === 'super_admin')
    ? 'super-admin'
    : 'local-admin';
}

export const originOfApp = (app: 'main' | 'hr') =>
  app === 'hr' ? product.origin.replace('localhost', 'cairnhr.localhost') : product.origin;

/** Whether only drafts of the resource can be edited, so that a draft must be opened. */
const isDraftsOnly = ({ resource, path }: Route) =>
  resource === 'benchmark_campaigns' && path.endsWith('/update');

/** Returns the code of the link to a role, or of the link in a reminder. */
function codeFor({ title }: Route): string {
  const { secret } = product.deps.environment;
  if (title === 'certificateCheck') return demoCertificateCode(0);
  if (title === 'stopReminders')
    return unsubscribeCode(secret, { of: 'participation', id: Number(ids.participations) });
  return roleCode(secret, Number(ids.requisitions), 1);
}

/** Pages about a person, which are opened for the visitor, whose own data always exists. */
const aboutOneself: readonly string[] = ['compareProfiles', 'resultsBenchmark', 'resultsRelationship'];

function idFor({ title, resource }: Route): number | undefined {
  if (title?.startsWith('teamAction')) return ids.team_actions;
  if (title === 'payProject' || title === 'payUpload') return ids.pay_projects;
  if (title === 'courseView') return ids.courses;
  if (title === 'quizEditor') return ids.quizzes;
  if (title === 'mySession') return ids.mySession;
  if (title === 'hiringRates') return ids.closedRole;
  if (title?.startsWith('constellation') && resource === null) return ids.constellations;
  if (title !== null && aboutOneself.includes(title)) return ids.oneself;
  return ids[resource ?? 'event_topics'];
}

/** The first job of the market data. */
const firstMarketJob = 1;

export function fillPathParameters(route: Route): string {
  const id = isDraftsOnly(route) ? ids.drafts : idFor(route);
  if (id === undefined && route.path.includes(':id')) throw new Error(`No record for ${route.path}.`);
  return route.path
    .replace(':pid', String(ids.participations))
    .replace(':sid', String(route.title === 'surveyTarget' ? ids.survey_targets : ids.events))
    .replace(':aid', String(ids.applicants))
    .replace(':code', codeFor(route))
    .replace(':slug/:sqid', `job/${encodeJobId(firstMarketJob)}`)
    .replace(':id', String(id))
    .replace('/:tab?', '/gaps')
    .replace('*', '/nowhere');
}

export async function openContextAs(
  app: 'main' | 'hr',
  who: string,
  language?: string,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desktop, colorScheme: 'light' });
  context.on('page', recordPendingRequests);
  await context.addInitScript(disableAnimations);
  if (language) await context.addInitScript((code) => localStorage.setItem('cairn.language', code), language);
  if (who !== 'nobody') {
    const url = originOfApp(app);
    await context.addCookies([
      { name: 'cairn_session', value: await tokenOf(who), url },
      { name: 'cairn_signed_in', value: '1', url },
    ]);
  }
  return context;
}

async function tokenOf(who: string): Promise<string> {
  const known = tokens.get(who);
  if (known) return known;
  const user = await product.database.owner
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${who}@demo.example`)
    .executeTakeFirstOrThrow();
  const token = await product.aSession(user);
  tokens.set(who, token);
  return token;
}

/** Waits until nothing has been loading for a moment. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  for (let calm = 0; calm < 3; ) {
    const isCalm = !pending.get(page)?.size && (await page.evaluate(loadsNothing));
    calm = isCalm ? calm + 1 : 0;
    await page.waitForTimeout(60);
  }
}

const pending = new WeakMap<Page, Set<Request>>();

/** Documents aren't counted: Chromium never reports the end of the one in a frame without scripts. */
function recordPendingRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.add(request);
    // What the page had open before ends without a report.
    else if (request.frame() === page.mainFrame()) requests.clear();
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

const loadsNothing =
  "document.querySelector('[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root, [aria-busy=true]') === null";

/** Waits until the page has applied the color mode and rendered the elements that depend on it. */
export async function waitForColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.waitForFunction((scheme) => document.documentElement.style.colorScheme === scheme, colorScheme);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await waitUntilLoaded(page);
}

/** Color transitions in progress would be reported as findings. */
function disableAnimations(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(sheet);
}

async function idsOfTheDemo(): Promise<Record<string, number>> {
  const one = async (text: string) => Number((await product.database.executeSql(text)).rows[0]?.id);
  const harborAccountId = `(select id from accounts where name = 'Harbor & Pine')`;
  const of = (table: string, more = '') =>
    one(`select id from ${table} where account_id = ${harborAccountId} ${more} order by id limit 1`);
  return {
    accounts: await one(`select id from accounts where name = 'Meridian Pay'`),
    users: await of('users'),
    oneself: await one(`select id from users where email = 'local-admin@demo.example'`),
    teams: await of('teams'),
    team_groups: await of('team_groups'),
    team_actions: await of('team_actions'),
    benchmark_campaigns: await of('benchmark_campaigns'),
    question_bank: await one(`select id from question_bank where code = 'taking_part_2'`),
    supplemental_questions: await of('supplemental_questions'),
    courses: await one('select id from courses order by id limit 1'),
    quizzes: await one('select lesson_id as id from quiz_settings order by lesson_id limit 1'),
    course_groups: await one('select id from course_groups order by id limit 1'),
    learning_paths: await one('select id from learning_paths order by id limit 1'),
    learning_campaigns: await of('learning_campaigns', `and status = 'draft'`),
    learning_rules: await of('learning_rules'),
    drafts: await of('benchmark_campaigns', `and status = 'draft'`),
    blueprints: await of('blueprints', `and status = 'draft'`),
    constellations: await of('constellations'),
    constellation_sets: await of('constellation_sets'),
    survey_campaigns: await of('survey_campaigns', `and status = 'open'`),
    survey_targets: await of('survey_targets'),
    requisitions: await of('requisitions', `and status = 'open'`),
    closedRole: await of('requisitions', `and status = 'closed'`),
    applicants: await one(
      `select id from applicants where requisition_id = (select max(id) from requisitions) and stage = 'interview' limit 1`,
    ),
    pay_projects: await one('select id from pay_projects order by id limit 1'),
    sprints: await one(
      `select id from sprints where account_id = (select id from accounts where name = 'Cairn') order by id limit 1`,
    ),
    event_topics: await one('select id from event_topics order by id limit 1'),
    events: await one('select id from events order by id limit 1'),
    mySession: await one(
      `select e.id from events e join event_topics t on t.id = e.topic_id
        where e.status = 'open' and t.published and t.program_ids = '{}' order by e.id limit 1`,
    ),
    participations: await of('participations', `and status = 'finished'`),
  };
}
