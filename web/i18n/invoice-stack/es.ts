import { plural } from '#web/i18n/plural.ts'
import type { InvoiceStackWords } from './pt-br.ts'

export const es: InvoiceStackWords = {
  intro: 'Una tras otra: leemos cada factura, revisas la lista y envías todo de una vez.',
  photograph: 'Fotografiar',
  choose: 'Archivos',
  drop: 'Suelta aquí hasta 20 fotos, PDF o XML, en cualquier lugar de la página',
  list: 'Facturas en la lista',
  count: (count) =>
    plural('es', count, { one: '1 factura en la lista', other: `${count} facturas en la lista` }),
  empty: 'Ninguna factura en la lista',
  emptyText: 'Fotografía la primera o elige los archivos.',
  states: {
    reading: 'Leyendo...',
    ready: 'Para enviar',
    incomplete: 'Te necesita',
    repeated: 'Repetida',
    known: 'Ya enviada',
    refused: 'No se envió',
    sending: 'Enviando',
  },
  needs: {
    number: 'el número',
    product: 'el producto',
    value: 'el valor',
    code: 'corregir el código de recomendación',
  },
  unread: 'No se pudo leer todo.',
  takenAt: (time) => `Foto de las ${time}`,
  foreignXml: 'Este XML no es de una factura.',
  missing: (needs) => `Falta ${needs}.`,
  repeatedText: (number) =>
    number
      ? `Es la misma factura ${number} que ya está en esta lista.`
      : 'Es la misma que ya está en esta lista.',
  refusedText: 'No se pudo enviar. Intenta de nuevo.',
  remove: (name) => `Quitar ${name}`,
  removed: 'Factura quitada de la lista.',
  send: (count) => plural('es', count, { one: 'Enviar 1 factura', other: `Enviar ${count} facturas` }),
  nothingReady: 'Completa o quita las facturas marcadas para enviar.',
  stillReading: 'Espera a que termine la lectura para enviar.',
  estimate: (coins) => `~${coins} monedas en esta lista`,
  sent: (count) => plural('es', count, { one: '1 factura enviada.', other: `${count} facturas enviadas.` }),
  kept: (count) =>
    plural('es', count, {
      one: '1 factura quedó guardada en este dispositivo y se envía sola cuando vuelva internet.',
      other: `${count} facturas quedaron guardadas en este dispositivo y se envían solas cuando vuelva internet.`,
    }),
  left: (count) =>
    plural('es', count, {
      one: '1 factura quedó en la lista: mira el motivo.',
      other: `${count} facturas quedaron en la lista: mira los motivos.`,
    }),
  promise: (day) => `Las monedas llegan hasta el ${day}.`,
  allSent: 'Todo bien, las recibimos',
  tooMany: (count) =>
    plural('es', count, {
      one: 'Caben 20 facturas a la vez: 1 quedó fuera. Envía estas y trae la otra después.',
      other: `Caben 20 facturas a la vez: ${count} quedaron fuera. Envía estas y trae las otras después.`,
    }),
  wrongKind: (names) => `No es foto, PDF ni XML: ${names}.`,
  tooLarge: (names) => `Tiene más de 10 MB: ${names}.`,
  cameraTitle: 'Varias facturas',
  cameraDone: (count) => `Listo (${count})`,
  taken: (count) =>
    plural('es', count, {
      one: '1 factura en la lista. Muestra la siguiente.',
      other: `${count} facturas en la lista. Muestra la siguiente.`,
    }),
}
