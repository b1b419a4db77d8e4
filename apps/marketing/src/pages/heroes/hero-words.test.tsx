import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../content/page-view/page-view.ts';
import { Heading } from './hero-words.tsx';

const render = (heading: string) => renderToStaticMarkup(<Heading page={{ heading } as PageView} />);

it.each([
  ['Publish front-end code', '<h1>Publish <span class="whole">front-end</span> code</h1>'],
  ['कोड, अलग-अलग', '<h1>कोड, <span class="whole">अलग-अलग</span></h1>'],
  ['Read it - or not', '<h1>Read it - or not</h1>'],
])('keeps the compounds of “%s” whole', (heading, html) => {
  expect(render(heading)).toBe(html);
});
