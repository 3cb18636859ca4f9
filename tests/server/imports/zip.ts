import { deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content: Buffer;
  /** The declared size, if it differs from the real one. */
  readonly claims?: number;
}

/** A ZIP file written by hand, so that it can declare false sizes. */
export function zipOf(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = content.length } of parts) {
    const packed = deflateRawSync(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(claims, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(local, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += local.length + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}

const text = (content: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${content}`);
const company = 'http://schemas.openxmlformats.org';

/** The minimal parts of a workbook around the rows of its only sheet. */
export function workbookOf(sheetRows: string): { name: string; content: Buffer }[] {
  return [
    {
      name: '[Content_Types].xml',
      content: text(`<Types xmlns="${company}/package/2006/content-types">
        <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
        <Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`),
    },
    {
      name: '_rels/.rels',
      content: text(`<Relationships xmlns="${company}/package/2006/relationships">
        <Relationship Id="rId1" Type="${company}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`),
    },
    {
      name: 'xl/workbook.xml',
      content:
        text(`<workbook xmlns="${company}/spreadsheetml/2006/main" xmlns:r="${company}/officeDocument/2006/relationships">
        <sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: text(`<Relationships xmlns="${company}/package/2006/relationships">
        <Relationship Id="rId1" Type="${company}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`),
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: text(
        `<worksheet xmlns="${company}/spreadsheetml/2006/main"><sheetData>${sheetRows}</sheetData></worksheet>`,
      ),
    },
  ];
}

/** A cell with inline text. */
export const inline = (at: string, value: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** The same workbook with one additional part. */
export const withPart = (parts: ReturnType<typeof workbookOf>, name: string, content: string) => [
  ...parts,
  { name, content: text(content) },
];
