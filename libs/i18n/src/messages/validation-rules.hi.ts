// Made from words/hi.po by `npm run words`; change it there.
export const messages = {
  'scenario.leave': 'छुट्टी का अनुरोध',
  'scenario.invoice': 'इनवॉइस',
  'scenario.booking': 'कमरे की बुकिंग',
  language: 'संदेशों की भाषा',
  crossRule: '{later}, {earlier} से पहले नहीं है',
  form: 'फ़ॉर्म, इन्हीं नियमों के साथ',
  asData: 'नियम, डेटा के रूप में',
  asDataOf: '{name} के नियम, JSON Schema के रूप में',
  result: 'जो सेव हुआ',
  model: 'परिभाषा',
  saved: 'हर नियम का पालन हुआ। यही सेव होगा।',
};
