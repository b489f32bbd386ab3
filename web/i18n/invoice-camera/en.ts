import { plural } from '#web/i18n/plural.ts'
import type { InvoiceCameraWords } from './pt-br.ts'

export const en: InvoiceCameraWords = {
  title: 'Photo of the invoice',
  partTitle: (place) => `Part ${place} of the invoice`,
  close: 'Close the camera',
  picture: 'Camera picture',
  starting: 'Opening the camera...',
  advice: {
    search: 'Show the whole invoice',
    dark: 'Too dark',
    closer: 'Move closer',
    cut: 'Move back: the paper is cut off',
    hold: 'Hold still',
    ready: 'Ready',
  },
  shutter: 'Take the photo',
  torch: 'Light',
  automatic: 'Take it by itself when it is good',
  chooseFile: 'File',
  ownCamera: 'Use the phone’s camera',
  back: 'Back',
  failures: {
    refused:
      'The camera was not allowed in this app. You can allow it in the browser settings or go on here.',
    missing: 'We found no camera on this device. Choose the photo or the file.',
    busy: 'The camera did not open. Another app may be using it. You can go on here.',
  },
  taken: (count) =>
    plural('en', count, {
      one: 'Photo taken. Check that it can be read.',
      other: `${count} parts. Check the order.`,
    }),
  part: (place) => `Part ${place}`,
  partPicture: (place) => `Photo of part ${place}`,
  ofPart: (place, fault) => `Part ${place}: ${fault}`,
  again: (place) => `Take part ${place} again`,
  remove: (place) => `Remove part ${place}`,
  longReceipt: 'Long receipt? Take it in parts, from top to bottom.',
  nextPart: 'Show the part right below and press the button.',
  addPart: 'Add another part',
  use: (count) => plural('en', count, { one: 'Use this photo', other: `Join the ${count} parts` }),
}
