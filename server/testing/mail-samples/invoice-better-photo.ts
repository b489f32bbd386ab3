import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { button, note, paragraph, picture, steps } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

const publicUrl = 'https://petisco.example'
const image = { name: 'photo.png', content: readFileSync(new URL('photo-crop.png', import.meta.url)) }

export function invoiceBetterPhoto(language: Language) {
  const words = said[language]
  return {
    subject: words.title,
    ...mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead,
      blocks: [
        picture({ image, alt: words.photo }),
        steps({ title: words.how, steps: words.steps }),
        button({ label: words.action, url: `${publicUrl}/documentos-enviados/1244` }),
        paragraph(words.kept),
        note(words.lost),
      ],
    }),
  }
}

const said = {
  'pt-BR': {
    title: 'Falta um pedaço da nota 1.244',
    preheader: 'A data está cortada. A nota guarda o lugar na fila.',
    lead: 'Caio, a data da nota está cortada na foto.',
    photo: 'Sua foto: a linha da data está coberta na parte de baixo.',
    how: 'Como fotografar',
    steps: [
      'Estique a nota em uma mesa, com luz.',
      'Enquadre do nome da loja até o QR Code.',
      'Confira se a data aparece inteira.',
    ],
    action: 'Enviar outra foto',
    kept: [
      'Produtos e valores que você digitou estão guardados. A nota mantém o lugar na fila e vale até ',
      { strong: '26/11/2026' },
      '.',
    ],
    lost: 'Não tem mais a nota? Digite a chave de 44 posições na mesma página.',
  },
  es: {
    title: 'Falta una parte de la factura 1.244',
    preheader: 'La fecha está cortada. La factura guarda su lugar en la fila.',
    lead: 'Caio, la fecha de la factura está cortada en la foto.',
    photo: 'Tu foto: la línea de la fecha está tapada en la parte de abajo.',
    how: 'Cómo tomar la foto',
    steps: [
      'Estira la factura sobre una mesa, con luz.',
      'Encuadra desde el nombre de la tienda hasta el código QR.',
      'Revisa que la fecha se vea entera.',
    ],
    action: 'Enviar otra foto',
    kept: [
      'Los productos y valores que escribiste están guardados. La factura mantiene su lugar en la fila y vale hasta el ',
      { strong: '26/11/2026' },
      '.',
    ],
    lost: '¿Ya no tienes la factura? Escribe la clave de 44 caracteres en la misma página.',
  },
  en: {
    title: 'Part of invoice 1,244 is missing',
    preheader: 'The date is cut off. The invoice keeps its place in the queue.',
    lead: 'Caio, the invoice’s date is cut off in the photo.',
    photo: 'Your photo: the line with the date is covered at the bottom.',
    how: 'How to take the photo',
    steps: [
      'Lay the invoice flat on a table, in good light.',
      'Fit in everything from the shop’s name to the QR code.',
      'Check that the whole date can be seen.',
    ],
    action: 'Send another photo',
    kept: [
      'The products and amounts you typed are kept. The invoice keeps its place in the queue and is good until ',
      { strong: '26 November 2026' },
      '.',
    ],
    lost: 'No longer have the invoice? Type its 44-character key on the same page.',
  },
}
