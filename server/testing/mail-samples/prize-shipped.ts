import { readFileSync } from 'node:fs'
import type { Language } from '#contract/languages.ts'
import { button, code, facts, note, paragraph } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

const publicUrl = 'https://petisco.example'
const image = {
  name: 'prize.png',
  content: readFileSync(new URL('headphones.png', import.meta.url)),
}

export function prizeShipped(language: Language) {
  const words = said[language]
  return {
    subject: words.title,
    ...mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead,
      icon: { image, alt: words.prize },
      blocks: [
        code({ label: words.tracking, code: 'QB118204471BR' }),
        button({ label: words.action, url: 'https://rastreio.example/QB118204471BR' }),
        facts(words.path),
        paragraph(words.address),
        note(words.doubt),
      ],
      reason: words.reason,
    }),
  }
}

const said = {
  'pt-BR': {
    title: 'Seu Fone sem fio saiu',
    preheader: 'Rastreio QB118204471BR, chega até 24/11.',
    lead: 'Chega até ter., 24/11.',
    prize: 'Fone sem fio',
    tracking: 'Código de rastreio, Correios',
    action: 'Acompanhar a entrega',
    path: [
      { label: '✓ Pedido', value: 'seg., 09/11' },
      { label: '✓ Em preparo', value: 'ter., 10/11' },
      { label: [{ strong: '✓ Enviado' }], value: 'qui., 12/11' },
      { label: '○ Entrega', value: 'até ter., 24/11' },
    ],
    address: 'Vai para: R. das Acácias, 55, Santa Maria RS, 97010-000.',
    doubt: 'Endereço errado? Avise hoje na página do resgate e tentamos mudar com a transportadora.',
    reason: 'Você recebe este e-mail porque resgatou um prêmio (R-2041).',
  },
  es: {
    title: 'Tus auriculares ya salieron',
    preheader: 'Código QB118204471BR, llegan a más tardar el 24/11.',
    lead: 'Llegan a más tardar el mar. 24/11.',
    prize: 'Auriculares inalámbricos',
    tracking: 'Código de seguimiento, Correios',
    action: 'Seguir la entrega',
    path: [
      { label: '✓ Pedido', value: 'lun. 09/11' },
      { label: '✓ En preparación', value: 'mar. 10/11' },
      { label: [{ strong: '✓ Enviado' }], value: 'jue. 12/11' },
      { label: '○ Entrega', value: 'hasta el mar. 24/11' },
    ],
    address: 'Destino: R. das Acácias, 55, Santa Maria RS, 97010-000.',
    doubt:
      '¿Dirección equivocada? Avisa hoy en la página del canje e intentamos cambiarla con el transportista.',
    reason: 'Recibes este correo porque canjeaste un premio (R-2041).',
  },
  en: {
    title: 'Your wireless headphones are on the way',
    preheader: 'Tracking QB118204471BR, there by 24 November.',
    lead: 'There by Tue, 24 November.',
    prize: 'Wireless headphones',
    tracking: 'Tracking code, Correios',
    action: 'Track the delivery',
    path: [
      { label: '✓ Ordered', value: 'Mon, 9 Nov' },
      { label: '✓ Being prepared', value: 'Tue, 10 Nov' },
      { label: [{ strong: '✓ Shipped' }], value: 'Thu, 12 Nov' },
      { label: '○ Delivery', value: 'by Tue, 24 Nov' },
    ],
    address: 'Going to: R. das Acácias, 55, Santa Maria RS, 97010-000.',
    doubt:
      'Wrong address? Tell us today on the redemption’s page and we will try to change it with the carrier.',
    reason: 'You are getting this e-mail because you redeemed a prize (R-2041).',
  },
}
