import type { AreaId, PagePath } from '../page-content.ts';

/** What a page is called in Hindi menus, breadcrumbs and the footer, and the line under its name in a menu. */
export interface PageName {
  name: string;
  /** At most 70 characters. */
  summary: string;
}

/** The areas of the site, as the Hindi footer and the Hindi sidebar call them. */
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

/** The menus of the header in Hindi, by the id that the navigation gives them. */
export const menuNames = {
  product: 'प्रोडक्ट',
  assistance: 'AI सहायता',
  parts: 'तैयार हिस्से',
  different: 'क्या अलग है',
  build: 'बनाएँ',
} as const satisfies Readonly<Record<string, string>>;

/**
 * The name and the menu line of every page in Hindi.
 *
 * Pages without a Hindi text are here too: a Hindi menu names every page in Hindi, whichever language waits behind
 * the link.
 */
export const pageNames = {
  '/': { name: 'होम', summary: 'एक परिभाषा से स्क्रीन, API और डेटाबेस स्क्रिप्ट बनती हैं।' },
  '/about-us': { name: 'हमारे बारे में', summary: 'हम नतीजा क्यों दिखाते हैं, और प्रोडक्ट आज कहाँ तक पहुँचा है।' },
  '/contact-us': { name: 'संपर्क करें', summary: 'सवाल पूछें, वॉकथ्रू माँगें या प्री-ऑर्डर करें, हिन्दी या अंग्रेज़ी।' },
  '/case-studies': { name: 'बने हुए उदाहरण', summary: 'चार उदाहरण, अपने मॉडल, नियमों और स्क्रीन के साथ।' },

  '/uniqueness': { name: 'क्या अलग है', summary: 'डिज़ाइन के पाँच फ़ैसले, हर एक अपने कोड के साथ समझाया गया।' },
  '/uniqueness/power': { name: 'ताकत और नियंत्रण', summary: 'सुरक्षा के नियम शुरू से चालू, और नतीजे में साफ़ दिखते हुए।' },
  '/uniqueness/database-neutrality': { name: 'कोई भी डेटाबेस', summary: 'एक मॉडल, और पाँच डेटाबेस इंजनों के लिए उसका SQL।' },
  '/uniqueness/voice-control': { name: 'आवाज़ से काम', summary: 'बोलें, देखें कि क्या सुना गया, फिर हाँ कहें या वापस लें।' },
  '/uniqueness/code-obfuscator': { name: 'कोड ऑब्फ़स्केटर', summary: 'फ़्रंट-एंड कोड की नकल मुश्किल बनाएँ, कीमत जानते हुए।' },
  '/uniqueness/auto-manual-code-bifracation': {
    name: 'कोड का बँटवारा',
    summary: 'जनरेटेड और मैन्युअल कोड अलग-अलग फ़ाइलों में, सुरक्षित।',
  },

  '/inbuilt-solutions': { name: 'तैयार हिस्से', summary: 'एक मॉडल पर ग्रिड, फ़ॉर्म, रिपोर्ट, इम्पोर्ट और भाषाएँ।' },
  '/inbuilt-solutions/multilingual': {
    name: 'कई भाषाओं वाले ऐप',
    summary: 'शब्द, बहुवचन, तारीख और रकम, हर व्यक्ति की अपनी भाषा में।',
  },
  '/inbuilt-solutions/gen-grid': {
    name: 'जेन ग्रिड',
    summary: 'असली टेबल में पंक्तियाँ छाँटें, समूह बनाएँ, बदलें, एक्सपोर्ट करें।',
  },
  '/inbuilt-solutions/import-export': {
    name: 'इम्पोर्ट और एक्सपोर्ट',
    summary: 'सेव करने से पहले हर पंक्ति जाँचें, और सब कुछ वापस निकालें।',
  },
  '/inbuilt-solutions/reporting-tool': {
    name: 'रिपोर्टिंग टूल',
    summary: 'समूह, जोड़ और चार्ट, साथ में टेबल, छपाई के लिए तैयार।',
  },
  '/inbuilt-solutions/controls-tools': {
    name: 'कंट्रोल और टूल',
    summary: 'इनपुट, डिस्प्ले और कलर पिकर, हर स्थिति पहले से डिज़ाइन की हुई।',
  },
  '/inbuilt-solutions/form-validation': {
    name: 'फ़ॉर्म की जाँच',
    summary: 'एक नियम, और स्क्रीन, API तथा इम्पोर्ट पर एक ही संदेश।',
  },

  '/online-ide': { name: 'ऑनलाइन IDE', summary: 'एडिटर, डीबगर, एक्सेस के नियम और इतिहास, एक ब्राउज़र टैब में।' },
  '/online-ide/security-wfh-developers': {
    name: 'दूर से सुरक्षित काम',
    summary: 'दफ़्तर से बाहर के डेवलपर के लिए भूमिका, जगह और समय के नियम।',
  },
  '/online-ide/file-access-control': {
    name: 'फ़ाइल एक्सेस कंट्रोल',
    summary: 'हर फ़ाइल पढ़ने, बदलने, चलाने और एक्सपोर्ट का हक, वजह के साथ।',
  },
  '/online-ide/code-debugger': { name: 'कोड डीबगर', summary: 'ब्रेकपॉइंट, एक-एक कदम और मान, कोड की दोनों परतों में।' },
  '/online-ide/multi-tenant-architecture': {
    name: 'मल्टी-टेनेंट आर्किटेक्चर',
    summary: 'हर क्वेरी, स्क्रीन और एक्सपोर्ट में टेनेंट अलग-अलग।',
  },
  '/online-ide/code-management': { name: 'कोड मैनेजमेंट', summary: 'वाक्यों में इतिहास, तुलना, रिव्यू और पुरानी हालत में वापसी।' },
  '/online-ide/file-structure': { name: 'फ़ाइलों का ढाँचा', summary: 'हर प्रोजेक्ट में वही गिने-चुने फ़ोल्डर, हर एक का एक काम।' },
  '/online-ide/source-code-editor': {
    name: 'सोर्स कोड एडिटर',
    summary: 'आपका मॉडल समझकर कोड पूरा करना, जाँचना और नाम बदलना।',
  },

  '/coding-solutions': { name: 'कोडिंग समाधान', summary: 'योजना, मानक, कॉन्फ़िगरेशन और एक्सपोर्ट, कोड के ठीक बगल में।' },
  '/coding-solutions/project-management-tool': {
    name: 'प्रोजेक्ट मैनेजमेंट टूल',
    summary: 'काम का बोर्ड, जो हर कार्ड के पीछे के बदलाव दिखाता है।',
  },
  '/coding-solutions/code-validation-standardisation': {
    name: 'कोड की जाँच',
    summary: 'टीम के नियम, सीधी भाषा में वजह और सुरक्षित ऑटो-सुधार।',
  },
  '/coding-solutions/cross-platform-support': {
    name: 'क्रॉस-प्लैटफ़ॉर्म सपोर्ट',
    summary: 'स्क्रीन, इनपुट और ब्राउज़र, हर फ़ीचर का विकल्प बताया हुआ।',
  },
  '/coding-solutions/project-configuration': {
    name: 'प्रोजेक्ट कॉन्फ़िगरेशन',
    summary: 'नाम, टाइप, सीमा और इतिहास वाली सेटिंग।',
  },
  '/coding-solutions/multi-programming-language-support': {
    name: 'प्रोग्रामिंग भाषाएँ',
    summary: 'एक एंटिटी, कई भाषाओं में उनके अपने ढंग का कोड।',
  },
  '/coding-solutions/export-import-source-code': {
    name: 'सोर्स एक्सपोर्ट-इम्पोर्ट',
    summary: 'पूरा प्रोजेक्ट बाहर, पुराना प्रोजेक्ट भीतर, दोनों जाँचे जा सकें।',
  },

  '/designing-tool': { name: 'डिज़ाइन टूल', summary: 'स्क्रीन, कई पेज वाले फ़ॉर्म, लाइव थीम और टेम्पलेट।' },
  '/designingtool': { name: 'डिज़ाइन प्लेग्राउंड', summary: 'एक फ़ॉर्म, उसकी थीम और उसका सोर्स, एक ही पेज पर।' },
  '/designing-tool/predefined-templates': {
    name: 'तैयार टेम्पलेट',
    summary: 'चलते हुए पेज, जिनसे शुरुआत हो सके, हर स्थिति के साथ।',
  },
  '/designing-tool/multi-page-forms': {
    name: 'कई पेज वाले फ़ॉर्म',
    summary: 'चरण, शाखाएँ, सेव हुए जवाब और आखिर में जाँच का पेज।',
  },
  '/designing-tool/multi-themes': { name: 'लाइव मल्टी-थीम', summary: 'स्कीम, रंग, फ़ॉन्ट और लेआउट, बदलते ही दिखते हुए।' },
  '/designing-tool/ui-builder': { name: 'UI बिल्डर', summary: 'हिस्से रखें, जोड़ें और जाँचें; हर ड्रैग के लिए एक कुंजी भी।' },

  '/api-generator': { name: 'API जनरेटर', summary: 'एक परिभाषा से एंडपॉइंट, जाँच और दस्तावेज़।' },
  '/api-generator/workflow-api-bug-free-development': {
    name: 'टाइप वाले API वर्कफ़्लो',
    summary: 'टाइप वाले चरण, और बनाते-बनाते ही समझाई गई गड़बड़ियाँ।',
  },
  '/api-generator/auto-api-generation': {
    name: 'अपने-आप बनती API',
    summary: 'एक एंटिटी से पाँच एंडपॉइंट और एक OpenAPI फ़ाइल।',
  },
  '/api-generator/third-party-api-integration': {
    name: 'बाहरी API जोड़ना',
    summary: 'फ़ील्ड मिलाएँ, कुंजियाँ सर्वर पर रखें, चूक की तैयारी करें।',
  },
  '/api-generator/custom-apis': { name: 'अपनी API', summary: 'आपका अपना एंडपॉइंट, टाइप, टेस्ट और दस्तावेज़ के साथ।' },

  '/generative-ai': { name: 'AI सहायता', summary: 'सुझाव अपने स्रोत के साथ, जो आपके फ़ैसले का इंतज़ार करते हैं।' },
  '/generative-ai/text-generation': {
    name: 'टेक्स्ट और चित्र सहायक',
    summary: 'लेबल, मदद और चित्रों के मसौदे, तथ्य ज्यों के त्यों।',
  },
  '/generative-ai/ai-assistant-chatbot': {
    name: 'AI सहायक चैटबॉट',
    summary: 'जवाब स्रोत के साथ, और काम केवल इजाज़त मिलने पर।',
  },
  '/generative-ai/image-code': { name: 'चित्र से कोड', summary: 'एक स्केच से सुझाए गए हिस्से, जिन्हें आप ठीक करते हैं।' },
  '/generative-ai/srs-generation': {
    name: 'ज़रूरतों से ढाँचा',
    summary: 'सीधे वाक्यों से एंटिटी, नियम और बाकी रह गए सवाल।',
  },
  '/generative-ai/automatic-form-filling': {
    name: 'फ़ॉर्म अपने-आप भरना',
    summary: 'सुझाए गए मान, स्रोत के साथ, आपकी मंज़ूरी के लिए।',
  },
  '/generative-ai/ai-code-analyzer': { name: 'AI कोड विश्लेषक', summary: 'वजह, पंक्ति और सुझाए गए सुधार के साथ हर कमी।' },

  '/development-areas': { name: 'क्या-क्या बनता है', summary: 'एक मॉडल से वेबसाइट, मोबाइल स्क्रीन और बिज़नेस सॉफ़्टवेयर।' },
  '/development-areas/website-development': {
    name: 'वेबसाइट बनाना',
    summary: 'पूरे बनकर पहुँचने वाले पेज, जाँचे हुए मेटाडेटा के साथ।',
  },
  '/development-areas/mobile-development': {
    name: 'मोबाइल के लिए बनाना',
    summary: 'उँगली के लिए बनी स्क्रीन, जो बिना सिग्नल के भी चलें।',
  },
  '/development-areas/software-application-development': {
    name: 'बिज़नेस सॉफ़्टवेयर',
    summary: 'डेटा मॉडल, भूमिकाएँ, वर्कफ़्लो, रिपोर्ट और हैंडओवर, एक जगह।',
  },
} as const satisfies Readonly<Record<PagePath, PageName>>;
