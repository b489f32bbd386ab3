import { plural } from '#web/i18n/plural.ts'
import type { OfficeDevicesWords } from './pt-br.ts'

export const es: OfficeDevicesWords = {
  devices: {
    title: 'Aparatos',
    intro:
      'Aparatos con facturas que no pudieron entregar, según ellos mismos contaron. Salen de la lista cuando entregan.',
    member: 'Miembro',
    browser: 'Navegador',
    unknown: 'No informado',
    waiting: 'Facturas',
    since: 'Esperando desde',
    reason: 'Motivo',
    tries: 'Intentos',
    seen: 'Visto por última vez',
    reasons: {
      network: 'Sin internet',
      fault: 'Falla nuestra',
      refused: 'Envío no aceptado',
      session: 'La sesión terminó',
      storage: 'El aparato no guarda',
    },
    count: (count) => plural('es', count, { one: '1 aparato', other: `${count} aparatos` }),
    none: 'Ningún aparato detenido',
    noneText: 'Todo lo que se envió llegó.',
  },
}
