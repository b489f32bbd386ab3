import { plural } from '#web/i18n/plural.ts'
import type { InvoiceStackWords } from './pt-br.ts'

export const en: InvoiceStackWords = {
  intro: 'One after the other: we read each invoice, you check the list and send everything at once.',
  photograph: 'Photograph',
  choose: 'Files',
  drop: 'Drop up to 20 photos, PDFs or XMLs here, anywhere on the page',
  list: 'Invoices in the list',
  count: (count) =>
    plural('en', count, { one: '1 invoice in the list', other: `${count} invoices in the list` }),
  empty: 'No invoice in the list',
  emptyText: 'Photograph the first one or choose the files.',
  states: {
    reading: 'Reading...',
    ready: 'Ready',
    incomplete: 'Needs you',
    repeated: 'Repeated',
    known: 'Sent before',
    refused: 'Not sent',
    sending: 'Sending',
  },
  needs: {
    number: 'the number',
    product: 'the product',
    value: 'the value',
    code: 'a correct recommendation code',
  },
  unread: 'Not everything could be read.',
  takenAt: (time) => `Photo of ${time}`,
  foreignXml: 'This XML is not an invoice.',
  missing: (needs) => `Missing: ${needs}.`,
  repeatedText: (number) =>
    number
      ? `It is the same invoice ${number} that is already in this list.`
      : 'It is the same as one in this list.',
  refusedText: 'It could not be sent. Try again.',
  remove: (name) => `Remove ${name}`,
  removed: 'Invoice removed from the list.',
  send: (count) => plural('en', count, { one: 'Send 1 invoice', other: `Send ${count} invoices` }),
  nothingReady: 'Complete or remove the marked invoices to send.',
  stillReading: 'Wait for the reading to end before you send.',
  estimate: (coins) => `~${coins} coins in this list`,
  sent: (count) => plural('en', count, { one: '1 invoice sent.', other: `${count} invoices sent.` }),
  kept: (count) =>
    plural('en', count, {
      one: '1 invoice is saved on this device and goes by itself when the internet is back.',
      other: `${count} invoices are saved on this device and go by themselves when the internet is back.`,
    }),
  left: (count) =>
    plural('en', count, {
      one: '1 invoice stayed in the list: see why.',
      other: `${count} invoices stayed in the list: see why.`,
    }),
  promise: (day) => `The coins arrive by ${day}.`,
  allSent: 'All good, we have them',
  tooMany: (count) =>
    plural('en', count, {
      one: 'There is room for 20 invoices at a time: 1 was left out. Send these and bring the other one later.',
      other: `There is room for 20 invoices at a time: ${count} were left out. Send these and bring the others later.`,
    }),
  wrongKind: (names) => `Not a photo, PDF or XML: ${names}.`,
  tooLarge: (names) => `Larger than 10 MB: ${names}.`,
  cameraTitle: 'Several invoices',
  cameraDone: (count) => `Done (${count})`,
  taken: (count) =>
    plural('en', count, {
      one: '1 invoice in the list. Show the next one.',
      other: `${count} invoices in the list. Show the next one.`,
    }),
}
