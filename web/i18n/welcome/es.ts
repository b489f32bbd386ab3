import { plural } from '#web/i18n/plural.ts'
import type { WelcomeWords } from './pt-br.ts'

const coins = (figure: string, count: number) =>
  `${figure} ${plural('es', count, { one: 'moneda', other: 'monedas' })}`

export const es: WelcomeWords = {
  firstDay: {
    title: 'Tus primeros pasos',
    doneTitle: 'Primeros pasos hechos',
    progress: (done, all) => `${done} de ${all}`,
    states: { done: 'hecho', open: 'falta' },
    address: 'Di dónde entregar',
    addressNote: 'La dirección a donde van tus premios.',
    addressDone: 'Dirección completa.',
    invoice: 'Envía la primera factura',
    invoiceNote: 'Basta una foto: leemos los productos por ti.',
    invoiceDone: 'Primera factura enviada.',
    recommendation: 'Haz la primera recomendación',
    recommendationNote: 'Calcula la porción y envíala por WhatsApp.',
    recommendationDone: 'Primera recomendación hecha.',
    goal: 'Elige una meta',
    goalNote: 'Marca en la tienda el premio que quieres.',
    goalDone: 'Meta elegida.',
    bonus: {
      invoice: (figure, count) =>
        `${coins(figure, count)} de bienvenida con los tres pasos hechos y una factura aprobada.`,
      recommendation: (figure, count) =>
        `${coins(figure, count)} de bienvenida con los tres pasos hechos y una recomendación comprada.`,
    },
    waiting: {
      invoice: (figure, count) =>
        `${coins(figure, count)} de bienvenida ${count === 1 ? 'llega' : 'llegan'} en cuanto se apruebe una factura tuya.`,
      recommendation: (figure, count) =>
        `${coins(figure, count)} de bienvenida ${count === 1 ? 'llega' : 'llegan'} en cuanto un cliente compre con tu código.`,
    },
  },
}
