import type { PhoneMessageWords } from './pt-br.ts'

export const es: PhoneMessageWords = {
  names: { sms: 'SMS', whatsapp: 'WhatsApp' },
  title: (way) => `${way} en el celular`,
  isOn: 'Activado',
  offer: (way, phone) =>
    `Recibe por ${way} en el ${phone} lo que no puede esperar: factura decidida, premio enviado o cancelado, monedas por vencer y la verificación del registro. Nunca entre las 21 y las 8 h.`,
  proof: 'Antes confirmamos el número con un código. Después también sirve para recuperar la contraseña.',
  on: (way, phone) => `Los avisos que no pueden esperar llegan por ${way} al ${phone}.`,
  noPhone: (way) => `Para recibir avisos por ${way}, completa tu celular.`,
  fillPhone: 'Editar datos',
  turnOn: (way) => `Recibir por ${way}`,
  turnOff: (way) => `Dejar de recibir por ${way}`,
  turnedOn: (way) => `Avisos por ${way} activados.`,
  turnedOff: (way) => `Avisos por ${way} desactivados.`,
  sent: (way, phone) => `Enviamos un código por ${way} al ${phone}. Vale por 10 minutos.`,
  code: 'Código',
  codeMissing: 'Escribe el código del mensaje.',
  confirm: 'Confirmar',
  another: 'Enviar otro código',
  resent: 'Código enviado de nuevo.',
  giveUp: 'Ahora no',
  failed: 'No se pudo ahora. Inténtalo de nuevo.',
  why: 'El celular pasa a ser una llave de la cuenta. Escribe tu contraseña para confirmar.',
  send: 'Enviar código',
}
