import type { PackageStandard, PackageValues } from './packageStandards.ts';

/** A part of a package as it is started: what its manifest says, and what it stored before. */
export interface StartedPart {
  readonly launch: string;
  readonly mastery: number | null;
  readonly is_asset: boolean;
  readonly is_resumed: boolean;
  /** The time of earlier launches. */
  readonly seconds: number;
  readonly values: PackageValues;
}

/** From the player to the app: it has loaded, and what the content reported. `token` proves that the message is about this launch. */
export type MessageFromPlayer =
  | { readonly kind: 'ready'; readonly token: string }
  | {
      readonly kind: 'report';
      readonly token: string;
      readonly part: number;
      readonly number: number;
      readonly values: PackageValues;
    };

/** From the app to the player. Nothing about the session or the person is sent. */
export type MessageToPlayer =
  | {
      readonly kind: 'start';
      readonly standard: PackageStandard;
      readonly parts: readonly StartedPart[];
      /** The part to open. */
      readonly part: number;
    }
  | { readonly kind: 'open'; readonly part: number };
