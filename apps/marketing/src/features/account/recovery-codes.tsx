import { usePartText } from '@genmaster/i18n';
import { saveAsFile } from './save-as-file.ts';

/** Shows new recovery codes, the only time that they are shown, and saves them as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = usePartText('account');
  return (
    <div className="account-card">
      <p>{t('second.codes')}</p>
      <ul className="account-codes">
        {codes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <button
        type="button"
        className="button"
        onClick={() => saveAsFile('genmaster-recovery-codes.json', { recoveryCodes: codes })}
      >
        {t('data.save')}
      </button>
    </div>
  );
}
