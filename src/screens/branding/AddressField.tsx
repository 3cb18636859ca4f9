import { Box, Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { slugLength, suggestSlug } from '../../../domain/branding/accountSlug.ts';
import { signInPath } from '../../../domain/branding/signInPaths.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { BrandingDraft } from './useBrandingDraft.ts';

interface AddressFieldProps {
  readonly draft: BrandingDraft;
  readonly company: string;
  /** The name in the address that is in use; null if there is none. */
  readonly saved: string | null;
  /** The problem that the server reported for this value. */
  readonly refused: FieldProblem | null;
}

/** The name of the account in its sign-in address. */
export function AddressField({ draft, company, saved, refused }: AddressFieldProps) {
  const translate = useTranslate();
  const { slug, setSlug } = draft;
  const problem = draft.problems.slug ?? refused?.problem ?? null;
  const suggestion = suggestSlug(company);
  const address = `${window.location.origin}${signInPath('/login', slug || null)}`;
  const isReplaced = saved !== null && saved !== slug;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={translate('branding.look.slug')}
        value={slug}
        onChange={({ target }) => setSlug(target.value.trim().toLowerCase())}
        error={problem !== null}
        helperText={
          problem
            ? translate(problem === 'taken' ? 'branding.look.slugTaken' : `rules.${problem}`, slugLength)
            : translate(slug ? 'branding.look.slugHelp' : 'branding.look.noSlug', { address })
        }
        slotProps={{
          htmlInput: { maxLength: slugLength.max, spellCheck: false, autoCapitalize: 'none' },
          formHelperText: { sx: { overflowWrap: 'anywhere' } },
        }}
      />
      {isReplaced && (
        <Box component="p" role="status" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
          {translate('branding.look.slugReplaced', { path: signInPath('/login', saved) })}
        </Box>
      )}
      {slug === '' && suggestion !== '' && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setSlug(suggestion)}>
          {translate('branding.look.useSlug', { slug: suggestion })}
        </Button>
      )}
    </Box>
  );
}
