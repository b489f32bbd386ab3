import type { PrizeKindTexts } from './pt-br.ts'

export const es: PrizeKindTexts = {
  names: { parcel: 'Entrega', digital: 'Código digital', top_up: 'Recarga', experience: 'Experiencia' },
  notifications: {
    requested: {
      top_up: (prize) => `Recarga pedida: ${prize}.`,
      experience: (prize) => `Canje pedido: ${prize}. Alguien del equipo te llama.`,
    },
    delivered: {
      digital: (prize) => `Tu código está listo: ${prize}.`,
      top_up: (prize) => `Recarga hecha: ${prize}.`,
      experience: (prize) => `Esperamos que lo hayas disfrutado: ${prize}.`,
    },
    contacted: (prize) => `Hablamos contigo sobre el premio: ${prize}.`,
    booked: (prize) => `Está reservado: ${prize}.`,
  },
  mails: {
    path: { top_up: { delivered: 'Recarga hecha' }, experience: { delivered: 'Realizado' } },
    phone: 'Celular',
    seeCode: 'Ver el código',
    arranged: 'Lo acordado: ',
    digital: {
      delivered: {
        title: (prize) => `Tu código está listo: ${prize}`,
        preheader: 'Descubre el código en la aplicación.',
        lead: (name) =>
          `${name}, el código ya es tuyo. Abre el canje y descúbrelo cuando quieras; queda guardado allí.`,
      },
    },
    top_up: {
      requested: {
        title: (prize) => `Recarga pedida: ${prize}`,
        preheader: 'Ya recibimos tu pedido.',
        lead: (name) =>
          `${name}, la recarga fue pedida. Revisa el número; se puede cancelar hasta que se haga.`,
      },
      delivered: {
        title: (prize) => `Recarga hecha: ${prize}`,
        preheader: 'El crédito ya está en el celular.',
        lead: (name) => `${name}, la recarga está hecha.`,
      },
    },
    experience: {
      requested: {
        title: (prize) => `Canje pedido: ${prize}`,
        preheader: 'Alguien del equipo llama para acordar.',
        lead: (name) => `${name}, el premio es tuyo. Alguien del equipo llama para acordar todo.`,
      },
      contacted: {
        title: (prize) => `Hablamos contigo: ${prize}`,
        preheader: 'Ahora preparamos lo acordado.',
        lead: (name) => `${name}, gracias por la charla. Ahora preparamos lo acordado.`,
      },
      booked: {
        title: (prize) => `Está reservado: ${prize}`,
        preheader: 'Mira lo que acordamos.',
        lead: (name) => `${name}, está todo reservado.`,
      },
      delivered: {
        title: (prize) => `Esperamos que te haya gustado: ${prize}`,
        preheader: 'Disfrutaste tu premio.',
        lead: (name) => `${name}, esperamos que lo hayas disfrutado.`,
      },
    },
    code: {
      title: (prize) => `Tu código: ${prize}`,
      preheader: 'El código que pediste.',
      lead: (name) => `${name}, aquí está el código de tu premio. Guarda este correo con cuidado.`,
      label: 'Código',
    },
  },
}
