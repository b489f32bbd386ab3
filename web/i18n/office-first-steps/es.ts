import type { ptBr } from './pt-br.ts'

export const es: typeof ptBr = {
  translations: {
    title: 'Sin traducción',
    note: 'Quien usa otro idioma lee estos textos en portugués.',
    what: 'Texto',
    kind: 'Qué es',
    missingIn: 'Falta en',
    untitled: 'Sin nombre',
    none: 'Está todo traducido',
    noneText: 'Lo que se escriba solo en portugués aparece aquí.',
    kinds: {
      product: 'Producto',
      prize: 'Premio',
      category: 'Categoría',
      challenge: 'Desafío',
      reason: 'Motivo',
      page: 'Página',
    },
    languages: { 'pt-BR': 'Portugués', es: 'Español', en: 'Inglés' },
  },
}
