import { maxPackageParts } from '../../../../domain/learning/packages/packageParts.ts';
import type {
  PackageFacts,
  PackagePart,
  PackageStandard,
} from '../../../../domain/learning/packages/packageStandards.ts';
import { Refusal } from '../../../../domain/refusal.ts';
import { readXml } from '../../imports/file/workbook/readXml.ts';
import { collectManifest, type Manifest } from './collectManifest.ts';

const maxTitle = 200;

/**
 * Reads the manifest of a package: its version of the standard, and the parts of its default organization with the file to start and the mastery
 * score. Sequencing isn't applied, except the weights of scores. Throws `package_manifest` if they can't be read, and `package_parts` for a
 * package with too many parts.
 */
export async function readManifest(pieces: AsyncIterable<string>): Promise<PackageFacts> {
  const { manifest, handlers } = collectManifest();
  try {
    await readXml(pieces, handlers);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'file_refused' ? new Refusal('package_manifest') : error;
  }
  const parts = partsOf(manifest);
  const scos = parts.filter(({ is_asset }) => !is_asset);
  const [first] = scos;
  const standard = standardOf(manifest.version.trim());
  if (!first || parts.some(({ launch }) => launch === '') || standard === null)
    throw new Refusal('package_manifest');
  if (parts.length > maxPackageParts) throw new Refusal('package_parts');
  // Before packages with several parts were accepted, pages that report nothing were left out.
  if (scos.length === 1) return { standard, launch: first.launch, mastery: first.mastery };
  return { standard, launch: first.launch, mastery: first.mastery, parts };
}

/** The parts that learners can open, in order: items with a file, of the default organization. */
function partsOf({ items, resources, defaultOrganization }: Manifest): PackagePart[] {
  const isDefault = items.some(({ organization }) => organization === defaultOrganization);
  const organization = isDefault ? defaultOrganization : items[0]?.organization;
  return items.flatMap((item) => {
    const resource = resources.get(item.resource ?? '');
    if (!resource || item.organization !== organization || !item.isVisible) return [];
    return [
      {
        title: tidy(item.title),
        section: tidy(item.parents.map(({ title }) => title.trim()).join(' › ')),
        launch: withParameters(resource.href, item.parameters),
        mastery: item.mastery,
        weight: item.weight,
        is_asset: !resource.isSco,
      },
    ];
  });
}

const tidy = (title: string) => title.replace(/\s+/g, ' ').trim().slice(0, maxTitle);

function standardOf(version: string): PackageStandard | null {
  if (version === '1.2') return '1.2';
  return /^(2004|CAM 1\.3)/.test(version) ? '2004' : null;
}

/** Adds the parameters of an item to the address of its file, as the standard describes. */
function withParameters(href: string, parameters: string): string {
  const added = parameters.replace(/^[?&]+/, '');
  if (href === '' || added === '') return href;
  if (added.startsWith('#')) return href.includes('#') ? href : `${href}${added}`;
  return `${href}${href.includes('?') ? '&' : '?'}${added}`;
}
