import type { DraftLanguage } from './draft-sentences.ts';

/** Sentences of Hindi drafts: written in Hindi, not translated word by word. */
export const hindi: DraftLanguage = {
  join: [', ', ' और '],
  sentences: {
    product: {
      plain: [
        { text: '{name} की कीमत {price} है, और यह {from} से मिलेगा।' },
        { text: 'साथ में: {features}।', isMore: true },
        { text: 'वारंटी {warranty} महीने की है।', isMore: true },
      ],
      formal: [
        { text: '{name} का मूल्य {price} है। इसकी आपूर्ति {from} से की जाएगी।' },
        { text: 'इसमें सम्मिलित हैं: {features}।', isMore: true },
        { text: 'इस पर {warranty} महीने की वारंटी लागू है।', isMore: true },
      ],
      friendly: [
        { text: 'मिलिए {name} से: बस {price} में, {from} से आपके लिए।' },
        { text: 'आपको मिलेगा: {features}।', isMore: true },
        { text: 'कुछ बिगड़ भी जाए, तो {warranty} महीने की वारंटी है।', isMore: true },
      ],
    },
    reminder: {
      plain: [
        { text: '{customer}, इनवॉइस {number} के {amount} {due} तक देने थे।' },
        { text: 'कृपया भुगतान करें, या बताएँ कि क्या गड़बड़ है।', isMore: true },
        { text: 'अब {fee} का विलंब शुल्क लग सकता है।', isMore: true },
      ],
      formal: [
        { text: 'प्रिय {customer}, इनवॉइस {number} की राशि {amount} का भुगतान {due} तक देय था।' },
        { text: 'आपसे निवेदन है कि भुगतान करें अथवा अपनी आपत्ति बताएँ।', isMore: true },
        { text: 'कृपया ध्यान दें कि {fee} का विलंब शुल्क देय हो सकता है।', isMore: true },
      ],
      friendly: [
        { text: 'नमस्ते {customer}, इनवॉइस {number} के {amount} अभी बाकी हैं। तारीख थी {due}।' },
        { text: 'शायद ध्यान से उतर गया। कुछ गड़बड़ हो, तो हमें लिखें।', isMore: true },
        { text: 'जल्दी भुगतान करने पर {fee} का विलंब शुल्क बच जाएगा।', isMore: true },
      ],
    },
    image: {
      plain: [
        { text: 'बार चार्ट: {title}, सबसे ज़्यादा {highest.name} में, {highest.value}।' },
        { text: 'सबसे कम {lowest.name} में, {lowest.value}।', isMore: true },
        { text: '{first.name} के {first.value} से बढ़कर {last.name} में {last.value}।', isMore: true, when: 'up' },
        { text: '{first.name} के {first.value} से घटकर {last.name} में {last.value}।', isMore: true, when: 'down' },
        { text: '{first.name} और {last.name} में बराबर, {last.value}।', isMore: true, when: 'level' },
      ],
      formal: [
        { text: 'बार चार्ट {title} दर्शाता है। अधिकतम मान {highest.value} है, {highest.name} में।' },
        { text: 'न्यूनतम मान {lowest.value} है, {lowest.name} में।', isMore: true },
        {
          text: '{first.name} से {last.name} के बीच मान {first.value} से बढ़कर {last.value} हो जाता है।',
          isMore: true,
          when: 'up',
        },
        {
          text: '{first.name} से {last.name} के बीच मान {first.value} से घटकर {last.value} हो जाता है।',
          isMore: true,
          when: 'down',
        },
        { text: '{first.name} और {last.name} में मान {last.value} है।', isMore: true, when: 'level' },
      ],
      friendly: [
        { text: '{title} का चार्ट: {highest.name} सबसे आगे, {highest.value} के साथ।' },
        { text: '{lowest.name} सबसे पीछे है, {lowest.value} के साथ।', isMore: true },
        { text: '{first.name} से {last.name} तक ऊपर की ओर, {first.value} से {last.value}।', isMore: true, when: 'up' },
        { text: '{first.name} से {last.name} तक नीचे की ओर, {first.value} से {last.value}।', isMore: true, when: 'down' },
        { text: '{first.name} और {last.name} बराबर हैं, {last.value} पर।', isMore: true, when: 'level' },
      ],
    },
  },
};
