export const ptBr = {
  names: { sms: 'SMS', whatsapp: 'WhatsApp' },
  title: (way: string) => `${way} no celular`,
  isOn: 'Ligado',
  offer: (way: string, phone: string) =>
    `Receba por ${way} no ${phone} o que não pode esperar: nota decidida, prêmio enviado ou cancelado, moedas a vencer e a verificação do cadastro. Nunca entre 21h e 8h.`,
  proof: 'Antes, confirmamos o número com um código. Depois, ele também serve para recuperar a senha.',
  on: (way: string, phone: string) => `Os avisos que não podem esperar chegam por ${way} no ${phone}.`,
  noPhone: (way: string) => `Para receber avisos por ${way}, preencha o seu celular.`,
  fillPhone: 'Editar dados',
  turnOn: (way: string) => `Receber por ${way}`,
  turnOff: (way: string) => `Parar de receber por ${way}`,
  turnedOn: (way: string) => `Avisos por ${way} ligados.`,
  turnedOff: (way: string) => `Avisos por ${way} desligados.`,
  sent: (way: string, phone: string) =>
    `Enviamos um código por ${way} para ${phone}. Ele vale por 10 minutos.`,
  code: 'Código',
  codeMissing: 'Digite o código da mensagem.',
  confirm: 'Confirmar',
  another: 'Enviar outro código',
  resent: 'Código enviado de novo.',
  giveUp: 'Agora não',
  failed: 'Não deu certo agora. Tente de novo.',
  why: 'O celular passa a ser uma chave da conta. Digite a sua senha para confirmar.',
  send: 'Enviar código',
}

export type PhoneMessageWords = typeof ptBr
