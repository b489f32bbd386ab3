import type { Language } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { box, button, paragraph, spelledOut } from '#server/platform/mail-blocks.ts'
import { mailLayout } from '#server/platform/mail-layout.ts'

const publicUrl = 'https://petisco.example'
const url = `${publicUrl}/redefinir-senha?codigo=4mQ9tZ-7Lw2KcX0aVb8RfE&idioma=pt`

export function passwordRecovery(language: Language) {
  const words = said[language]
  return {
    subject: words.title,
    ...mailLayout({
      language,
      publicUrl,
      preheader: words.preheader,
      title: words.title,
      lead: words.lead,
      blocks: [
        button({ label: words.action, url }),
        paragraph(words.validity),
        box(words.stranger),
        spelledOut({ hint: textsIn(language).mail.button_fails, url }),
      ],
      reason: words.reason,
    }),
  }
}

const said = {
  'pt-BR': {
    title: 'Criar uma nova senha',
    preheader: 'O link vale por 60 minutos e uma vez só.',
    lead: 'Camila, você pediu uma nova senha em 12/11/2026, às 10:42.',
    action: 'Criar nova senha',
    validity: ['O link vale por ', { strong: '60 minutos' }, ' e uma vez só.'],
    stranger: [
      { strong: 'Não foi você?' },
      ' Não precisa fazer nada: sua senha continua a mesma. Ninguém da equipe pede senha ou código por mensagem.',
    ],
    reason: 'Você recebe este e-mail porque alguém pediu uma nova senha para esta conta.',
  },
  es: {
    title: 'Crea una contraseña nueva',
    preheader: 'El enlace vale 60 minutos y una sola vez.',
    lead: 'Camila, pediste una contraseña nueva el 12/11/2026 a las 10:42.',
    action: 'Crear contraseña nueva',
    validity: ['El enlace vale ', { strong: '60 minutos' }, ' y una sola vez.'],
    stranger: [
      { strong: '¿No fuiste tú?' },
      ' No hace falta hacer nada: tu contraseña sigue igual. Nadie del equipo pide contraseñas ni códigos por mensaje.',
    ],
    reason: 'Recibes este correo porque alguien pidió una contraseña nueva para esta cuenta.',
  },
  en: {
    title: 'Create a new password',
    preheader: 'The link works once, within 60 minutes.',
    lead: 'Camila, you asked for a new password on 12 November 2026 at 10:42.',
    action: 'Create new password',
    validity: ['The link works once, within ', { strong: '60 minutes' }, '.'],
    stranger: [
      { strong: 'Not you?' },
      ' There is nothing to do: your password stays the same. Nobody on our team asks for passwords or codes by message.',
    ],
    reason: 'You are getting this e-mail because someone asked for a new password for this account.',
  },
}
