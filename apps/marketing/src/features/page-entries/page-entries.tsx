import { usePartText } from '@genmaster/i18n';
import { metadataEntrySchema, type MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { useServices } from '../../platform/services-context.tsx';
import { AccountField, valuesOf } from '../account/account-field.tsx';
import type { Failure } from '../account/explain-failure.ts';
import { projectOfSession } from '../page-metadata/project-of-session.ts';
import { explainEntryFailure } from './explain-entry-failure.ts';
import { useMetadataApi } from './metadata-api.ts';
import { PageEntry } from './page-entry.tsx';
import { unsavedEntries } from './unsaved-entries.ts';
import './page-entries.css';

/**
 * Renders the entries of page metadata for those who edit them: drafts first, then published ones, by address.
 *
 * Loaded when its section is first opened, because it includes the rules of metadata.
 */
export default function PageEntries({ ownId }: { ownId: string }) {
  const t = usePartText('page-entries');
  const tAccount = usePartText('account');
  const services = useServices();
  const calls = useMetadataApi();
  const [projectId] = useState(projectOfSession);
  const [unsaved] = useState(() => unsavedEntries(services, ownId));
  const [search, setSearch] = useState('');
  // Pages added by hand, and pages that had a draft: they stay in the list after their last entry is removed.
  const [named, setNamed] = useState<readonly string[]>(() => unsaved.addresses());
  const [wanted, setWanted] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Failure | null>(null);
  const drafts = calls.getMetadataDrafts.useQuery(projectId);
  const live = calls.getMetadataFromDatabase.useQuery(projectId);

  const error = drafts.error ?? live.error;
  const isFetching = drafts.isFetching || live.isFetching;
  const isLoaded = drafts.data !== undefined && live.data !== undefined;
  const draftOf = new Map((drafts.data ?? []).map((draft) => [draft.address, draft]));
  const liveOf = new Map(entriesOf(live.data));
  const known = [...new Set([...draftOf.keys(), ...named, ...[...liveOf.keys()].toSorted()])];
  const found = known.filter((address) => address.includes(search.trim()));
  // A page stays in the list after its last entry is removed, so that the result of the action has a place.
  const left = [...draftOf.keys()].filter((address) => !named.includes(address));
  if (left.length > 0) setNamed([...named, ...left]);

  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const address = pathOf(valuesOf(form)['address'] ?? '', services.site.origin);
    if (address === null) {
      setWrong({ field: 'address', text: t('open.wrong') });
      return;
    }
    setNamed([...named.filter((other) => other !== address), address]);
    setSearch(address);
    setWanted(address);
    form.reset();
  };
  return (
    <>
      <p>{t('hint')}</p>
      {services.config.metadataSource === 'DB' ? null : <p className="account-problem">{t('notShown')}</p>}
      <form className="account-card" noValidate onSubmit={open} onInput={() => setWrong(null)}>
        <AccountField
          name="address"
          label={t('open')}
          hint={t('open.hint')}
          autoComplete="off"
          maxLength={500}
          dir="ltr"
          failure={wrong}
        />
        <button type="submit" className="button">
          {t('open.button')}
        </button>
      </form>
      <p className="account-field">
        <label htmlFor="page-entries-search">{t('search')}</label>
        <input
          id="page-entries-search"
          type="search"
          dir="ltr"
          maxLength={500}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </p>
      <p role="status">
        {error && !isFetching
          ? isNotFound(error)
            ? t('noProject')
            : explainEntryFailure(error, t, tAccount).text
          : !isLoaded
            ? tAccount('loading')
            : known.length === 0
              ? t('none')
              : found.length === 0
                ? t('nothingFound')
                : t('count', { count: found.length })}
      </p>
      {error && !isFetching ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            void drafts.refetch();
            void live.refetch();
          }}
        >
          {tAccount('retry')}
        </button>
      ) : null}
      {isLoaded ? (
        <ul className="account-list">
          {found.map((address) => (
            <PageEntry
              key={address}
              projectId={projectId}
              address={address}
              draft={draftOf.get(address) ?? null}
              live={liveOf.get(address) ?? null}
              unsaved={unsaved}
              onRefresh={() => drafts.refetch().unwrap()}
              isWanted={address === wanted}
            />
          ))}
        </ul>
      ) : null}
    </>
  );
}

const isNotFound = (error: unknown): boolean => (error as { status?: unknown }).status === 404;

/** Returns the readable entries of the published map, which is not validated yet. */
function entriesOf(map: unknown): [string, MetadataEntryWire][] {
  return Object.entries(Object(map) as object).flatMap(([address, entry]) => {
    const read = v.safeParse(metadataEntrySchema, entry);
    return read.success ? [[address, read.output] as [string, MetadataEntryWire]] : [];
  });
}

/** Parses the input as the address of a page; returns `null` for anything else. */
function pathOf(typed: string, origin: string): string | null {
  const text = typed.trim();
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  return /^\/[^\s\\?#]{0,499}$/.test(path) ? path : null;
}
