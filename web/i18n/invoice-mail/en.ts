import { plural } from '#web/i18n/plural.ts'
import type { InvoiceMailWords } from './pt-br.ts'

export const en: InvoiceMailWords = {
  open: 'By e-mail',
  title: 'Invoices by e-mail',
  close: 'Close',
  intro: 'Forward invoices to your personal address. They appear here for you to look at.',
  copy: 'Copy address',
  copied: 'Address copied.',
  copyFailed: 'It could not be copied. Select the address and copy it.',
  steps: [
    'In Mail or Gmail, open the message with the invoice and tap Forward. In Photos or Files, tap Share and choose e-mail.',
    'Paste your personal address into To.',
    'Send it from the e-mail you signed up with and confirmed.',
  ],
  bounds: 'Photos, PDF or XML, up to 20 files of 10 MB a message. What is not looked at goes after 14 days.',
  came: (count) =>
    plural('en', count, { one: '1 invoice came by e-mail.', other: `${count} invoices came by e-mail.` }),
  cameText: 'Look at them and send.',
  full: 'Send those in the list first.',
  bring: (count) =>
    plural('en', count, {
      one: 'Bring 1 invoice into the list',
      other: `Bring ${count} invoices into the list`,
    }),
  notBrought: 'The invoices could not be brought. Please try again.',
}
