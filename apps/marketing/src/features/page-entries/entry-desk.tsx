import { usePartText } from '@genmaster/i18n';
import type { MetadataDraft, MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import { useState, type ReactNode } from 'react';
import { useServices } from '../../platform/services-context.tsx';
import { ActionProblem } from '../account/account-field.tsx';
import { useAction } from '../account/use-action.ts';
import { EntryChanges } from './entry-changes.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryPreview } from './entry-preview.tsx';
import { explainEntryFailure, MovedDraft } from './explain-entry-failure.ts';
import { useMetadataApi } from './metadata-api.ts';
import { previewEntry } from './preview-entry.ts';
import { readTypedEntry, sameTyped, typedOf, type TypedEntry } from './typed-entry.ts';
import type { KeptEntry, UnsavedEntries } from './unsaved-entries.ts';
import { usePageHead } from './use-page-head.ts';

export interface EntryDeskProps {
  projectId: unknown;
  address: string;
  draft: MetadataDraft | null;
  /** The published entry; `null` while visitors get the built-in one. */
  live: MetadataEntryWire | null;
  unsaved: UnsavedEntries;
  /** Loads the drafts anew. */
  onRefresh: () => Promise<readonly MetadataDraft[]>;
  /** Called after an action, when its button may be gone. */
  onDone: () => void;
}

/** Renders the changes, preview, fields and history of an entry, with the actions on it. */
export function EntryDesk({ projectId, address, draft, live, unsaved, onRefresh, onDone }: EntryDeskProps) {
  const t = usePartText('page-entries');
  const tAccount = usePartText('account');
  const { site } = useServices();
  const calls = useMetadataApi();
  const [save] = calls.saveMetadataDraft.useMutation();
  const [publish] = calls.publishMetadataDraft.useMutation();
  const [discard] = calls.discardMetadataDraft.useMutation();
  const action = useAction(tAccount, (failure) => explainEntryFailure(failure, t, tAccount));
  const [kept, setKept] = useState<KeptEntry | null>(() => unsaved.get(address));
  const [said, setSaid] = useState('');
  const [isLeaving, setIsLeaving] = useState(false);
  const page = usePageHead(address);

  const stored = draft?.entry ?? live;
  const typed = kept?.typed ?? typedOf(stored);
  const isChanged = kept !== null && !sameTyped(kept.typed, typedOf(stored));
  const read = readTypedEntry(typed);
  const shown = 'entry' in read ? read.entry : stored;
  const builtIn = page.kind === 'loaded' ? page.head : null;
  const preview = builtIn && previewEntry(builtIn, { address, entry: shown, site });

  const keep = (next: KeptEntry | null) => {
    unsaved.set(address, next);
    setKept(next);
  };
  const type = (next: TypedEntry) => {
    action.forget();
    setSaid('');
    keep({ typed: next, basedOn: kept ? kept.basedOn : (draft?.savedAt ?? null) });
  };
  const finish = (text: string) => {
    setSaid(text);
    setIsLeaving(false);
    onDone();
  };
  const saveTyped = async () => {
    if (!('entry' in read) || !kept) return;
    const now = (await onRefresh()).find((other) => other.address === address) ?? null;
    if ((now?.savedAt ?? null) !== kept.basedOn) {
      // Asked once: a second press confirms it, because the other draft is then shown above.
      keep({ ...kept, basedOn: now?.savedAt ?? null });
      throw new MovedDraft(now);
    }
    await save({ projectId, address, entry: read.entry }).unwrap();
    keep(null);
  };
  const press = async (text: string, work: () => Promise<unknown>) => {
    setSaid('');
    if (await action.run(work)) finish(text);
  };
  const button = (label: string, className: string, work: () => void) => (
    <button
      type="button"
      className={className}
      aria-disabled={action.isBusy || !('entry' in read)}
      onClick={() => ('entry' in read ? work() : undefined)}
    >
      {label}
    </button>
  );
  return (
    <div className="entry-desk">
      <p role="status">{action.isBusy ? tAccount('busy') : said}</p>
      <ActionProblem failure={action.failure} />
      {draft ? (
        <Part title={t('changes')}>
          {draft.changes.length === 0 ? (
            <p>{t('changes.none')}</p>
          ) : (
            <EntryChanges changes={draft.changes} before={t('state.live')} after={t('state.draft')} />
          )}
        </Part>
      ) : null}
      <Part title={t('preview')}>
        {preview ? <EntryPreview preview={preview} /> : <p role="status">{t(`page.${page.kind}`)}</p>}
      </Part>
      <Part title={t('edit')}>
        <EntryForm typed={typed} problem={'problem' in read ? read.problem : null} builtIn={builtIn} onType={type} />
      </Part>
      <p className="account-actions">
        {isChanged ? button(t('edit.save'), 'button', () => void press(t('saved'), saveTyped)) : null}
        {isChanged || draft
          ? button(
              t(isChanged ? 'publish.typed' : 'publish'),
              'button button-primary',
              () =>
                void press(t('published'), async () => {
                  if (isChanged) await saveTyped();
                  await publish({ projectId, address }).unwrap();
                }),
            )
          : null}
        {isChanged || draft ? (
          <button type="button" className="button" aria-expanded={isLeaving} onClick={() => setIsLeaving(!isLeaving)}>
            {t('discard')}
          </button>
        ) : null}
      </p>
      {isLeaving && (isChanged || draft) ? (
        <p className="account-actions">
          {isChanged ? (
            <button
              type="button"
              className="btn danger"
              onClick={() => {
                keep(null);
                finish(t('discarded.typed'));
              }}
            >
              {t('discard.typed')}
            </button>
          ) : null}
          {draft ? (
            <button
              type="button"
              className="btn danger"
              aria-disabled={action.isBusy}
              onClick={() =>
                void press(t('discarded'), async () => {
                  await discard({ projectId, address }).unwrap();
                  keep(null);
                })
              }
            >
              {t('discard.draft')}
            </button>
          ) : null}
        </p>
      ) : null}
      <History projectId={projectId} address={address} onDone={finish} />
    </div>
  );
}

/** Renders the history below a heading that opens it; loads it when it is opened. */
function History(props: { projectId: unknown; address: string; onDone: (text: string) => void }) {
  const t = usePartText('page-entries');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t('history')}</summary>
      {isOpen ? <EntryHistory {...props} /> : null}
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="entry-part">
      <h4>{title}</h4>
      {children}
    </section>
  );
}
