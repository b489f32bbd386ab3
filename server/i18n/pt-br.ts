import type { Fault } from '#contract/faults.ts'
import type { Language } from '#contract/languages.ts'
import { calendarDay, wholeNumber } from './figures.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Reminder = { pet_name: string; name: string; product: string }

export const ptBr = {
  refusals: {
    signed_out: 'Sua sessão terminou. Entre de novo.',
    wrong_credentials: 'E-mail ou senha não conferem.',
    account_blocked: 'Esta conta está bloqueada. Fale com o suporte.',
    forbidden: 'Você não tem acesso a isto.',
    not_found: 'Não encontramos o que você pediu.',
    idempotency_key_reused: 'Este pedido já foi enviado com outros dados. Comece de novo.',
    insufficient_coins: 'Não há moedas suficientes.',
    item_unavailable: 'Este prêmio não está mais disponível.',
    sold_out: 'Este prêmio esgotou. Peça para ser avisado quando voltar.',
    limit_reached: 'Você já resgatou este prêmio o número de vezes permitido.',
    price_changed: 'O preço deste prêmio mudou. Confira o novo valor antes de resgatar.',
    address_incomplete: 'Complete o seu endereço de entrega para resgatar.',
    stale: 'Isto já mudou. Atualize a página e decida de novo.',
    challenge_started: 'Já há gente a caminho desta meta: ela não pode mais mudar.',
    recovery_link_spent: 'Este link não vale mais. Peça outro.',
    too_large: 'O envio é grande demais.',
    unsupported_type: 'Este tipo de conteúdo não é aceito.',
    email_taken: 'Já existe uma conta com este e-mail. Entre ou recupere a senha.',
    cpf_taken: 'Já existe uma conta com este CPF. Entre ou recupere a senha.',
    code_unknown: 'Não conhecemos este código. Confira com quem indicou, ou deixe em branco.',
    distributor_unknown: 'Escolha um distribuidor da lista.',
    file_empty: 'Este arquivo está vazio. Escolha outro.',
    file_many: 'Envie um arquivo só.',
    image_type: 'Envie uma imagem JPEG, PNG ou WebP.',
    image_broken: 'Esta imagem está incompleta ou danificada. Escolha outra.',
    image_too_many_pixels: 'Esta imagem é grande demais: o limite é de 50 milhões de pixels.',
    image_animated: 'Envie uma imagem parada, sem animação.',
    own_document: 'Você não pode decidir sobre uma nota sua ou da sua loja.',
    other_person: 'Outra pessoa precisa decidir sobre esta nota.',
    claimed_by_other: 'Outra pessoa está decidindo sobre esta nota.',
    invoice_yours: 'Você já enviou esta nota.',
    invoice_used: 'Esta nota já foi usada no programa. Cada nota vale uma vez.',
    invoice_file_type: 'Envie uma foto JPEG, PNG ou WebP, um PDF ou o XML da nota.',
    invoice_file_broken: 'Este arquivo está incompleto ou danificado. Escolha outro.',
    product_unknown: 'Escolha um produto da lista.',
    reason_unknown: 'Escolha um motivo da lista.',
    product_not_fitting: 'Este produto não serve para este pet. Calcule de novo e escolha outro.',
    product_unavailable: 'Este produto saiu do catálogo. Escolha outro.',
    push_service_unknown: 'Não conhecemos o serviço de avisos deste navegador.',
    window_reversed: 'O fim precisa ser depois do início.',
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
    faults: {
      cpf: 'Digite o CPF com 11 números.',
      cnpj: 'Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.',
      crmv: 'Digite o CRMV como 12345/SP.',
      mobile: 'Digite o celular com DDD e 9 números, como (11) 98765-4321.',
      cep: 'Digite o CEP com 8 números.',
      password_common: 'Esta senha é fácil de adivinhar. Escolha outra.',
      password_differs: 'As duas senhas não são iguais.',
      acceptance: 'Para participar, aceite o regulamento e a política de privacidade.',
      client_consent: 'Para guardar os dados, o cliente precisa concordar.',
      file: 'Escolha um arquivo.',
      not_asked: 'Esta pergunta não se aplica a este pet.',
      unanswered: 'Responda a esta pergunta.',
      age_of_phase: 'Escolha uma das idades da lista.',
      too_heavy: 'Confira o peso: é demais para este pet.',
      ideal_not_below: 'O peso ideal precisa ser menor que o peso atual.',
    } satisfies Record<Fault, string>,
  },
  notifications: {
    invoice_counted: ({ number, coins }: { number: string; coins: number }) =>
      `Nota ${number} aprovada: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `Não aprovamos a nota ${number}. Veja o motivo e o que dá para fazer.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `Precisamos de outra foto da nota ${number}. Ela mantém o lugar na fila.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `A nota ${number} foi estornada: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles }: { titles: Titles }) => `Resgate pedido: ${titles['pt-BR']}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) =>
      `Estamos preparando o seu prêmio: ${titles['pt-BR']}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) =>
      `O seu prêmio está a caminho: ${titles['pt-BR']}.`,
    redemption_delivered: ({ titles }: { titles: Titles }) => `Prêmio entregue: ${titles['pt-BR']}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Resgate cancelado: ${titles['pt-BR']}. Devolvemos ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Voltou à loja: ${titles['pt-BR']}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'vence' : 'vencem'} até ${calendarDay(on)}.`,
    verified: () => 'Cadastro confirmado. A loja e o simulador estão abertos.',
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Desafio cumprido: ${titles['pt-BR']}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `A ração de ${pet_name} deve estar acabando: fale com ${name} sobre ${product}.`,
    broadcast: ({ titles }: { titles: Titles }) => titles['pt-BR'],
  },
  failures: {
    unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
  },
  mail: {
    button_fails: 'O botão não abre? Copie e cole no navegador:',
    because_account: (brand: string) => `Você recebe este e-mail porque tem uma conta ${brand}.`,
    privacy: 'Privacidade',
  },
  mails: {
    notification: {
      preheader: 'Você tem uma novidade.',
      lead: (name: string) => `${name}, você pediu para saber disto por e-mail.`,
      action: 'Abrir',
      reason: 'Você recebe este e-mail pela sua escolha de avisos, no perfil.',
    },
    recovery: {
      title: 'Criar uma nova senha',
      preheader: 'O link vale por 60 minutos e uma vez só.',
      lead: (name: string, date: string, time: string) =>
        `${name}, você pediu uma nova senha em ${date}, às ${time}.`,
      action: 'Criar nova senha',
      validity: ['O link vale por ', { strong: '60 minutos' }, ' e uma vez só.'],
      stranger: [
        { strong: 'Não foi você?' },
        ' Não precisa fazer nada: sua senha continua a mesma. Ninguém da equipe pede senha ou código por mensagem.',
      ],
      reason: 'Você recebe este e-mail porque alguém pediu uma nova senha para esta conta.',
    },
    redemption: {
      tracking: (carrier: string) => `Código de rastreio, ${carrier}`,
      track: 'Acompanhar a entrega',
      open: 'Ver meus resgates',
      because: (code: string) => `Você recebe este e-mail porque resgatou um prêmio (${code}).`,
      redemption: 'Resgate',
      coins: 'Moedas usadas',
      coinsBack: 'Moedas devolvidas',
      arrivesBy: 'Chega até',
      goesTo: 'Vai para',
      steps: {
        requested: {
          title: (prize: string) => `Resgate pedido: ${prize}`,
          preheader: 'Já recebemos o seu pedido.',
          lead: (name: string) => `${name}, o seu resgate está confirmado. Dá para cancelar até o envio.`,
        },
        preparing: {
          title: (prize: string) => `Estamos preparando: ${prize}`,
          preheader: 'O seu prêmio está sendo separado.',
          lead: (name: string) => `${name}, o seu prêmio está sendo separado.`,
        },
        shipped: {
          title: (prize: string) => `A caminho: ${prize}`,
          preheader: 'O seu prêmio saiu para entrega.',
          lead: (name: string) => `${name}, o seu prêmio está com a transportadora.`,
        },
        delivered: {
          title: (prize: string) => `Entregue: ${prize}`,
          preheader: 'O seu prêmio chegou.',
          lead: (name: string) => `${name}, a entrega foi confirmada. Aproveite.`,
        },
        cancelled: {
          title: (prize: string) => `Resgate cancelado: ${prize}`,
          preheader: 'As moedas voltaram para o seu saldo.',
          lead: (name: string) =>
            `${name}, o resgate foi cancelado e as moedas voltaram com o mesmo vencimento.`,
        },
      },
    },
    expiring: {
      coins: (number: string, coins: number) => `${number} ${coins === 1 ? 'moeda' : 'moedas'}`,
      on: (date: string) => `em ${date}`,
      until: (date: string) => `até ${date}`,
      title: (coins: string, when: string, count: number) =>
        `${coins} ${count === 1 ? 'vence' : 'vencem'} ${when}`,
      preheader: 'Troque por um prêmio antes que vençam.',
      lead: (name: string) => `${name}, parte das suas moedas está perto do vencimento.`,
      body: 'As que vencem antes saem primeiro em qualquer resgate. No extrato você vê as próximas datas.',
      action: 'Ver os prêmios',
    },
    invoice_counted: {
      coins: (number: string, coins: number) => `+${number} ${coins === 1 ? 'moeda' : 'moedas'}`,
      subject: (number: string, coins: string) => `Nota ${number} aprovada: ${coins}`,
      title: (number: string) => `Nota ${number} aprovada`,
      preheader: (balance: string) => `Seu saldo agora: ${balance} moedas.`,
      lead: (name: string) => `${name}, as moedas já estão no seu saldo.`,
      balance: (balance: string) => `Saldo: ${balance}.`,
      expire: (date: string) => `Estas vencem em ${date}.`,
      total: 'Total',
      mended: 'Onde o valor digitado era outro, contamos o que está na nota.',
      action: 'Ver no extrato',
      reason: (number: string) => `Você recebe este e-mail porque enviou a nota ${number}.`,
    },
    invoice_rejected: {
      title: (number: string) => `Nota ${number} não aprovada`,
      preheader: 'Veja o motivo e o que dá para fazer.',
      lead: (name: string) => `${name}, não pudemos aprovar esta nota.`,
      why: 'O motivo: ',
      again: 'Acha que erramos? Na página da nota você pode pedir uma nova análise, feita por outra pessoa.',
      final: 'Duas pessoas analisaram esta nota. Se ainda tiver dúvida, fale com o suporte.',
      action: 'Ver a nota',
      reason: (number: string) => `Você recebe este e-mail porque enviou a nota ${number}.`,
    },
    invoice_incomplete: {
      title: (number: string) => `Precisamos de outra foto da nota ${number}`,
      preheader: 'A nota guarda o lugar na fila.',
      lead: 'falta pouco para analisar a sua nota.',
      why: 'O que falta: ',
      photo: 'A foto que você enviou.',
      how: 'Como fotografar',
      steps: [
        'Estique a nota em uma mesa, com luz.',
        'Enquadre do nome da loja até o QR Code.',
        'Confira se o número e a data aparecem inteiros.',
      ],
      action: 'Enviar outra foto',
      kept: 'Produtos e valores que você digitou estão guardados, e a nota mantém o lugar na fila.',
      reason: (number: string) => `Você recebe este e-mail porque enviou a nota ${number}.`,
    },
    invoice_reversed: {
      coins: (number: string, coins: number) => `−${number} ${coins === 1 ? 'moeda' : 'moedas'}`,
      subject: (number: string, coins: string) => `Nota ${number} estornada: ${coins}`,
      title: (number: string) => `Nota ${number} estornada`,
      preheader: 'Veja o motivo.',
      lead: (name: string) => `${name}, as moedas desta nota saíram do seu saldo.`,
      balance: (balance: string) => `Saldo: ${balance}.`,
      why: 'O motivo: ',
      debt: (number: string, coins: number) =>
        coins === 1
          ? 'Uma já tinha sido usada: a próxima moeda que entrar cobre a diferença.'
          : `Parte já tinha sido usada: as próximas ${number} moedas que entrarem cobrem a diferença.`,
      action: 'Ver no extrato',
      reason: (number: string) => `Você recebe este e-mail porque enviou a nota ${number}.`,
    },
    verified: {
      title: 'Cadastro confirmado',
      preheader: 'A loja e o simulador já estão abertos para você.',
      lead: (name: string) => `${name}, conferimos seus dados: está tudo certo.`,
      body: 'Agora você participa de tudo: a loja de prêmios, o simulador e as suas moedas.',
      action: 'Abrir minha conta',
    },
    refused: {
      title: 'Não deu para confirmar seu cadastro',
      preheader: 'Veja o motivo e o que fazer.',
      lead: (name: string) => `${name}, conferimos seus dados e não pudemos confirmar.`,
      why: 'O motivo: ',
      next: 'Se algo mudou ou acha que erramos, fale com o suporte. Sua conta continua aberta.',
      action: 'Falar com o suporte',
    },
    blocked: {
      title: 'Sua conta foi bloqueada',
      preheader: 'Veja o motivo e o que fazer.',
      lead: (name: string) => `${name}, bloqueamos sua conta. Por enquanto não dá para entrar.`,
      why: 'O motivo: ',
      next: 'Se acha que erramos, fale com o suporte.',
      action: 'Falar com o suporte',
    },
    unblocked: {
      title: 'Sua conta está aberta de novo',
      preheader: 'Você já pode entrar.',
      lead: (name: string) => `${name}, desbloqueamos sua conta.`,
      body: 'Entre com o e-mail e a senha de antes.',
      action: 'Abrir minha conta',
    },
  },
}

function coinsIn(coins: number): string {
  return `${wholeNumber('pt-BR', coins)} ${coins === 1 ? 'moeda' : 'moedas'}`
}
