export const ptBr = {
  emailConfirmation: {
    title: 'Confirmar o e-mail novo',
    text: 'Toque no botão para usar este e-mail na sua conta. De agora em diante, é com ele que você entra.',
    confirm: 'Confirmar este e-mail',
    done: 'E-mail confirmado. A partir de agora, entre com ele.',
    goOn: 'Continuar',
    failed: 'Não deu para confirmar agora. Tente de novo.',
    support: 'Falar com o suporte',
  },
}

export type ConfirmEmailWords = typeof ptBr
