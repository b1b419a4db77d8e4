import { plainOf } from '../../content/drawing/runs.ts';
import { Words } from '../words.tsx';
import { BandHead } from './band-head.tsx';
import { BandSection } from './band-section.tsx';
import { BandTable } from './band-table.tsx';
import type { BandProps } from './band-props.ts';

/** Renders a table without boxes: the state before, the state now, and the work left for a person. */
export function Ledger({ band }: BandProps<'ledger'>) {
  const { id, ground, heading, lead, link, caption = plainOf(heading), columns, rows } = band;
  return (
    <BandSection id={id} ground={ground}>
      <BandHead id={id} heading={heading} lead={lead} link={link} isWide />
      <BandTable className="ledger" caption={caption} columns={columns}>
        {rows.map((row, place) => (
          <tr key={place}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={index} scope="row">
                  <Words text={cell} />
                </th>
              ) : (
                <td key={index}>
                  <Words text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </BandTable>
    </BandSection>
  );
}
