import { plainOf } from '../../content/drawing/runs.ts';
import { Icon } from '../icon.tsx';
import { usePageWords } from '../use-page-words.ts';
import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import { BandTable } from './band-table.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a comparison table: a tick or an empty cell for each property. */
export function Compare({ band: { id, ground, heading, lead, link, columns, rows } }: BandProps<'compare'>) {
  const t = usePageWords();
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <BandTable className="cmp" caption={plainOf(heading)} columns={columns}>
        {rows.map(({ name, has }) => (
          <tr key={name}>
            <th scope="row">
              <Words text={name} />
            </th>
            {has.map((holds, index) => (
              <td key={index} data-has={holds}>
                {holds ? <Icon name="check" /> : null}
                <span className="visually-hidden">{holds ? t.yes : t.no}</span>
              </td>
            ))}
          </tr>
        ))}
      </BandTable>
    </BandSection>
  );
}
