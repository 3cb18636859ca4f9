import type { Generated } from 'kysely';

/** Uploaded files and the branding of accounts. */
export interface BrandingTables {
  stored_files: {
    /** The name in the file store. */
    name: string;
    account_id: number | null;
    /** Whether the file belongs to the platform, and not to an account. */
    is_platform: Generated<boolean>;
    media_type: string;
    created_at: string;
    /** When the file is deleted; null while it's in use. */
    expires_at: string | null;
  };
  account_brandings: {
    account_id: number;
    logo_file: string | null;
    logo_width: number | null;
    logo_height: number | null;
    accent_color: string | null;
    sender_name: string;
    /** The name in the sign-in address; null for the common address. */
    slug: string | null;
  };
}
