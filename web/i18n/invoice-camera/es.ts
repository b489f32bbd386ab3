import { plural } from '#web/i18n/plural.ts'
import type { InvoiceCameraWords } from './pt-br.ts'

export const es: InvoiceCameraWords = {
  title: 'Foto de la factura',
  partTitle: (place) => `Parte ${place} de la factura`,
  close: 'Cerrar la cámara',
  picture: 'Imagen de la cámara',
  starting: 'Abriendo la cámara...',
  advice: {
    search: 'Muestra la factura entera',
    dark: 'Muy oscuro',
    closer: 'Acércate',
    cut: 'Aléjate: el papel está cortado',
    hold: 'Sostén firme',
    ready: 'Listo',
  },
  shutter: 'Tomar la foto',
  torch: 'Luz',
  automatic: 'Tomarla sola cuando esté bien',
  chooseFile: 'Archivo',
  ownCamera: 'Usar la cámara del celular',
  back: 'Volver',
  failures: {
    refused:
      'La cámara no fue permitida en esta aplicación. Puedes permitirla en los ajustes del navegador o seguir por aquí.',
    missing: 'No encontramos una cámara en este dispositivo. Elige la foto o el archivo.',
    busy: 'La cámara no se abrió. Otra aplicación puede estar usándola. Puedes seguir por aquí.',
  },
  taken: (count) =>
    plural('es', count, {
      one: 'Foto tomada. Revisa que se pueda leer.',
      other: `${count} partes. Revisa el orden.`,
    }),
  part: (place) => `Parte ${place}`,
  partPicture: (place) => `Foto de la parte ${place}`,
  ofPart: (place, fault) => `Parte ${place}: ${fault}`,
  again: (place) => `Tomar de nuevo la parte ${place}`,
  remove: (place) => `Quitar la parte ${place}`,
  longReceipt: '¿Factura larga? Tómala por partes, de arriba hacia abajo.',
  nextPart: 'Muestra la parte que sigue más abajo y toca el botón.',
  addPart: 'Agregar otra parte',
  use: (count) => plural('es', count, { one: 'Usar esta foto', other: `Unir las ${count} partes` }),
}
