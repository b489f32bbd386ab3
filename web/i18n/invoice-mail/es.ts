import { plural } from '#web/i18n/plural.ts'
import type { InvoiceMailWords } from './pt-br.ts'

export const es: InvoiceMailWords = {
  open: 'Por correo',
  title: 'Facturas por correo',
  close: 'Cerrar',
  intro: 'Reenvía las facturas a tu dirección personal. Aparecen aquí para que las revises.',
  copy: 'Copiar dirección',
  copied: 'Dirección copiada.',
  copyFailed: 'No se pudo copiar. Selecciona la dirección y cópiala.',
  steps: [
    'En Mail o Gmail, abre el mensaje con la factura y toca Reenviar. En Fotos o Archivos, toca Compartir y elige el correo.',
    'Pega tu dirección personal en Para.',
    'Envía desde el mismo correo de tu registro, ya confirmado.',
  ],
  bounds:
    'Fotos, PDF o XML, hasta 20 archivos de 10 MB por mensaje. Lo que no se revisa desaparece después de 14 días.',
  came: (count) =>
    plural('es', count, {
      one: '1 factura llegó por correo.',
      other: `${count} facturas llegaron por correo.`,
    }),
  cameText: 'Revisa y envía.',
  full: 'Envía primero las que ya están en la lista.',
  bring: (count) =>
    plural('es', count, { one: 'Traer 1 factura a la lista', other: `Traer ${count} facturas a la lista` }),
  notBrought: 'No se pudieron traer las facturas. Inténtalo de nuevo.',
}
