import { deflateRawSync } from 'node:zlib';
import { aZip } from '../files/testFiles.ts';

interface PackageOptions {
  readonly version?: string;
  readonly page?: string;
  readonly href?: string;
  /** More of the only item, such as its mastery score. */
  readonly item?: string;
  /** More items and resources. */
  readonly items?: string;
  readonly resources?: string;
  readonly files?: Readonly<Record<string, string | Buffer>>;
}

export const manifestOf = ({
  version = '1.2',
  href = 'start/index.html',
  item = '',
  items = '',
  resources = '',
}: PackageOptions = {}) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="M" version="1" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>${version}</schemaversion></metadata>
  <organizations default="O"><organization identifier="O"><title>Listening</title>
    <item identifier="I" identifierref="R"><title>Listening</title>${item}</item>${items}
  </organization></organizations>
  <resources><resource identifier="R" type="webcontent" adlcp:scorm${version === '1.2' ? 't' : 'T'}ype="sco" href="${href}"><file href="start/index.html"/></resource>${resources}</resources>
</manifest>`;

/** One more item with its resource, as `aPackage` takes them. */
const partOf = (version: string, { id, title, href = `${id}.html`, type = 'sco', item = '' }: TestPart) => ({
  item: `<item identifier="I-${id}" identifierref="${id}"><title>${title}</title>${item}</item>`,
  resource: `<resource identifier="${id}" type="webcontent" adlcp:scorm${version === '1.2' ? 't' : 'T'}ype="${type}" href="${href}"/>`,
});

interface TestPart {
  readonly id: string;
  readonly title: string;
  readonly href?: string;
  readonly type?: 'sco' | 'asset';
  /** More of the item, such as its weight. */
  readonly item?: string;
}

const asset = '<!doctype html><html lang="en"><title>To read</title><p>Read.</p></html>';

/** A package whose first part, “Listening”, is followed by others under the heading “More”. */
export function aPackageOfParts(parts: readonly TestPart[], options: PackageOptions = {}): Promise<Buffer> {
  const { version = '1.2', page = '<!doctype html><title>Part</title>' } = options;
  const written = parts.map((part) => partOf(version, part));
  return aPackage({
    ...options,
    items: `<item identifier="H"><title>More</title>${written.map(({ item }) => item).join('')}</item>`,
    resources: written.map(({ resource }) => resource).join(''),
    files: Object.fromEntries(parts.map(({ id, type }) => [`${id}.html`, type === 'asset' ? asset : page])),
  });
}

/** A package as authoring tools export it. */
export const aPackage = (options: PackageOptions = {}): Promise<Buffer> =>
  aZip({
    'imsmanifest.xml': manifestOf(options),
    'start/index.html': options.page ?? '<!doctype html><title>Listening</title><p>Listen.</p>',
    'start/style.css': 'p { color: teal }',
    ...options.files,
  });

interface RawEntry {
  readonly name: string;
  readonly content: Buffer;
  /** The size that the directory claims. */
  readonly size?: number;
  readonly mode?: number;
}

/** A ZIP file with names, sizes and types that no packager would write. Entries with the same content share its bytes. */
export function aRawZip(entries: readonly RawEntry[]): Buffer {
  const offsets = new Map<Buffer, { readonly at: number; readonly packed: Buffer }>();
  const locals: Buffer[] = [];
  let at = 0;
  for (const { content } of entries) {
    if (offsets.has(content)) continue;
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(8, 8);
    locals.push(header, packed);
    offsets.set(content, { at, packed });
    at += header.length + packed.length;
  }
  const directory = Buffer.concat(
    entries.map(({ name, content, size = content.length, mode = 0 }) => {
      const { at: offset = 0, packed = content } = offsets.get(content) ?? {};
      const header = Buffer.alloc(46);
      header.writeUInt32LE(0x02014b50, 0);
      header.writeUInt16LE(8, 10);
      header.writeUInt32LE(packed.length, 20);
      header.writeUInt32LE(size, 24);
      header.writeUInt16LE(Buffer.byteLength(name), 28);
      header.writeUInt16LE(mode, 40);
      header.writeUInt32LE(offset, 42);
      return Buffer.concat([header, Buffer.from(name)]);
    }),
  );
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, directory, end]);
}
