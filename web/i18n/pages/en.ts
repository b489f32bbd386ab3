import type { PagesWords } from './pt-br.ts'

export const en: PagesWords = {
  pages: {
    names: {
      privacy: 'Privacy policy',
      regulation: 'Programme rules',
      'delete-account': 'Delete account',
      support: 'Support',
    },
    updatedOn: (date) => `Updated on ${date}`,
    contents: 'On this page',
    back: 'Back',
    failed: 'This text could not be loaded.',
  },
}
