/** What differs from a parcel: the prizes that nobody sends by post. */
export const ptBr = {
  names: { parcel: 'Entrega', digital: 'Código digital', top_up: 'Recarga', experience: 'Experiência' },
  notifications: {
    requested: {
      top_up: (prize: string) => `Recarga pedida: ${prize}.`,
      experience: (prize: string) => `Resgate pedido: ${prize}. Alguém da equipe liga para você.`,
    },
    delivered: {
      digital: (prize: string) => `O seu código está pronto: ${prize}.`,
      top_up: (prize: string) => `Recarga feita: ${prize}.`,
      experience: (prize: string) => `Esperamos que tenha aproveitado: ${prize}.`,
    },
    contacted: (prize: string) => `Falamos com você sobre o prêmio: ${prize}.`,
    booked: (prize: string) => `Está marcado: ${prize}.`,
  },
  mails: {
    path: { top_up: { delivered: 'Recarga feita' }, experience: { delivered: 'Realizado' } },
    phone: 'Celular',
    seeCode: 'Ver o código',
    arranged: 'O combinado: ',
    digital: {
      delivered: {
        title: (prize: string) => `O seu código está pronto: ${prize}`,
        preheader: 'Descubra o código no aplicativo.',
        lead: (name: string) =>
          `${name}, o código já é seu. Abra o resgate e descubra quando quiser; ele fica guardado lá.`,
      },
    },
    top_up: {
      requested: {
        title: (prize: string) => `Recarga pedida: ${prize}`,
        preheader: 'Já recebemos o seu pedido.',
        lead: (name: string) =>
          `${name}, a recarga foi pedida. Confira o número; dá para cancelar até ser feita.`,
      },
      delivered: {
        title: (prize: string) => `Recarga feita: ${prize}`,
        preheader: 'O crédito já está no celular.',
        lead: (name: string) => `${name}, a recarga foi feita.`,
      },
    },
    experience: {
      requested: {
        title: (prize: string) => `Resgate pedido: ${prize}`,
        preheader: 'Alguém da equipe liga para combinar.',
        lead: (name: string) => `${name}, o prêmio é seu. Alguém da equipe liga para combinar tudo.`,
      },
      contacted: {
        title: (prize: string) => `Falamos com você: ${prize}`,
        preheader: 'Agora preparamos o que foi combinado.',
        lead: (name: string) => `${name}, obrigado pela conversa. Agora preparamos o que foi combinado.`,
      },
      booked: {
        title: (prize: string) => `Está marcado: ${prize}`,
        preheader: 'Veja o que foi combinado.',
        lead: (name: string) => `${name}, está tudo marcado.`,
      },
      delivered: {
        title: (prize: string) => `Esperamos que tenha gostado: ${prize}`,
        preheader: 'O seu prêmio foi aproveitado.',
        lead: (name: string) => `${name}, esperamos que tenha aproveitado.`,
      },
    },
    code: {
      title: (prize: string) => `O seu código: ${prize}`,
      preheader: 'O código que você pediu.',
      lead: (name: string) => `${name}, aqui está o código do seu prêmio. Guarde este e-mail com cuidado.`,
      label: 'Código',
    },
  },
}

export type PrizeKindTexts = typeof ptBr
