import type { BandView } from '../../content/page-view/page-view.ts';
import type { ContentQuestion } from '../../content/page-content.ts';
import { Bento } from './bento.tsx';
import { Branch } from './branch.tsx';
import { Compare } from './compare.tsx';
import { Details } from './details.tsx';
import { Device } from './device.tsx';
import { Keys } from './keys.tsx';
import { Ledger } from './ledger.tsx';
import { Pair } from './pair.tsx';
import { Plate } from './plate.tsx';
import { Proposal } from './proposal.tsx';
import { Prose } from './prose.tsx';
import { Reads } from './reads.tsx';
import { Slope } from './slope.tsx';
import { Split } from './split.tsx';
import { StageFigure } from './stage-figure.tsx';
import { Statement } from './statement.tsx';
import { Steps } from './steps.tsx';
import { Swap } from './swap.tsx';
import { Weave } from './weave.tsx';

/** Renders a band of any kind; a `details` band also contains the questions of the page. */
export function Band({ band, questions }: { band: BandView; questions: readonly ContentQuestion[] }) {
  switch (band.kind) {
    case 'split':
      return <Split band={band} />;
    case 'bento':
      return <Bento band={band} />;
    case 'pair':
      return <Pair band={band} />;
    case 'statement':
      return <Statement band={band} />;
    case 'proposal':
      return <Proposal band={band} />;
    case 'steps':
      return <Steps band={band} />;
    case 'slope':
      return <Slope band={band} />;
    case 'stage-figure':
      return <StageFigure band={band} />;
    case 'keys':
      return <Keys band={band} />;
    case 'ledger':
      return <Ledger band={band} />;
    case 'compare':
      return <Compare band={band} />;
    case 'plate':
      return <Plate band={band} />;
    case 'branch':
      return <Branch band={band} />;
    case 'weave':
      return <Weave band={band} />;
    case 'swap':
      return <Swap band={band} />;
    case 'reads':
      return <Reads band={band} />;
    case 'device':
      return <Device band={band} />;
    case 'details':
      return <Details band={band} questions={questions} />;
    case 'prose':
      return <Prose band={band} />;
    default:
      return band satisfies never;
  }
}
