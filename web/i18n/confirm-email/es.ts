import type { ConfirmEmailWords } from './pt-br.ts'

export const es: ConfirmEmailWords = {
  emailConfirmation: {
    title: 'Confirmar el correo nuevo',
    text: 'Toca el botón para usar este correo en tu cuenta. Desde ahora, es con él que entras.',
    confirm: 'Confirmar este correo',
    done: 'Correo confirmado. Desde ahora, entra con él.',
    goOn: 'Continuar',
    failed: 'No se pudo confirmar ahora. Inténtalo de nuevo.',
    support: 'Hablar con soporte',
  },
}
