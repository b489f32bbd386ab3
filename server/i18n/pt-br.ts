import type { Fault } from '#contract/faults.ts'
import type { Language } from '#contract/languages.ts'
import { dateAndTime } from './date-time.ts'
import { calendarDay, figure } from './figures.ts'
import { ptBr as imports } from './imports/pt-br.ts'
import { ptBr as prize_kinds } from './prize-kinds/pt-br.ts'
import { type Redeemed, worded } from './prize-kinds/worded.ts'
import { shortWait } from './short-wait.ts'

type Titles = Readonly<Record<Language, string>>
type Counted = { number: string; coins: number; at_once?: { opens_at: string | null } }
type Reminder = { pet_name: string | null; name: string; product: string }
type Sold = { product: string; coins: number; is_capped?: boolean }

const passwordCommon = 'Esta senha é fácil de adivinhar. Escolha outra.'

export const ptBr = {
  imports,
  prize_kinds,
  refusals: {
    signed_out: 'Sua sessão terminou. Entre de novo.',
    wrong_credentials: 'E-mail ou senha não conferem.',
    account_blocked: 'Esta conta está bloqueada. Fale com o suporte.',
    key_unknown: 'Esta chave não existe. Confira se foi copiada inteira.',
    key_expired: 'O prazo desta chave terminou. Peça outra a quem administra.',
    key_revoked: 'Esta chave foi revogada. Peça outra a quem administra.',
    forbidden: 'Você não tem acesso a isto.',
    key_not_for_this: 'Esta chave não abre esta chamada.',
    not_found: 'Não encontramos o que você pediu.',
    idempotency_key_reused: 'Este pedido já foi enviado com outros dados. Comece de novo.',
    idempotency_key_unusable: 'A chave de repetição tem de 1 a 200 caracteres.',
    insufficient_coins: 'Não há moedas suficientes.',
    item_unavailable: 'Este prêmio não está mais disponível.',
    sold_out: 'Este prêmio esgotou. Peça para ser avisado quando voltar.',
    limit_reached: 'Você já resgatou este prêmio o número de vezes permitido.',
    price_changed: 'O preço deste prêmio mudou. Confira o novo valor antes de resgatar.',
    address_incomplete: 'Complete o seu endereço de entrega para resgatar.',
    not_its_step: 'Este tipo de prêmio não tem essa etapa.',
    stock_is_codes: 'O estoque de um prêmio digital são os códigos. Acrescente códigos.',
    not_digital: 'Este prêmio não é digital. Mude o tipo antes de pôr códigos.',
    email_unconfirmed: 'O e-mail da conta ainda não foi confirmado.',
    stale: 'Isto já mudou. Atualize a página e decida de novo.',
    second_factor_needed: 'Digite o código do aplicativo autenticador.',
    second_factor_required: 'A sua função pede o segundo fator. Ligue-o na sua conta para continuar.',
    last_admin: 'A equipe precisa de pelo menos uma pessoa na administração.',
    own_account: 'Outra pessoa da administração precisa fazer isto por você.',
    passwords_closed: 'A equipe entra só com a conta da empresa.',
    decided_by_sso: 'Isto se decide na conta da empresa desta pessoa, não aqui.',
    sso_expired: 'Esta entrada demorou demais ou começou em outro navegador. Comece de novo.',
    sso_denied: 'A entrada com a conta da empresa foi cancelada.',
    sso_failed:
      'A resposta da conta da empresa não confere. Comece de novo e, se continuar, avise quem cuida dela.',
    sso_no_role: 'A sua conta da empresa não dá acesso à gestão. Peça a quem cuida das contas da empresa.',
    sso_last_admin:
      'A sua conta da empresa não dá mais a administração, e a equipe não tem outra pessoa nela. Antes, alguém com essa função precisa entrar.',
    sso_email_unverified:
      'A sua conta da empresa não tem um e-mail confirmado. Peça a quem cuida das contas da empresa.',
    sso_email_taken: 'Outra conta da empresa já entra com este e-mail. Fale com quem administra.',
    sso_unavailable: 'A conta da empresa não responde agora. Tente de novo em alguns minutos.',
    account_deleted: 'Esta conta foi excluída: não há a quem devolver as moedas.',
    challenge_started: 'Já há gente a caminho desta meta: ela não pode mais mudar.',
    recovery_link_spent: 'Este link não vale mais. Peça outro.',
    proof_needed: 'Para continuar, digite a sua senha de novo.',
    nothing_asked: 'A equipe não está esperando nenhum documento seu.',
    email_link_spent:
      'Este link não vale mais. No perfil, envie a confirmação de novo ou troque o e-mail outra vez.',
    too_large: 'O envio é grande demais.',
    unsupported_type: 'Este tipo de conteúdo não é aceito.',
    phone_missing: 'Diga o número do celular.',
    email_taken: 'Já existe uma conta com este e-mail. Entre ou recupere a senha.',
    cpf_taken: 'Já existe uma conta com este CPF. Entre ou recupere a senha.',
    code_unknown: 'Não conhecemos este código. Confira com quem indicou, ou deixe em branco.',
    code_taken: 'Este código já é de outra pessoa. Escolha outro.',
    distributor_unknown: 'Escolha um distribuidor da lista.',
    file_empty: 'Este arquivo está vazio. Escolha outro.',
    file_many: 'Envie um arquivo só.',
    image_type: 'Envie uma imagem JPEG, PNG ou WebP.',
    asked_file_type: 'Envie uma foto JPEG, PNG ou WebP, ou um PDF.',
    image_broken: 'Esta imagem está incompleta ou danificada. Escolha outra.',
    image_too_many_pixels: 'Esta imagem é grande demais: o limite é de 50 milhões de pixels.',
    image_animated: 'Envie uma imagem parada, sem animação.',
    own_document: 'Você não pode decidir sobre uma nota sua ou da sua loja.',
    other_person: 'Outra pessoa precisa decidir sobre esta nota.',
    claimed_by_other: 'Outra pessoa está decidindo sobre esta nota.',
    not_read_yet: 'Esta nota ainda está sendo lida. Tente de novo em alguns segundos.',
    issuer_unknown:
      'Não se sabe quem emitiu este documento: sem isso, a equipe não pode dizer de que produto é o item.',
    invoice_yours: 'Você já enviou esta nota.',
    invoice_used: 'Esta nota já foi usada no programa. Cada nota vale uma vez.',
    invoice_cancelled: 'O emissor cancelou esta nota: ela não pode valer moedas.',
    upload_gone: 'Este arquivo não está mais guardado. Envie a foto ou o arquivo de novo.',
    parts_missing: 'Ainda faltam partes deste arquivo. Envie de novo.',
    part_broken: 'Esta parte do arquivo não chegou inteira. Envie de novo.',
    invoice_file_type: 'Envie uma foto JPEG, PNG ou WebP, um PDF ou o XML da nota.',
    invoice_file_broken: 'Este arquivo está incompleto ou danificado. Escolha outro.',
    feed_file_type: 'Só são aceitos um ZIP, um XML ou uma lista em texto.',
    feed_file_broken: 'Este ZIP está incompleto ou danificado. Gere o arquivo de novo.',
    feed_file_full: 'Este ZIP traz demais: divida em arquivos menores.',
    import_file_type: 'Envie uma planilha XLSX ou um CSV.',
    import_not_ready:
      'Este arquivo não está esperando: ele ainda está sendo conferido, ou alguém já decidiu.',
    import_needs_second:
      'São muitas moedas para uma pessoa só: outra pessoa da administração precisa importar este arquivo.',
    cap_too_low: 'O teto precisa cobrir um bônus e o que já foi pago.',
    text_missing: 'Escreva este texto antes de publicar.',
    field_unknown: 'Há um campo {{…}} que não existe. Use os da lista.',
    day_taken: 'Este dia já está na lista.',
    category_unknown: 'Escolha uma categoria da lista.',
    category_in_use: 'Ainda há prêmios nesta categoria. Mude-os para outra antes.',
    product_unknown: 'Escolha um produto da lista.',
    recommendation_unknown: 'Não conhecemos este código. Confira com o cliente.',
    recommendation_own: 'Este código é seu: ele não vale nas suas próprias notas.',
    reason_unknown: 'Escolha um motivo da lista.',
    member_unknown: 'Nenhuma conta do programa tem este e-mail.',
    reason_taken: 'Já existe um motivo com este código.',
    sku_taken: 'Já existe um produto com este SKU.',
    ean_taken: 'Já existe um produto com este código de barras.',
    slug_taken: 'Já existe um produto com este endereço.',
    title_taken: 'Já existe um distribuidor com este nome.',
    cnpj_taken: ({ distributor = '' }: { distributor?: string }) =>
      `Este CNPJ é da empresa de outro distribuidor: ${distributor}.`,
    product_not_fitting: 'Este produto não serve para este pet. Calcule de novo e escolha outro.',
    product_unavailable: 'Este produto saiu do catálogo. Escolha outro.',
    day_gone_by: 'Escolha hoje ou um dia depois.',
    push_service_unknown: 'Não conhecemos o serviço de avisos deste navegador.',
    window_reversed: 'O fim precisa ser depois do início.',
    call_unknown: 'Escolha chamadas da lista.',
    webhook_address: 'Use um endereço https público, sem senha, como https://erp.example/petisco.',
    wrong_code: 'Este código não confere ou já foi usado. Digite o próximo.',
    phone_code_wrong: 'Este código não confere. Veja a mensagem de novo.',
    phone_code_spent: 'Este código não vale mais. Peça outro.',
    wrong_password: 'Esta não é a sua senha atual.',
    password_common: passwordCommon,
    confirmation_differs: 'Digite o e-mail da pessoa exatamente como está na ficha.',
    too_many_unread: 'Ainda estamos lendo as suas outras notas. Espere um minuto e envie de novo.',
    too_many_attempts: ({ waitSeconds = 1 }: { waitSeconds?: number }) =>
      `Muitas tentativas. Tente de novo em ${shortWait(waitSeconds)}.`,
    too_many_calls: ({ waitSeconds = 1 }: { waitSeconds?: number }) =>
      `Esta chave fez chamadas demais neste minuto. Tente em ${shortWait(waitSeconds)}.`,
    postal_unavailable: 'Não deu para consultar o CEP agora. Você pode digitar o endereço.',
  },
  fields: {
    summary: 'Confira os campos indicados.',
    unreadable: 'Não deu para ler os dados enviados.',
    required: 'Preencha este campo.',
    invalid: 'Não entendemos o que está neste campo. Confira e escreva de novo.',
    choice: 'Escolha uma opção da lista.',
    date: 'Escolha uma data, como 17/11/2026.',
    email: 'Digite um e-mail como nome@exemplo.com.br.',
    too_short: (least: number) => `Use pelo menos ${least} caracteres.`,
    too_long: (most: number) => `Use no máximo ${most} caracteres.`,
    too_small: (least: number) => `O menor valor é ${figure('pt-BR', least)}.`,
    too_big: (most: number) => `O maior valor é ${figure('pt-BR', most)}.`,
    faults: {
      cpf: 'Digite o CPF com 11 números.',
      cnpj: 'Digite o CNPJ com 14 letras e números, como 12.ABC.345/01DE-35.',
      crmv: 'Digite o CRMV como 12345/SP.',
      mobile: 'Digite o celular com DDD e 9 números, como (11) 98765-4321.',
      cep: 'Digite o CEP com 8 números.',
      reais: 'Digite o valor em reais, como 149,90.',
      ean: 'Digite o código de barras com 8, 12, 13 ou 14 números.',
      slug: 'Use só letras minúsculas sem acento, números e hífens.',
      color: 'Escolha uma cor, como #c8742b.',
      web_address: 'Use um endereço que começa com https://.',
      app_path: 'Use um caminho do aplicativo, como /loja.',
      promoter_code: 'Use de 6 a 8 letras e números, como PETS2026.',
      recommendation_code: 'Este código não confere. Compare as oito letras e números.',
      password_common: passwordCommon,
      password_differs: 'As duas senhas não são iguais.',
      acceptance: 'Para participar, aceite o regulamento e a política de privacidade.',
      client_consent: 'Para guardar os dados, o cliente precisa concordar.',
      period: 'Escolha um período de até 400 dias, do início ao fim.',
      weights_reversed: 'O peso final precisa ser maior que o inicial.',
      file: 'Escolha um arquivo.',
      not_asked: 'Esta pergunta não se aplica a este pet.',
      unanswered: 'Responda a esta pergunta.',
      age_of_phase: 'Escolha uma das idades da lista.',
      too_heavy: 'Confira o peso: é demais para este pet.',
      ideal_not_below: 'O peso ideal precisa ser menor que o peso atual.',
    } satisfies Record<Fault, string>,
  },
  rules_changed: {
    regulation: 'O regulamento mudou. Leia o que vale a partir de agora.',
    privacy: 'A política de privacidade mudou. Leia o que vale a partir de agora.',
    support: 'A página de suporte mudou.',
    'delete-account': 'A página sobre excluir a conta mudou.',
  },
  messages: {
    code: (code: string) => `${code} é o seu código. Vale por 10 minutos. Não passe para ninguém.`,
    recovery: (link: string, minutes: number) =>
      `crie uma senha nova em ${link} (vale por ${minutes} minutos). Não foi você? Ignore esta mensagem.`,
    notice: (title: string, link: string) => `${title} ${link}`,
    stop: (link: string) => `Para não receber mais: ${link}`,
  },
  notifications: {
    invoice_counted: ({ number, coins, at_once }: Counted) =>
      at_once
        ? `Nota ${number} creditada na hora: +${coinsIn(coins)}.${opens(at_once)}`
        : `Nota ${number} aprovada: +${coinsIn(coins)}.`,
    invoice_rejected: ({ number }: { number: string }) =>
      `Não aprovamos a nota ${number}. Veja o motivo e o que dá para fazer.`,
    invoice_incomplete: ({ number }: { number: string }) =>
      `Precisamos de outra foto da nota ${number}. Ela mantém o lugar na fila.`,
    invoice_reversed: ({ number, coins }: { number: string; coins: number }) =>
      `A nota ${number} foi estornada: −${coinsIn(coins)}.`,
    redemption_requested: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.requested, prize_kind)?.(titles['pt-BR']) ??
      `Resgate pedido: ${titles['pt-BR']}.`,
    redemption_preparing: ({ titles }: { titles: Titles }) =>
      `Estamos separando o seu prêmio: ${titles['pt-BR']}.`,
    redemption_shipped: ({ titles }: { titles: Titles }) =>
      `O seu prêmio está a caminho: ${titles['pt-BR']}.`,
    redemption_contacted: ({ titles }: { titles: Titles }) =>
      prize_kinds.notifications.contacted(titles['pt-BR']),
    redemption_booked: ({ titles }: { titles: Titles }) => prize_kinds.notifications.booked(titles['pt-BR']),
    redemption_delivered: ({ titles, prize_kind }: Redeemed) =>
      worded(prize_kinds.notifications.delivered, prize_kind)?.(titles['pt-BR']) ??
      `Prêmio entregue: ${titles['pt-BR']}.`,
    redemption_cancelled: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Resgate cancelado: ${titles['pt-BR']}. Devolvemos ${coinsIn(coins)}.`,
    prize_back: ({ titles }: { titles: Titles }) => `Voltou à loja: ${titles['pt-BR']}.`,
    coins_expiring: ({ coins, on }: { coins: number; on: string }) =>
      `${coinsIn(coins)} ${coins === 1 ? 'vence' : 'vencem'} até ${calendarDay(on)}.`,
    verified: () => 'Cadastro confirmado. A loja e o simulador estão abertos.',
    data_asked: ({ text }: { text: string }) => `Para confirmar o seu cadastro: ${text}`,
    welcome_paid: ({ coins }: { coins: number }) =>
      `Boas-vindas! Seus primeiros passos renderam +${coinsIn(coins)}.`,
    challenge_reached: ({ titles, coins }: { titles: Titles; coins: number }) =>
      `Desafio cumprido: ${titles['pt-BR']}. +${coinsIn(coins)}.`,
    lead_reminder: ({ pet_name, name, product }: Reminder) =>
      `${pet_name ? `A ração de ${pet_name}` : 'O pacote que você prescreveu'} deve estar acabando: fale com ${name} sobre ${product}.`,
    recommendation_sold: ({ product, coins, is_capped }: Sold) => {
      if (coins > 0) return `Sua recomendação virou compra: +${coinsIn(coins)}. ${product}.`
      return is_capped
        ? `Sua recomendação virou compra: ${product}. O limite de moedas do mês já foi alcançado.`
        : `Sua recomendação virou compra: ${product}.`
    },
    recommendation_joined: ({ product, coins }: Sold) =>
      `Código de recomendação na nota: +${coinsIn(coins)}. ${product}.`,
    recommendation_reversed: ({ product, coins }: Sold) =>
      `A compra da sua recomendação foi desfeita: ${product}.${coins > 0 ? ` −${coinsIn(coins)}.` : ''}`,
    rules_changed: ({ titles }: { titles: Titles }) => titles['pt-BR'],
    broadcast: ({ titles }: { titles: Titles }) => titles['pt-BR'],
  },
  reports: {
    coins: ['Semana', 'Emitidas', 'Gastas', 'Vencidas', 'Em aberto', 'Devidas por membros'],
    invoices: ['Semana', 'Enviadas', 'Decididas', 'No prazo', 'Na hora'],
    reviewers: [
      'Pessoa',
      'Decisões',
      'Aprovadas',
      'Recusadas',
      'Fotos pedidas',
      'Desfeitas',
      'Por hora',
      'Mediana (s)',
      'Novas análises',
      'Revistas às cegas',
      'De acordo',
    ],
    members: ['Semana', 'Cadastros'],
    products: ['Produto', 'Marca', 'Notas', 'Membros', 'Unidades', 'Valor (R$)'],
    distributors: ['Distribuidor', 'Notas', 'Membros', 'Valor (R$)'],
    redemptions: ['Prêmio', 'Resgates', 'Moedas', 'Cancelados'],
    promoters: ['Promotor', 'Código', 'Cadastros', 'Verificados'],
    readings: ['Campo', 'Origem', 'Arquivo', 'Documentos', 'Campos lidos', 'Certos', 'Seguros mas errados'],
    recommenders: ['Profissional', 'Perfil', 'Recomendadas', 'Abertas', 'Compradas', 'De novo', 'Moedas'],
    recommended_products: ['Produto', 'Marca', 'Recomendadas', 'Abertas', 'Compradas', 'De novo', 'Moedas'],
    recommended_shops: ['Loja', 'Cidade', 'Estado', 'Compras', 'Códigos', 'Profissionais', 'Moedas'],
    issuers: ['Emitente (raiz do CNPJ)', 'Documentos', 'Campos lidos', 'Certos', 'Seguros mas errados'],
  },
  reading_words: {
    fields: {
      number: 'Número',
      issued_on: 'Emissão',
      total: 'Total',
      row_value: 'Valor do item',
      product: 'Produto',
      quantity: 'Quantidade',
    },
    sources: { xml: 'XML', code: 'Código', key: 'Chave', text: 'Texto do PDF', words: 'Palavras da imagem' },
    files: { photo: 'Foto', pdf: 'PDF', xml: 'XML' },
  },
  audit_file: {
    file: 'auditoria',
    head: ['Registro', 'Quando', 'Quem (tipo)', 'Quem', 'Ação', 'Sobre', 'Antes', 'Depois', 'Pedido'],
  },
  members_file: {
    file: 'membros',
    head: [
      'Nome',
      'E-mail',
      'Perfil',
      'Clínica, loja ou canil',
      'Cidade',
      'Estado',
      'Nível',
      'Moedas',
      'Notas',
      'Última nota',
      'Distribuidor',
      'Promotor',
      'Cadastro',
    ],
    profiles: {
      attendant: 'Balconista',
      veterinarian: 'Veterinário',
      breeder: 'Criador',
      promoter: 'Promotor',
    },
  },
  leads_file: {
    file: 'leads',
    head: [
      'Quando',
      'Cliente',
      'E-mail',
      'Celular',
      'CEP',
      'Pet',
      'Produto',
      'Gramas por dia',
      'Situação',
      'Profissional',
    ],
  },
  prescriptions_file: {
    file: 'prescricoes',
    head: ['Quando', 'Cliente', 'Raça', 'Produto', 'Gramas por dia', 'Profissional'],
  },
  promoters_file: {
    file: 'promotores',
    head: ['Nome', 'E-mail', 'Código', 'Cadastros', 'Verificados', 'Desde'],
  },
  products_file: {
    file: 'produtos',
    head: [
      'Produto',
      'Marca',
      'Pet',
      'SKU',
      'Código de barras',
      'Moedas por real',
      'kcal por kg',
      'Pacote (g)',
      'No catálogo',
    ],
  },
  decided_file: {
    file: 'notas-decididas',
    head: ['Nota', 'Membro', 'Loja', 'Decisão', 'Moedas', 'Situação', 'Decidida em', 'Por'],
  },
  distributors_file: { file: 'distribuidores', head: ['Distribuidor', 'CNPJ', 'Membros', 'Oferecido'] },
  redemptions_file: {
    account_deleted: 'Conta excluída',
    kinds: prize_kinds.names,
    file: 'resgates',
    head: [
      'Código',
      'Tipo',
      'Situação',
      'Prêmio',
      'Moedas',
      'Pedido em',
      'Entregar até',
      'Membro',
      'Endereço',
      'Bairro',
      'Cidade',
      'Estado',
      'CEP',
      'Transportadora',
      'Rastreio',
      'Celular',
    ],
  },
  public_pages: {
    door: 'Programa de fidelidade para quem trabalha com alimentação de pets: envie notas fiscais, ganhe moedas e troque por prêmios.',
    sign_up_title: 'Cadastro',
    sign_up:
      'Cadastre-se grátis: atendentes, veterinários e criadores ganham moedas com as notas fiscais que enviam e trocam por prêmios.',
    recover: 'Esqueceu a senha? Receba um link para escolher outra e voltar a usar suas moedas.',
    prescription: (product: string) => `Uma receita com ${product}: veja a porção do dia e onde encontrar.`,
    recommendation: (product: string) =>
      `Uma indicação de ${product}: veja a porção do dia e onde encontrar.`,
  },
  failures: {
    wrong_method: 'Este endereço não aceita este tipo de pedido.',
    wrong_range: 'O arquivo não tem este pedaço.',
    malformed: 'Não deu para entender este pedido.',
    address_too_long: 'O endereço ou os cabeçalhos deste pedido são longos demais.',
    too_slow: 'O pedido demorou demais para chegar. Tente de novo.',
    unexpected: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
    unavailable: 'O programa está fora do ar por um momento. Nada se perdeu: tente de novo em instantes.',
  },
  mail: {
    button_fails: 'O botão não abre? Copie e cole no navegador:',
    because_account: (brand: string) => `Você recebe este e-mail porque tem uma conta ${brand}.`,
    privacy: 'Privacidade',
    notices: 'Escolher avisos',
    support: 'Suporte',
  },
  mails: {
    notification: {
      preheader: 'Você tem uma novidade.',
      lead: (name: string) => `${name}, você pediu para saber disto por e-mail.`,
      action: 'Abrir',
      reason: 'Você recebe este e-mail pela sua escolha de avisos, no perfil.',
    },
    invitation: {
      title: 'Seu convite para o programa',
      preheader: 'Escolha uma senha e aceite o regulamento.',
      lead: (name: string) => `${name}, seu cadastro veio do programa anterior. Falta só o seu aceite.`,
      leadWithCoins: (name: string, coins: number) =>
        `${name}, seu cadastro e ${coinsIn(coins)} vieram do programa anterior. Falta só o seu aceite.`,
      action: 'Aceitar o convite',
      validity: [
        'O link vale por ',
        { strong: '30 dias' },
        ' e uma vez só. Depois, peça outro em “Esqueci minha senha”.',
      ],
      stranger: [
        { strong: 'Não conhece o programa?' },
        ' Não precisa fazer nada: sem o seu aceite, ninguém entra nesta conta.',
      ],
      reason: 'Você recebe este e-mail porque participava do programa anterior.',
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
    promoter_invitation: {
      title: 'Seu convite para promover o programa',
      preheader: 'Escolha uma senha e comece a indicar.',
      lead: (name: string) =>
        `${name}, você foi convidado(a) a apresentar o programa. Quem se cadastra com o seu código entra sem esperar.`,
      action: 'Aceitar o convite',
      validity: [
        'O link vale por ',
        { strong: '30 dias' },
        ' e uma vez só. Depois, peça outro em “Esqueci minha senha”.',
      ],
      code: 'Seu código',
      link: 'O link para quem você indica:',
      qr: 'O mesmo link como QR code',
      stranger: [
        { strong: 'Não conhece o programa?' },
        ' Não precisa fazer nada: sem o seu aceite, ninguém entra nesta conta.',
      ],
      reason: 'Você recebe este e-mail porque a equipe do programa cadastrou este endereço.',
    },
    welcome: {
      title: 'Boas-vindas',
      preheader: 'Sua conta está pronta. Confirme que este e-mail é seu.',
      lead: (name: string) =>
        `${name}, sua conta está pronta. Confirme que este e-mail é seu: é por aqui que avisamos sobre notas, moedas e prêmios.`,
      action: 'Confirmar meu e-mail',
      validity: [
        'O link vale por ',
        { strong: '7 dias' },
        ' e uma vez só. Você já pode usar a conta antes disso.',
      ],
      stranger: [{ strong: 'Não foi você?' }, ' Não confirme, e escreva para o suporte: apagamos a conta.'],
      reason: 'Você recebe este e-mail porque este endereço foi usado para criar uma conta no programa.',
    },
    email_link: {
      title: 'Confirme o seu e-mail novo',
      preheader: 'O link vale por 24 horas e uma vez só.',
      lead: (name: string, date: string, time: string) =>
        `${name}, em ${date}, às ${time}, você pediu para usar este e-mail na sua conta.`,
      action: 'Confirmar este e-mail',
      validity: ['O link vale por ', { strong: '24 horas' }, ' e uma vez só.'],
      stranger: [
        { strong: 'Não foi você?' },
        ' Não precisa fazer nada: sem a confirmação, este e-mail não entra em conta nenhuma.',
      ],
      reason: 'Você recebe este e-mail porque alguém quer usar este endereço em uma conta do programa.',
    },
    email_asked: {
      title: 'Pedido para trocar o e-mail da sua conta',
      preheader: 'Nada mudou ainda. Confira se foi você.',
      lead: (name: string, date: string, time: string, device: string | null) =>
        `${name}, em ${date}, às ${time}, pediram para trocar o e-mail da sua conta${device ? ` (${device})` : ''}.`,
      body: (email: string) => [
        'O e-mail novo seria ',
        { strong: email },
        '. Até a confirmação na caixa nova, você continua entrando com este aqui.',
      ],
      stranger: [
        { strong: 'Não foi você?' },
        ' Crie uma senha nova agora: isso anula o pedido e tira os outros aparelhos da conta. Depois, escreva para o suporte.',
      ],
      action: 'Criar uma senha nova',
      reason: 'Você recebe este e-mail porque ele é o da sua conta. Este aviso não pode ser desligado.',
    },
    email_changed: {
      title: 'O e-mail da sua conta mudou',
      preheader: 'Este e-mail não abre mais a conta.',
      lead: (name: string, date: string, time: string) =>
        `${name}, em ${date}, às ${time}, a troca do e-mail da sua conta foi confirmada.`,
      body: (email: string) => [
        'A conta agora usa ',
        { strong: email },
        '. Este e-mail não abre mais a conta.',
      ],
      stranger: [
        { strong: 'Não foi você?' },
        ' Escreva para o suporte agora, para bloquearmos a conta e devolvê-la a você.',
      ],
      action: 'Falar com o suporte',
      reason: 'Você recebe este e-mail porque ele era o da sua conta. Este aviso não pode ser desligado.',
    },
    password_changed: {
      title: 'A senha da sua conta mudou',
      preheader: 'Confira se foi você.',
      lead: (name: string, date: string, time: string, device: string | null) =>
        `${name}, em ${date}, às ${time}, a sua conta ganhou uma senha nova${device ? ` (${device})` : ''}. Se foi você, está tudo certo.`,
      stranger: [
        { strong: 'Não foi você?' },
        ' Crie outra senha agora: isso tira todos os aparelhos da conta. Depois, escreva para o suporte.',
      ],
      action: 'Criar outra senha',
      reason: 'Você recebe este e-mail porque ele é o da sua conta. Este aviso não pode ser desligado.',
    },
    phone_proved: {
      title: 'Um celular foi confirmado na sua conta',
      preheader: 'Confira se foi você.',
      lead: (name: string, date: string, time: string, lastDigits: string) =>
        `${name}, em ${date}, às ${time}, o celular com final ${lastDigits} foi confirmado: ele recebe avisos e pode recuperar a senha. Se foi você, está tudo certo.`,
      stranger: [
        { strong: 'Não foi você?' },
        ' Crie outra senha pelo link que mandamos por e-mail: isso tira o celular e todos os aparelhos da conta.',
      ],
      action: 'Criar outra senha',
      reason: 'Você recebe este e-mail porque ele é o da sua conta. Este aviso não pode ser desligado.',
    },
    webhook_switched_off: {
      title: 'Um webhook foi desligado',
      preheader: 'O programa que recebe não responde há dias.',
      lead: (name: string, webhook: string) =>
        `${name}, o webhook “${webhook}” foi desligado: o endereço não recebe nada há três dias, ou disse que não existe mais. O que não chegou fica guardado por trinta dias. Confira o endereço, ligue de novo e reenvie.`,
      action: 'Abrir o webhook',
      reason: 'Você recebe este e-mail porque administra o programa. Este aviso não pode ser desligado.',
    },
    instant_credit_stopped: {
      title: 'O crédito na hora foi desligado',
      preheader: 'Uma conferência às cegas discordou do programa.',
      lead: (name: string, number: string) =>
        `${name}, na conferência às cegas da nota ${number}, creditada na hora, uma pessoa da equipe decidiu diferente. Por segurança o crédito na hora foi desligado: as notas assinadas vão para a análise até alguém da administração olhar a nota e ligar de novo nos ajustes.`,
      action: 'Abrir a nota',
      reason: 'Você recebe este e-mail porque administra o programa. Este aviso não pode ser desligado.',
    },
    staff_password_changed: {
      title: 'A sua senha da gestão mudou',
      preheader: 'Confira se foi você.',
      lead: (name: string, date: string, time: string, device: string | null) =>
        `${name}, em ${date}, às ${time}, o seu acesso à gestão ganhou uma senha nova${device ? ` (${device})` : ''}. Se foi você, está tudo certo.`,
      stranger: [
        { strong: 'Não foi você?' },
        ' Avise agora outra pessoa da administração: ela bloqueia o seu acesso e envia um link para você escolher outra senha.',
      ],
      action: 'Abrir a gestão',
      reason:
        'Você recebe este e-mail porque faz parte da equipe do programa. Este aviso não pode ser desligado.',
    },
    staff_password: {
      title: 'Escolha a sua senha da gestão',
      preheader: 'O link vale por 3 dias e uma vez só.',
      lead: (name: string) => `${name}, este é o seu acesso à gestão.`,
      action: 'Escolher a senha',
      validity: ['O link vale por ', { strong: '3 dias' }, ' e uma vez só.'],
      stranger: [
        { strong: 'Não esperava este e-mail?' },
        ' Avise a administração do programa. Ninguém da equipe pede senha ou código por mensagem.',
      ],
      reason: 'Você recebe este e-mail porque faz parte da equipe do programa.',
    },
    redemption: {
      tracking: (carrier: string) => `Código de rastreio, ${carrier}`,
      track: 'Acompanhar a entrega',
      open: 'Ver meus resgates',
      because: (code: string) => `Você recebe este e-mail porque resgatou um prêmio (${code}).`,
      redemption: 'Resgate',
      coins: 'Moedas usadas',
      coinsBack: 'Moedas devolvidas',
      upTo: (day: string) => `até ${day}`,
      path: {
        requested: 'Pedido',
        preparing: 'Em separação',
        shipped: 'Enviado',
        contacted: 'Em contato',
        booked: 'Reservado',
        delivered: 'Entregue',
        cancelled: 'Cancelado',
      },
      goesTo: 'Vai para',
      steps: {
        requested: {
          title: (prize: string) => `Resgate pedido: ${prize}`,
          preheader: 'Já recebemos o seu pedido.',
          lead: (name: string) => `${name}, o seu resgate está confirmado. Dá para cancelar até o envio.`,
        },
        preparing: {
          title: (prize: string) => `Em separação: ${prize}`,
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
      opens: (date: string, time: string) => `Liberadas para gastar em ${date} às ${time}.`,
      total: 'Total',
      mended: 'Onde o valor digitado era outro, contamos o que está na nota.',
      action: 'Ver no extrato',
      reason: (number: string) => `Você recebe este e-mail porque enviou a nota ${number}.`,
    },
    invoice_mail: {
      title: 'Recebemos suas notas',
      all_done: 'suas notas chegaram por e-mail.',
      waits: 'confira no aplicativo o que chegou e envie com um toque.',
      sent: 'Enviada: as moedas vêm depois da análise.',
      waiting: 'Esperando você conferir no aplicativo.',
      check: 'Conferir as notas',
      see: 'Ver as notas enviadas',
      refused_title: 'Não deu para receber suas notas',
      refused_lead: 'nada deste e-mail foi aproveitado.',
      refused: {
        not_yours: 'Notas por e-mail são para atendentes com o cadastro aprovado.',
        other_address: 'Use o seu endereço pessoal, que está abaixo.',
        too_many_mails: 'Você chegou ao limite de e-mails de hoje. Amanhã dá para mandar mais.',
        mail_too_large: 'O e-mail tinha mais de 28 MB. Divida os arquivos em mais de uma mensagem.',
        no_files: 'Não havia arquivo no e-mail. Anexe a foto, o PDF ou o XML da nota.',
      },
      how: 'Como fazer',
      steps: (address: string) => [
        `Mande para ${address}, do e-mail do seu cadastro.`,
        'Anexe fotos, PDF ou XML: até 20 arquivos, de até 10 MB cada.',
        'Um arquivo para cada nota, sem ZIP.',
      ],
      open: 'Enviar pelo aplicativo',
      reason: 'Você recebe este e-mail porque mandou notas por e-mail.',
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
    asked: {
      title: 'Falta um dado do seu cadastro',
      preheader: 'Veja o que falta para confirmar.',
      lead: (name: string) => `${name}, para confirmar o seu cadastro precisamos de mais um dado.`,
      why: 'O que falta: ',
      next: 'Mude os seus dados no aplicativo e conferimos de novo. O que não dá para mudar ali, como CPF, CRMV ou CNPJ, responda pelo suporte.',
      action: 'Mudar meus dados',
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
  return `${figure('pt-BR', coins)} ${coins === 1 ? 'moeda' : 'moedas'}`
}

function opens({ opens_at }: { opens_at: string | null }): string {
  if (!opens_at) return ''
  const { date, time } = dateAndTime('pt-BR', Temporal.Instant.from(opens_at))
  return ` Liberadas em ${date} às ${time}.`
}
