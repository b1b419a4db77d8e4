import { namesOf } from '@genmaster/app-model';
import { projectFiles } from '@genmaster/app-model/project';
import { usePartText } from '@genmaster/i18n';
import { useEffect, useMemo, useState } from 'react';
import type { DemoPartProps } from '../demo-definition.ts';
import {
  manifestOf,
  packProject,
  travel,
  verifyArchive,
  type ArchiveProblem,
  type FileVerdict,
  type ManifestEntry,
} from './archive.ts';
import { playgroundEntity } from './playground-entity.ts';
import type { SourceExportState } from './source-export-state.ts';
import './source-export.css';

type Check = { verdicts: readonly FileVerdict[] } | { problem: ArchiveProblem };

/** Renders the files of the archive, the download, and the result of checking a returned archive. */
export function SourceExportPart({ state, onChange, announce }: DemoPartProps<SourceExportState>) {
  const t = usePartText('project-files');
  const { entity, journey } = state;
  const files = useMemo(() => projectFiles(entity), [entity]);
  const [manifest, setManifest] = useState<{ of: typeof files; entries: readonly ManifestEntry[] } | null>(null);
  const [check, setCheck] = useState<{ of: string; result: Check } | null>(null);
  const name = `${namesOf(entity).path}-project.zip`;
  const stateKey = `${name} ${journey}`;
  useEffect(() => {
    let isGone = false;
    const take = (entries: readonly ManifestEntry[]) => {
      if (!isGone) setManifest({ of: files, entries });
    };
    // Without a secure connection the browser cannot compute checksums; the error is reported when a button is pressed.
    manifestOf(files).then(take, () => undefined);
    return () => {
      isGone = true;
    };
  }, [files]);
  const showCheck = (result: Check) => {
    setCheck({ of: stateKey, result });
    announce(describeCheck(result));
  };
  const describeCheck = (result: Check): string => {
    if ('problem' in result) return t(result.problem);
    const count = result.verdicts.filter(({ verdict }) => verdict !== 'same').length;
    return count === 0 ? t('intact', { count: result.verdicts.length }) : t('differs', { count });
  };
  const pack = async () => {
    const zip = await packProject(files);
    const address = URL.createObjectURL(new Blob([zip as BlobPart], { type: 'application/zip' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The download must have started before the object URL is revoked.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    announce(t('packed', { name, count: files.length + 1, size: zip.length }));
  };
  const readBack = async () => showCheck(await verifyArchive(travel(await packProject(files), journey)));
  const readFile = async (file: File) => {
    const found = await verifyArchive(new Uint8Array(await file.arrayBuffer()));
    setCheck({ of: '', result: found });
    announce(describeCheck(found));
  };
  const refuse = () => announce(t('noCrypto'));
  const takePlayground = () => {
    const own = playgroundEntity();
    if (own) onChange(() => ({ entity: own, journey: 'none' }));
    announce(own ? t('playground.taken', { name: namesOf(own).label }) : t('playground.none'));
  };
  const result = check?.of === stateKey || check?.of === '' ? check.result : null;
  const sums = manifest?.of === files ? new Map(manifest.entries.map((entry) => [entry.path, entry.sha256])) : null;
  return (
    <div className="demo-column">
      <div className="demo-bar">
        <div className="demo-scenarios">
          <button type="button" className="button button-primary" onClick={() => void pack().catch(refuse)}>
            {t('pack')}
          </button>
          <button type="button" className="button" onClick={() => void readBack().catch(refuse)}>
            {t('again')}
          </button>
          <button type="button" className="button" onClick={takePlayground}>
            {t('playground.take')}
          </button>
          <label className="sample-search">
            {t('choose')}
            <input
              type="file"
              accept=".zip,application/zip"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                target.value = '';
                if (!file) return;
                void readFile(file).catch(refuse);
              }}
            />
          </label>
        </div>
        <div className="demo-scenarios">
          {(['byte', 'edit'] as const).map((way) => (
            <label key={way} className="demo-tick">
              <input
                type="checkbox"
                checked={journey === way}
                onChange={({ target }) => onChange((now) => ({ ...now, journey: target.checked ? way : 'none' }))}
              />
              {t(way === 'byte' ? 'tamper' : 'edit')}
            </label>
          ))}
        </div>
      </div>
      {result ? (
        <p
          className="export-result"
          data-state={'problem' in result || result.verdicts.some(({ verdict }) => verdict !== 'same') ? 'bad' : 'good'}
        >
          {describeCheck(result)}
        </p>
      ) : null}
      <div className="table" role="region" aria-label={t('files')} tabIndex={0}>
        <table className="export-table">
          <caption>{t('files')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('path')}</th>
              <th scope="col">{t('origin')}</th>
              <th scope="col" data-numeric="">
                {t('size')}
              </th>
              <th scope="col">{t('checksum')}</th>
              <th scope="col">{t('verdict')}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(files, result).map(({ path, origin, size, verdict }) => (
              <tr key={path}>
                <th scope="row">
                  <code dir="ltr">{path}</code>
                </th>
                <td>{origin ? t(`origin.${origin}`) : '–'}</td>
                <td data-numeric="">{size ?? '–'}</td>
                <td>
                  <code dir="ltr" title={sums?.get(path)}>
                    {sums?.get(path)?.slice(0, 16) ?? t('waiting')}
                  </code>
                </td>
                <td>
                  {verdict ? (
                    <span className="demo-state" data-state={verdict === 'same' ? 'good' : 'bad'}>
                      {t(`verdict.${verdict}`)}
                    </span>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface FileRow {
  path: string;
  origin?: 'generated' | 'manual';
  size?: number;
  verdict?: FileVerdict['verdict'];
}

/** Returns the files of the project, followed by the files of the returned archive that are not in the project. */
function rowsOf(files: ReturnType<typeof projectFiles>, result: Check | null): readonly FileRow[] {
  const verdicts = result && 'verdicts' in result ? result.verdicts : [];
  const own = files.map(({ path, origin, text }): FileRow => {
    const verdict = verdicts.find((one) => one.path === path)?.verdict;
    return { path, origin, size: new TextEncoder().encode(text).length, ...(verdict ? { verdict } : {}) };
  });
  const others = verdicts
    .filter(({ path }) => !files.some((file) => file.path === path))
    .map(({ path, verdict }): FileRow => ({ path, verdict }));
  return [...own, ...others];
}
