import type { ConfirmEmailWords } from './pt-br.ts'

export const en: ConfirmEmailWords = {
  emailConfirmation: {
    title: 'Confirm the new e-mail',
    text: 'Press the button to use this e-mail for your account. From then on you sign in with it.',
    confirm: 'Confirm this e-mail',
    done: 'E-mail confirmed. From now on, sign in with it.',
    goOn: 'Continue',
    failed: 'It could not be confirmed just now. Please try again.',
    support: 'Contact support',
  },
}
