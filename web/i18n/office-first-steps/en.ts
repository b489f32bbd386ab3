import type { ptBr } from './pt-br.ts'

export const en: typeof ptBr = {
  translations: {
    title: 'Untranslated',
    note: 'Who uses another language reads these texts in Portuguese.',
    what: 'Text',
    kind: 'What it is',
    missingIn: 'Missing in',
    untitled: 'No name',
    none: 'Everything is translated',
    noneText: 'What is written in Portuguese alone appears here.',
    kinds: {
      product: 'Product',
      prize: 'Prize',
      category: 'Category',
      challenge: 'Challenge',
      reason: 'Reason',
      page: 'Page',
    },
    languages: { 'pt-BR': 'Portuguese', es: 'Spanish', en: 'English' },
  },
}
