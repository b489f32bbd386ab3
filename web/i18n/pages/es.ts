import type { PagesWords } from './pt-br.ts'

export const es: PagesWords = {
  pages: {
    names: {
      privacy: 'Política de privacidad',
      regulation: 'Reglamento',
      'delete-account': 'Eliminar cuenta',
      support: 'Soporte',
    },
    updatedOn: (date) => `Actualizado el ${date}`,
    contents: 'En esta página',
    back: 'Volver',
    failed: 'No se pudo cargar este texto.',
  },
}
