import { areas } from '../../locales/en/areas.ts';
import { shell } from '../../locales/en/shell.ts';

type Areas = { readonly [Area in keyof typeof areas]: Awaited<ReturnType<(typeof areas)[Area]>> };

const loaded = await Promise.all(Object.entries(areas).map(async ([area, load]) => [area, await load()]));

/** All texts of the application, which the browser loads by area. */
export const en = { ...shell, ...(Object.fromEntries(loaded) as Areas) }; // Each area with its own texts.
