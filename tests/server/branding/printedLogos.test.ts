import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StoredImage } from '../../../server/images/decodeImage.ts';
import { type LogoPrinter, openLogoPrinter } from '../../../server/images/logoPrinter.ts';
import { createMemoryFileStore } from '../../support/memoryFileStore.ts';
import { openPdf, poppledText } from '../../support/pdf.ts';
import { startTestServer, type TestServer } from '../../support/startTestServer.ts';
import { aPng, aWebp, tealJpeg, tealWebp } from './testImages.ts';

describe('a logo for documents', () => {
  let printer: LogoPrinter;
  let count = 0;
  beforeAll(() => {
    printer = openLogoPrinter();
  });
  afterAll(() => printer.close());

  const print = (image: StoredImage, accountId = 1) =>
    printer.print({ accountId, name: `logo ${count++}` }, async () => image);
  /** The first pixel of an opaque PNG file, which has one byte for the filter before it. */
  const firstPixel = (png: Uint8Array) => {
    const file = Buffer.from(png);
    const at = file.indexOf('IDAT');
    return [...inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))).subarray(1, 4)];
  };
  const size = { width: 24, height: 8 };
  const [jpeg, webp]: StoredImage[] = [
    { ...size, mediaType: 'image/jpeg', bytes: tealJpeg },
    { ...size, mediaType: 'image/webp', bytes: tealWebp },
  ];

  test.each([jpeg, webp])('shows the pixels of the file', async (image) => {
    const printed = image && (await print(image));
    expect(printed?.size).toEqual(size);
    const [red = 0, green = 0, blue = 0] = firstPixel(printed?.png ?? new Uint8Array());
    for (const [value, expected] of [
      [red, 0x10],
      [green, 0x75],
      [blue, 0x87],
    ] as const) {
      expect(Math.abs(value - expected)).toBeLessThan(12);
    }
  });

  test('is scaled down, so that the largest image takes little of each document', async () => {
    const image: StoredImage = {
      mediaType: 'image/png',
      width: 2_000,
      height: 2_000,
      bytes: aPng({ width: 2_000, height: 2_000 }),
    };
    const printed = await print(image);
    expect(printed?.png.length).toBeLessThan(2_000);
    expect(firstPixel(printed?.png ?? new Uint8Array())).toEqual([0, 0, 0]);
  });

  test.each([
    ['pixels that can’t be decoded', { ...size, mediaType: 'image/webp', bytes: aWebp(24, 8, '') } as const],
    [
      'another size than was checked',
      { mediaType: 'image/webp', bytes: tealWebp, width: 10, height: 8 } as const,
    ],
    ['another type than was checked', { ...size, mediaType: 'image/png', bytes: tealJpeg } as const],
  ])('is missing for %s, and the next one is printed', async (_, image) => {
    expect(await print(image)).toBeNull();
    expect(jpeg && (await print(jpeg))).not.toBeNull();
  });

  test('is read and decoded once', async () => {
    let reads = 0;
    const read = async () => {
      reads += 1;
      return jpeg ?? null;
    };
    const same = { accountId: 1, name: 'same' };
    expect(await printer.print(same, read)).toEqual(await printer.print(same, read));
    expect(reads).toBe(1);
    expect(await printer.print({ accountId: 1, name: 'deleted' }, async () => null)).toBeNull();
  });

  test('that can’t be decoded is not tried for each document', async () => {
    let reads = 0;
    const damaged = { accountId: 1, name: 'damaged' };
    const read = async (): Promise<StoredImage> => {
      reads += 1;
      return { ...size, mediaType: 'image/png', bytes: tealJpeg };
    };
    expect([await printer.print(damaged, read), await printer.print(damaged, read)]).toEqual([null, null]);
    expect(reads).toBe(1);
  });

  test('of another account is next, however many logos one account has', async () => {
    const large: StoredImage = {
      mediaType: 'image/png',
      width: 800,
      height: 800,
      bytes: aPng({ width: 800, height: 800 }),
    };
    const finished: number[] = [];
    const printOf = async (accountId: number) => {
      await print(large, accountId);
      finished.push(accountId);
    };
    const uploads = Array.from({ length: 6 }, () => printOf(1));
    const refused = print(large, 1);
    const other = printOf(2);
    await expect(refused).rejects.toMatchObject({ code: 'busy' });
    await Promise.all([...uploads, other]);
    expect(finished).toEqual([1, 2, 1, 1, 1, 1, 1]);
  });
});

describe('the PDF of an account', () => {
  const files = createMemoryFileStore();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ files });
    // The platform's own account, so that the accounts below are ordinary ones.
    await server.anAccount();
  });
  afterAll(() => server.close());

  async function aPerson(company: string) {
    const account = await server.anAccount({ name: company });
    const person = await server.aUser({
      account,
      first_name: 'Iris',
      last_name: 'Kvist',
      permissions: ['user', 'local_admin'],
    });
    return server.signIn(person);
  }
  type Person = Awaited<ReturnType<typeof aPerson>>;
  const upload = (client: Person) =>
    client.post('/api/v2/branding/upload_logo', tealWebp, {
      headers: { 'content-type': 'application/octet-stream' },
    });
  async function reportOf(client: Person) {
    const { status, raw } = await client.get('/api/v2/exports/personal');
    expect(status).toBe(200);
    const { pages, spoken, isTagged } = await openPdf(raw);
    return { text: pages.join('\n'), spoken, isTagged, bytes: raw };
  }
  const withoutCompany = (text: string) => text.replaceAll(/Harbor|Plain/g, '');

  test('BRAND-01 has its logo, named for screen readers, and the same text as without one', async () => {
    const [branded, plain] = [await aPerson('Harbor'), await aPerson('Plain')];
    const before = await reportOf(branded);
    await upload(branded);
    await branded.post('/api/v2/branding/save', { accent_color: '#6d4aff', sender_name: '', slug: null });
    const after = await reportOf(branded);
    expect(after.spoken).toEqual(['Harbor', ...before.spoken]);
    expect(after.isTagged).toBe(true);
    expect(after.text).toBe(before.text);
    expect(poppledText(after.bytes)?.replace(/\s+/g, ' ')).toBe(
      poppledText(before.bytes)?.replace(/\s+/g, ' '),
    );
    const other = await reportOf(plain);
    expect(other.spoken).toEqual(before.spoken);
    expect(withoutCompany(other.text)).toBe(withoutCompany(before.text));
  });

  test('is made without the logo if the logo can’t be read', async () => {
    const person = await aPerson('Harbor');
    await upload(person);
    // Another server has uploaded it, so it isn't cached.
    const { logos } = server.deps;
    Object.assign(server.deps, { logos: openLogoPrinter() });
    files.isUnreachable = true;
    expect((await reportOf(person)).spoken).not.toContain('Harbor');
    files.isUnreachable = false;
    expect((await reportOf(person)).spoken).toContain('Harbor');
    await server.deps.logos.close();
    Object.assign(server.deps, { logos });
  });
});
