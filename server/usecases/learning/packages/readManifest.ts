import type { PackageFacts, PackageStandard } from '../../../../domain/learning/packages/packageStandards.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { readXml } from '../../imports/file/workbook/readXml.ts';

type Attribute = (name: string) => string | undefined;

interface Item {
  readonly resource: string | undefined;
  readonly parameters: string;
  mastery: number | null;
}

interface ManifestResource {
  readonly href: string;
  readonly isSco: boolean;
}

/**
 * Reads the manifest of a package: its version of the standard, the file to start and the mastery score. Throws `package_manifest` if they
 * can't be read, and `package_parts` for a package with several parts, which would need a menu of its own.
 */
export async function readManifest(pieces: AsyncIterable<string>): Promise<PackageFacts> {
  const items: Item[] = [];
  const resources = new Map<string, ManifestResource>();
  let [element, version, base] = ['', '', ''];
  const open = (name: string, attribute: Attribute) => {
    element = name;
    if (name === 'resources') base = attribute('xml:base') ?? '';
    if (name === 'item') {
      const parameters = attribute('parameters') ?? '';
      items.push({ resource: attribute('identifierref'), parameters, mastery: null });
    }
    if (name === 'resource') {
      const href = `${base}${attribute('xml:base') ?? ''}${attribute('href') ?? ''}`;
      const type = attribute('adlcp:scormtype') ?? attribute('adlcp:scormType');
      resources.set(attribute('identifier') ?? '', { href, isSco: type?.toLowerCase() === 'sco' });
    }
  };
  const text = (value: string) => {
    const item = items.at(-1);
    if (element === 'schemaversion') version += value;
    const isScore = element === 'masteryscore' || element === 'minNormalizedMeasure';
    if (item && isScore && item.mastery === null) item.mastery = numberOf(value);
  };
  const close = () => {
    element = '';
  };
  try {
    await readXml(pieces, { open, text, close });
  } catch (error) {
    throw error instanceof Refusal && error.code === 'file_refused' ? new Refusal('package_manifest') : error;
  }
  const parts = items.flatMap(({ resource, ...item }) => {
    const found = resources.get(resource ?? '');
    return found?.isSco ? [{ ...item, href: found.href }] : [];
  });
  const [part] = parts;
  const standard = standardOf(version.trim());
  if (!part || part.href === '' || standard === null) throw new Refusal('package_manifest');
  if (parts.length > 1) throw new Refusal('package_parts');
  return { standard, launch: withParameters(part.href, part.parameters), mastery: part.mastery };
}

const numberOf = (text: string): number | null => (/^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null);

function standardOf(version: string): PackageStandard | null {
  if (version === '1.2') return '1.2';
  return /^(2004|CAM 1\.3)/.test(version) ? '2004' : null;
}

/** Adds the parameters of an item to the address of its file, as the standard describes. */
function withParameters(href: string, parameters: string): string {
  const added = parameters.replace(/^[?&]+/, '');
  if (added === '') return href;
  if (added.startsWith('#')) return href.includes('#') ? href : `${href}${added}`;
  return `${href}${href.includes('?') ? '&' : '?'}${added}`;
}
