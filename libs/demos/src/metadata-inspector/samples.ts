import { PAGE, type InspectorState } from './inspect-entry.ts';

const recording = (extra: object) =>
  JSON.stringify(
    [
      {
        '@type': 'VideoObject',
        name: 'Spring cups in ten seconds',
        description: 'Six cups, one after the other.',
        uploadDate: '2030-03-01T09:00:00Z',
        contentUrl: '/video/spring.mp4',
        ...extra,
      },
    ],
    null,
    2,
  );

/** An entry with one error of each kind. */
export const faulty: InspectorState = {
  title: 'Spring offer: every cup, every teapot and every saucer at a third less | Sample Traders',
  description: 'Cups at a third less until the end of May.',
  visited: '/Offers/Spring/?utm_source=letter',
  isIndexable: true,
  image: '/social/spring.png',
  imageAlt: '',
  schema: recording({ duration: '10 s' }),
};

/** The same page without errors. */
export const sound: InspectorState = {
  ...faulty,
  title: 'Spring offer: cups at a third less | Sample Traders',
  visited: PAGE,
  imageAlt: 'Six cups in a row',
  schema: recording({ duration: 'PT10S', thumbnailUrl: '/video/spring.jpg' }),
};

/** A page that must not be indexed, visited by its older address. */
export const hidden: InspectorState = { ...sound, visited: '/spring', isIndexable: false, schema: '' };
