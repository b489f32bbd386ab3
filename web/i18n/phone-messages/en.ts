import type { PhoneMessageWords } from './pt-br.ts'

export const en: PhoneMessageWords = {
  names: { sms: 'SMS', whatsapp: 'WhatsApp' },
  title: (way) => `${way} on your phone`,
  isOn: 'On',
  offer: (way, phone) =>
    `Get by ${way} at ${phone} what cannot wait: an invoice decided, a prize shipped or cancelled, coins about to expire and your verification. Never between 9 pm and 8 am.`,
  proof: 'First we confirm the number with a code. Afterwards it can also recover your password.',
  on: (way, phone) => `Alerts that cannot wait come by ${way} to ${phone}.`,
  noPhone: (way) => `To get alerts by ${way}, fill in your phone.`,
  fillPhone: 'Edit data',
  turnOn: (way) => `Get alerts by ${way}`,
  turnOff: (way) => `Stop alerts by ${way}`,
  turnedOn: (way) => `Alerts by ${way} are on.`,
  turnedOff: (way) => `Alerts by ${way} are off.`,
  sent: (way, phone) => `We sent a code by ${way} to ${phone}. It is good for 10 minutes.`,
  code: 'Code',
  codeMissing: 'Type the code of the message.',
  confirm: 'Confirm',
  another: 'Send another code',
  resent: 'The code was sent again.',
  giveUp: 'Not now',
  failed: 'That did not work now. Try again.',
  why: 'The phone becomes a key to the account. Type your password to confirm.',
  send: 'Send the code',
}
