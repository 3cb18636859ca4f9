import type { Channel } from '../../../domain/campaigns/deliveryChannels.ts';
import type { Deps } from '../../deps.ts';

/** Returns how this installation can send invitations. Without a mail server, emails wait in the outbox. */
export const availableChannels = ({ texts }: Pick<Deps, 'texts'>): readonly Channel[] =>
  texts.isConfigured ? ['email', 'sms'] : ['email'];
