import type { DrawnBody } from '../../content/drawing/drawn.ts';
import { Drawing } from './drawing.tsx';
import { BarsBody } from './bars-body.tsx';
import { CallsBody, CatalogueBody, ListBody, PolicyBody, ProposalBody, TextBody, TreeBody } from './list-bodies.tsx';
import { DefinitionBody } from './definition-body.tsx';
import { FormBody } from './form-body.tsx';
import { LayersBody } from './layers-body.tsx';
import { PickerBody, ThemeBody, WordsBody } from './sample-bodies.tsx';
import { SourceBody } from './source-body.tsx';
import { TableBody } from './table-body.tsx';

/** Renders the content of a window. */
export function WindowBody({ body, name }: { body: DrawnBody; name?: string | undefined }) {
  switch (body.show) {
    case 'definition':
      return <DefinitionBody body={body} name={name} />;
    case 'form':
      return <FormBody body={body} />;
    case 'table':
      return <TableBody body={body} />;
    case 'source':
      return <SourceBody body={body} />;
    case 'calls':
      return <CallsBody body={body} />;
    case 'list':
      return <ListBody body={body} />;
    case 'proposal':
      return <ProposalBody body={body} />;
    case 'policy':
      return <PolicyBody body={body} />;
    case 'tree':
      return <TreeBody body={body} />;
    case 'bars':
      return <BarsBody body={body} />;
    case 'catalogue':
      return <CatalogueBody body={body} />;
    case 'text':
      return <TextBody body={body} />;
    case 'words':
      return <WordsBody body={body} />;
    case 'theme':
      return <ThemeBody body={body} />;
    case 'picker':
      return <PickerBody />;
    case 'layers':
      return <LayersBody body={body} />;
    case 'figure':
      return (
        <div className="figure figure-in">
          <Drawing figure={body.figure} />
        </div>
      );
    default:
      return body satisfies never;
  }
}
