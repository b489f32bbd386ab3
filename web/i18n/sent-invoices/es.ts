import { plural } from '#web/i18n/plural.ts'
import type { SentInvoicesWords } from './pt-br.ts'

const products = (count: number) => `${count} ${plural('es', count, { one: 'producto', other: 'productos' })}`
const coins = (count: number) => plural('es', count, { one: 'moneda', other: 'monedas' })

export const es: SentInvoicesWords = {
  invoices: {
    coins,
    products,
    invoice: (number) => `Factura ${number}`,
    loading: 'Cargando...',
  },
  list: {
    title: 'Facturas enviadas',
    back: 'Perfil',
    filter: 'Filtrar',
    filters: { all: 'Todas', waiting: 'En revisión', mend: 'Por corregir', decided: 'Decididas' },
    today: 'Hoy',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana pasada',
    onDevice: 'En este celular',
    statuses: {
      received: 'En revisión',
      counted: 'Monedas acreditadas',
      incomplete: 'Necesita corrección',
      rejected: 'No aprobada',
      reversed: 'Revertida',
    },
    waitingNote: (day) => `Esperando revisión: monedas a más tardar el ${day}.`,
    waitingNoteUndated: 'Esperando revisión.',
    mendNote: 'Envía otra foto y conserva tu lugar en la fila.',
    empty: 'Ninguna factura todavía',
    emptyText: 'La primera toma unos 2 minutos.',
    emptyOthers: 'Las facturas enviadas aparecen aquí.',
    noneHere: 'Ninguna factura aquí',
    noneHereText: 'Mira las otras facturas.',
    showAll: 'Ver todas',
    choose: 'Elige una factura',
    chooseText: 'Se abre aquí, al lado de la lista.',
    failed: 'No pudimos traer tus facturas.',
    failedSafe: 'Lo que enviaste está guardado.',
    waiting: {
      network: 'Esperando internet',
      networkText: 'Guardada en este celular. Se envía sola cuando vuelva internet.',
      fault: 'Todavía no se envió',
      faultText:
        'Guardada en este celular. El problema es nuestro, no de tu internet. Lo intentamos de nuevo solos.',
      since: (when) => `Esperando desde ${when}`,
      tries: (count) => plural('es', count, { one: '1 intento', other: `${count} intentos` }),
      session: 'Esperando que entres',
      sessionText: 'Guardada en este celular. Tu sesión terminó: entra de nuevo y va sola.',
      sending: 'Enviando',
      sendingText: 'En camino. Puedes seguir usando la aplicación.',
      refused: 'No fue aceptada',
      refusedText: 'El envío no fue aceptado.',
      tryNow: 'Intentar ahora',
      mend: 'Corregir',
      discard: 'Descartar',
      discardTitle: '¿Descartar esta factura?',
      discardText: (number) => `La foto y los datos de la factura ${number} salen de este celular.`,
      keep: 'Volver',
    },
  },
  last: {
    title: 'Última factura',
    sent: (when) => `Enviada ${when}`,
    until: (day) => `hasta el ${day}`,
    sendFirst: 'Enviar la primera factura',
  },
}
