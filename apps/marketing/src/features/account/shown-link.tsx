import { useLanguage, usePartText } from '@genmaster/i18n';
import type { MadeLink } from '@genmaster/auth-client/contract';
import { useId, useState } from 'react';

/** Renders a link that was created: the address it was sent to, or the link itself, once, to pass on. */
export function ShownLink({ link }: { link: MadeLink }) {
  const t = usePartText('account');
  const { code } = useLanguage();
  const id = useId();
  const [isCopied, setIsCopied] = useState(false);
  const until = new Date(link.expiresAt).toLocaleString(code, { dateStyle: 'medium', timeStyle: 'short' });
  if (link.token === null) return <p role="status">{t('link.sent', { address: link.sentTo ?? '', until })}</p>;
  const address = `${location.origin}/#link=${link.token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // Permission denied or clipboard missing: the address is selected, so one key copies it.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className="account-card" role="status">
      <p className="account-field">
        <label htmlFor={id}>{t('link.shown', { until })}</label>
        <input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
      </p>
      <button type="button" className="button" onClick={() => void copy()}>
        {t(isCopied ? 'link.copied' : 'link.copy')}
      </button>
    </div>
  );
}
