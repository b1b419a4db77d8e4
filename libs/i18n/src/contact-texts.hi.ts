import type { ContactField, ContactSubject } from '@genmaster/auth-client/contract';

/** Hindi texts of one field of the contact form. */
export interface ContactFieldText {
  label: string;
  /** Error message with the correction; for an optional field, for a value that is too long. */
  message: string;
}

/** The fields of the contact form in Hindi. */
export const hindiContactFieldTexts: Readonly<Record<ContactField, ContactFieldText>> = {
  name: { label: 'नाम', message: 'अपना नाम लिखें, ताकि हमें पता हो कि आपको किस नाम से पुकारें।' },
  email: { label: 'ईमेल', message: 'ऐसा पता लिखें जिसमें @ और डोमेन हो, जैसे name@example.com।' },
  organisation: { label: 'संस्था', message: 'संस्था का नाम 120 अक्षरों के भीतर रखें।' },
  subject: { label: 'विषय', message: 'पाँच में से कोई एक विषय चुनें।' },
  language: { label: 'जवाब किस भाषा में', message: 'जवाब के लिए हिन्दी या अंग्रेज़ी चुनें।' },
  message: { label: 'संदेश', message: 'कम से कम 10 अक्षर लिखें, ताकि हम जवाब दे सकें।' },
  consent: { label: 'सहमति', message: 'बॉक्स पर निशान लगाएँ, ताकि हम जवाब के लिए यह जानकारी इस्तेमाल कर सकें।' },
};

/** The subjects of the contact form in Hindi. */
export const hindiContactSubjectTexts: Readonly<Record<ContactSubject, { label: string; helper: string }>> = {
  question: { label: 'सवाल', helper: 'आप कौन-सा पेज पढ़ रहे थे और वहाँ क्या मिलने की उम्मीद थी' },
  walkthrough: { label: 'वॉकथ्रू', helper: 'आप क्या बनता हुआ देखना चाहेंगे, और देखने वाले कौन होंगे' },
  'pre-order': {
    label: 'प्री-ऑर्डर',
    helper: 'एक पंक्ति कि आप प्री-ऑर्डर करना चाहते हैं; कीमत ₹0 है और रिलीज़ की तारीख की घोषणा होनी बाकी है',
  },
  accessibility: {
    label: 'पहुँच में रुकावट',
    helper: 'पेज, आपका ब्राउज़र, सहायक तकनीक अगर कोई हो, और किस बात ने आपको रोका',
  },
  security: { label: 'सुरक्षा की सूचना', helper: 'वे कदम जिनसे समस्या दिखे, और उससे कोई क्या कर सकता है' },
};
