import type { PackageStandard, PackageValues } from './packageStandards.ts';

/** From the player to the app: it has loaded, and what the content reported. `token` proves that the message is about this launch. */
export type MessageFromPlayer =
  | { readonly kind: 'ready'; readonly token: string }
  | {
      readonly kind: 'report';
      readonly token: string;
      readonly number: number;
      readonly values: PackageValues;
    };

/** From the app to the player: what the content stored before. Nothing about the session or the person is sent. */
export interface MessageToPlayer {
  readonly kind: 'start';
  readonly standard: PackageStandard;
  readonly launch: string;
  readonly mastery: number | null;
  readonly is_resumed: boolean;
  readonly total_time: string;
  readonly values: PackageValues;
}
