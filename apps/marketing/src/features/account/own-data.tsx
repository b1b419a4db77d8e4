import { usePartText } from '@genmaster/i18n';
import { useAccountApi } from './account-api.ts';
import { ActionProblem } from './account-field.tsx';
import { saveAsFile } from './save-as-file.ts';
import { useAction } from './use-action.ts';

/** Downloads all data that is stored about the person. */
export function OwnData() {
  const t = usePartText('account');
  const [exportData] = useAccountApi().exportOwnData.useMutation();
  const action = useAction(t);
  return (
    <>
      <p>{t('data.hint')}</p>
      <ActionProblem failure={action.failure} />
      <button
        type="button"
        className="button"
        aria-disabled={action.isBusy}
        onClick={() => void action.run(async () => saveAsFile('genmaster-account.json', await exportData().unwrap()))}
      >
        {t('data.save')}
      </button>
    </>
  );
}
