import { languageOf, type LanguageCode } from './languages.ts';
import type { AreaId, PageContent } from './page-content.ts';

/** The picture that a link to a page is shown with. The build paints it; the page’s metadata carries its address. */
export interface SocialPicture {
  /** From the site’s root. It stays the same when the picture changes, so that whoever wrote it down is right. */
  path: `/social/${string}.png`;
  type: 'image/png';
  width: number;
  height: number;
  /** What is to be seen in it. */
  alt: string;
  /** The words in it; none where the build has no letters that can be set: Devanagari needs shaping. */
  words: string | null;
}

/** What the drawing of each area shows, to be put after the words of a picture. */
const drawings: Readonly<Record<AreaId, Readonly<Record<LanguageCode, string>>>> = {
  core: {
    en: 'one definition branches into form, grid, API, database, translation and theme',
    hi: 'एक परिभाषा से फ़ॉर्म, ग्रिड, API, डेटाबेस, अनुवाद और थीम निकलते हैं',
  },
  uniqueness: {
    en: 'two files on either side of a dashed line, one generated anew and one written by hand',
    hi: 'बिंदुदार रेखा के दो ओर दो फ़ाइलें, एक दोबारा जनरेट होती हुई, दूसरी हाथ से लिखी',
  },
  'inbuilt-solutions': {
    en: 'six parts in one frame: a grid, a chart, a calendar, a text, a checked form and a drop of colour',
    hi: 'एक ही चौखट में छह हिस्से: ग्रिड, चार्ट, कैलेंडर, टेक्स्ट, जाँचा हुआ फ़ॉर्म और रंग की बूँद',
  },
  'online-ide': {
    en: 'a browser window with a list of files, source code and a console below',
    hi: 'ब्राउज़र की एक खिड़की, जिसमें फ़ाइलों की सूची, सोर्स कोड और नीचे कंसोल है',
  },
  'coding-solutions': {
    en: 'a line of work with a branch that comes back, and a checked card at each of three stops',
    hi: 'काम की एक रेखा, जिसकी शाखा लौट आती है, और तीन पड़ावों पर जाँचा हुआ एक-एक कार्ड',
  },
  'designing-tool': {
    en: 'a part with handles being placed on a canvas, with colours and shapes at its side',
    hi: 'कैनवस पर रखा जाता एक हिस्सा, किनारों पर पकड़ने के निशान, और बगल में रंग और आकार',
  },
  'api-generator': {
    en: 'a request goes into a block with braces, the answer comes back, and the data stays in a database',
    hi: 'एक अनुरोध कोष्ठक वाले खाने में जाता है, जवाब लौटता है, और डेटा डेटाबेस में रहता है',
  },
  'generative-ai': {
    en: 'a speech bubble and three suggestions, two accepted and one refused, with an arrow that takes them back',
    hi: 'बातचीत का एक बुलबुला और तीन सुझाव, दो स्वीकार और एक ठुकराया हुआ, साथ में वापस लेने का तीर',
  },
  'development-areas': {
    en: 'one application on three screens: a desktop, a tablet and a phone',
    hi: 'एक ही ऐप तीन स्क्रीनों पर: कंप्यूटर, टैबलेट और फ़ोन',
  },
};

/** The social picture of a page. */
export function socialPictureOf({
  path,
  area,
  heading,
}: Pick<PageContent, 'path' | 'area' | 'heading'>): SocialPicture {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '--');
  const size = { path: `/social/${name}.png`, type: 'image/png', width: 1200, height: 630 } as const;
  return languageOf(path) === 'hi'
    ? { ...size, words: null, alt: `“${heading}” पेज का चित्र: ${drawings[area].hi}।` }
    : { ...size, words: heading, alt: `The words “${heading}” beside a drawing: ${drawings[area].en}.` };
}
