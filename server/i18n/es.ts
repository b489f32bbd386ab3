import type { ptBr } from './pt-br.ts'
import { shortWait } from './short-wait.ts'

export const es: typeof ptBr = {
  refusals: {
    signed_out: 'Tu sesión terminó. Vuelve a entrar.',
    wrong_credentials: 'El correo o la contraseña no coinciden.',
    account_blocked: 'Esta cuenta está bloqueada. Comunícate con soporte.',
    forbidden: 'No tienes acceso a esto.',
    not_found: 'No encontramos lo que pediste.',
    idempotency_key_reused: 'Este pedido ya se envió con otros datos. Empieza de nuevo.',
    too_large: 'El envío es demasiado grande.',
    unsupported_type: 'No se acepta este tipo de contenido.',
    too_many_attempts: ({ waitSeconds = 1 }) =>
      `Demasiados intentos. Vuelve a intentar en ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'Ahora no pudimos consultar el código postal. Puedes escribir la dirección.',
  },
  fields: {
    summary: 'Revisa los campos indicados.',
    unreadable: 'No pudimos leer los datos enviados.',
    required: 'Completa este campo.',
    invalid: 'Revisa este campo.',
    email: 'Escribe un correo como nombre@ejemplo.com.',
    too_short: (least) => `Usa al menos ${least} caracteres.`,
    too_long: (most) => `Usa como máximo ${most} caracteres.`,
    too_small: (least) => `El valor mínimo es ${least}.`,
    too_big: (most) => `El valor máximo es ${most}.`,
  },
  failures: {
    unexpected: 'Algo falló de nuestro lado. Vuelve a intentar en unos instantes.',
  },
  mail: {
    button_fails: '¿No se abre el botón? Copia esta dirección y pégala en el navegador:',
    because_account: (brand) => `Recibes este correo porque tienes una cuenta en ${brand}.`,
    privacy: 'Privacidad',
  },
}
