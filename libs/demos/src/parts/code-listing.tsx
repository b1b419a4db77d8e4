import type { CodeLanguage } from '@genmaster/app-model';
import { HindiWords } from './hindi-words.tsx';
import { InlineText } from './inline-text.tsx';

/** Props of `CodeListing`. */
export interface CodeListingProps {
  /** Description of the source; also its accessible name. */
  caption: string;
  /** Language of the code. `diff` marks lines that begin with `+` or `-`; the others only name the language. */
  language: CodeLanguage;
  /** Source code, shown unchanged. */
  code: string;
}

/** Shows source code unchanged. In a diff, added and removed lines are marked by more than colour. */
export function CodeListing({ caption, language, code }: CodeListingProps) {
  return (
    <figure className="code" data-language={language}>
      <figcaption>
        <InlineText text={caption} />
      </figcaption>
      {/* A listing that scrolls sideways has to be reachable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={caption}>
        <code>{language === 'diff' ? <DiffLines code={code} /> : <HindiWords text={code} />}</code>
      </pre>
    </figure>
  );
}

function DiffLines({ code }: { code: string }) {
  return code.split('\n').map((line, index) => (
    <span key={index} className="diff-line" data-change={{ '+': 'added', '-': 'removed' }[line[0] ?? '']}>
      {`${line}\n`}
    </span>
  ));
}
