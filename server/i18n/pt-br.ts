import { shortWait } from './short-wait.ts'

export const ptBr = {
  refusals: {
    signed_out: 'Sua sessão terminou. Entre de novo.',
    wrong_credentials: 'E-mail ou senha não conferem.',
    account_blocked: 'Esta conta está bloqueada. Fale com o suporte.',
    forbidden: 'Você não tem acesso a isto.',
    not_found: 'Não encontramos o que você pediu.',
    idempotency_key_reused: 'Este pedido já foi enviado com outros dados. Comece de novo.',
    too_large: 'O envio é grande demais.',
    unsupported_type: 'Este tipo de conteúdo não é aceito.',
    too_many_attempts: ({ waitSeconds = 1 }: { waitSeconds?: number }) =>
      `Muitas tentativas. Tente de novo em ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'Não deu para consultar o CEP agora. Você pode digitar o endereço.',
  },
  fields: {
    summary: 'Confira os campos indicados.',
    unreadable: 'Não deu para ler os dados enviados.',
    required: 'Preencha este campo.',
    invalid: 'Confira este campo.',
    email: 'Digite um e-mail como nome@exemplo.com.br.',
    too_short: (least: number) => `Use pelo menos ${least} caracteres.`,
    too_long: (most: number) => `Use no máximo ${most} caracteres.`,
    too_small: (least: number) => `O menor valor é ${least}.`,
    too_big: (most: number) => `O maior valor é ${most}.`,
  },
  failures: {
    unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  },
  mail: {
    button_fails: 'O botão não abre? Copie e cole no navegador:',
    because_account: (brand: string) => `Você recebe este e-mail porque tem uma conta ${brand}.`,
    privacy: 'Privacidade',
  },
}
