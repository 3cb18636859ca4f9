import { useTranslate } from 'react-admin';
import { type OwnSprint, ownSprintKeys, setSprintNudges } from '../../../../dataProviders/ownSprints.ts';
import { nudgeRhythms } from '../../../../domain/builder/sprintNudges.ts';
import { SelectField } from '../../../kit/forms/SelectField.tsx';
import { Panel } from '../../../kit/page/Panel.tsx';
import { useAction } from '../../../kit/useAction.ts';

const choices = [...nudgeRhythms, 'off'] as const;

/** How often people are reminded of open steps; off keeps the rhythm for later. */
export function SprintNudges({ sprint }: { readonly sprint: OwnSprint }) {
  const translate = useTranslate();
  const { sprint_id, nudges, rhythm } = sprint;
  const save = useAction(
    (choice: (typeof choices)[number]) =>
      setSprintNudges({
        sprint_id,
        nudges: choice !== 'off',
        rhythm: choice === 'off' ? rhythm : choice,
      }),
    { invalidates: ownSprintKeys },
  );
  return (
    <Panel title={translate('ownSprints.nudges.title')} text={translate('ownSprints.nudges.text')}>
      <SelectField
        label={translate('ownSprints.nudges.label')}
        value={nudges ? rhythm : 'off'}
        disabled={save.isPending}
        onChange={(choice) => save.mutate(choice)}
        options={choices.map((value) => ({ value, text: translate(`ownSprints.nudges.${value}`) }))}
      />
    </Panel>
  );
}
