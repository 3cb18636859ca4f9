import type { XmlHandlers } from '../../imports/file/workbook/readXml.ts';

type Attribute = Parameters<XmlHandlers['open']>[1];

interface Item {
  readonly organization: string;
  /** The items that contain it, from the top. */
  readonly parents: readonly Item[];
  readonly resource: string | undefined;
  readonly parameters: string;
  readonly isVisible: boolean;
  title: string;
  mastery: number | null;
  weight: number;
}

interface ManifestResource {
  readonly href: string;
  readonly isSco: boolean;
}

export interface Manifest {
  version: string;
  defaultOrganization: string;
  readonly items: Item[];
  readonly resources: Map<string, ManifestResource>;
}

/** Returns the handlers that collect a manifest while its XML is read. */
export function collectManifest(): { manifest: Manifest; handlers: XmlHandlers } {
  const manifest: Manifest = { version: '', defaultOrganization: '', items: [], resources: new Map() };
  const openItems: Item[] = [];
  let [element, base, organization] = ['', '', ''];

  const opened: Readonly<Record<string, (attribute: Attribute) => void>> = {
    organizations: (attribute) => {
      manifest.defaultOrganization = attribute('default') ?? '';
    },
    organization: (attribute) => {
      organization = attribute('identifier') ?? '';
    },
    item: (attribute) => {
      const item: Item = {
        ...{ organization, parents: [...openItems], resource: attribute('identifierref') },
        ...{ parameters: attribute('parameters') ?? '', isVisible: attribute('isvisible') !== 'false' },
        ...{ title: '', mastery: null, weight: 1 },
      };
      manifest.items.push(item);
      openItems.push(item);
    },
    rollupRules: (attribute) => {
      const item = openItems.at(-1);
      if (item) item.weight = Math.min(1, numberOf(attribute('objectiveMeasureWeight') ?? '') ?? 1);
    },
    resources: (attribute) => {
      base = attribute('xml:base') ?? '';
    },
    resource: (attribute) => {
      manifest.resources.set(attribute('identifier') ?? '', readResource(base, attribute));
    },
  };
  const open: XmlHandlers['open'] = (name, attribute) => {
    element = name;
    if (Object.hasOwn(opened, name)) opened[name]?.(attribute);
  };
  const text = (value: string) => {
    const item = openItems.at(-1);
    if (element === 'schemaversion') manifest.version += value;
    if (element === 'title' && item) item.title += value;
    const isScore = element === 'masteryscore' || element === 'minNormalizedMeasure';
    if (item && isScore && item.mastery === null) item.mastery = numberOf(value);
  };
  const close = (name: string) => {
    element = '';
    if (name === 'item') openItems.pop();
  };
  return { manifest, handlers: { open, text, close } };
}

function readResource(base: string, attribute: Attribute): ManifestResource {
  const path = attribute('href');
  const type = attribute('adlcp:scormtype') ?? attribute('adlcp:scormType');
  return {
    href: path === undefined ? '' : `${base}${attribute('xml:base') ?? ''}${path}`,
    isSco: type?.toLowerCase() === 'sco',
  };
}

const numberOf = (text: string): number | null => (/^\s*\d+(\.\d+)?\s*$/.test(text) ? Number(text) : null);
