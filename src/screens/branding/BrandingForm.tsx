import { Button, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type AccountBranding, brandingKeys, saveBranding } from '../../../dataProviders/branding.ts';
import { HttpError } from '../../../dataProviders/errors.ts';
import { mailTextLimits } from '../../../domain/campaigns/mailTexts.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { FormStack } from '../../kit/forms/FormStack.tsx';
import { Panel } from '../../kit/page/Panel.tsx';
import { useAction } from '../../kit/useAction.ts';
import { AccentField } from './AccentField.tsx';
import { AddressField } from './AddressField.tsx';
import type { BrandingDraft } from './useBrandingDraft.ts';

interface BrandingFormProps {
  readonly branding: AccountBranding;
  readonly draft: BrandingDraft;
}

/** The accent color, the sender name and the sign-in address. */
export function BrandingForm({ branding, draft }: BrandingFormProps) {
  const translate = useTranslate();
  const save = useAction(saveBranding, {
    invalidates: brandingKeys,
    isShownOnPage: (failure) => slugProblemOf(failure) !== null,
  });
  const { sender, setSender, values, isValid, isChanged } = draft;
  const senderProblem = draft.problems.sender;
  const isRefused = save.variables?.slug === values.slug;
  return (
    <Panel title={translate('branding.look.title')} text={translate('branding.look.text')}>
      <FormStack
        onSubmit={() => {
          if (isValid && isChanged && !save.isPending) save.mutate(values);
        }}
      >
        <AccentField draft={draft} />
        <TextField
          label={translate('branding.look.sender')}
          value={sender}
          onChange={({ target }) => setSender(target.value)}
          error={senderProblem !== null}
          helperText={
            senderProblem
              ? translate(`rules.${senderProblem.problem}`, { ...senderProblem.params })
              : translate('branding.look.senderHelp')
          }
          slotProps={{ htmlInput: { maxLength: mailTextLimits.sender_name } }}
        />
        <AddressField
          draft={draft}
          company={branding.company}
          saved={branding.slug}
          refused={isRefused ? slugProblemOf(save.error) : null}
        />
        <Button
          type="submit"
          variant="contained"
          loading={save.isPending}
          disabled={!isChanged || !isValid}
          sx={{ justifySelf: 'start' }}
        >
          {translate('branding.look.save')}
        </Button>
      </FormStack>
    </Panel>
  );
}

function slugProblemOf(failure: unknown): FieldProblem | null {
  if (!(failure instanceof HttpError)) return null;
  return failure.problems.find(({ field }) => field === 'slug') ?? null;
}
