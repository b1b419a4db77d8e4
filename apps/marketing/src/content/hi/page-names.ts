import type { AreaId } from '../page-content.ts';

/** Names of the areas in the Hindi footer and the Hindi sidebar. */
export const areaNames = {
  core: 'Genmaster',
  uniqueness: 'क्या अलग है',
  'inbuilt-solutions': 'तैयार हिस्से',
  'online-ide': 'ऑनलाइन IDE',
  'coding-solutions': 'कोडिंग समाधान',
  'designing-tool': 'डिज़ाइन टूल',
  'api-generator': 'API जनरेटर',
  'generative-ai': 'AI सहायता',
  'development-areas': 'क्या-क्या बनता है',
} as const satisfies Readonly<Record<AreaId, string>>;

/** Names of the header’s menus in Hindi, by their ids in the navigation. */
export const menuNames = {
  product: 'प्रोडक्ट',
  assistance: 'AI सहायता',
  parts: 'तैयार हिस्से',
  different: 'क्या अलग है',
  build: 'बनाएँ',
} as const satisfies Readonly<Record<string, string>>;
