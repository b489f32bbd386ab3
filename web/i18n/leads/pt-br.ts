export type LeadMessage = {
  client: string
  pet: string
  grams: string
  product: string
  code: string
  link: string
}

export const ptBr = {
  leadForm: {
    title: 'Mandar pelo WhatsApp',
    product: (product: string, grams: string) => `${product} · ${grams} g por dia`,
    petName: 'Nome do pet',
    name: 'Nome do cliente',
    phone: 'Telefone com WhatsApp',
    email: 'E-mail',
    consent: 'O cliente autoriza o contato sobre esta recomendação e pode cancelar quando quiser.',
    preview: 'Mensagem que vai pronta',
    open: 'Abrir o WhatsApp',
    elsewhere: 'Abre outro aplicativo. Nada é enviado sem você.',
    failed: 'Erro ao enviar os dados. Por favor, tente novamente.',
    missing: 'Preencha este campo.',
    consentMissing: 'Marque a autorização do cliente.',
    phoneWrong: 'Digite o celular com DDD, como (11) 91234-5678.',
    recalculated: 'As porções mudaram. Calculamos de novo: escolha pela lista atualizada.',
    yourClient: 'cliente',
    /** As the sentence needs it, also before the pet has a name. */
    ofPet: (name: string) => (name ? `de ${name}` : 'do seu pet'),
    itsCode: '[código do cliente]',
    itsLink: '[link do cliente]',
  },
  leadMessages: {
    recommendation: ({ client, pet, grams, product, code, link }: LeadMessage) =>
      `Oi, ${client}! A porção ${pet} é de ${grams} g por dia de ${product}. Mostre o código ${code} na loja. Veja como servir: ${link}`,
    result: ({ grams, product, link }: Omit<LeadMessage, 'client' | 'pet' | 'code'>) =>
      `Oi! A porção recomendada é de ${grams} g por dia de ${product}. Veja como servir: ${link}`,
    refill: ({ client, pet, product, code, link }: LeadMessage) =>
      `Oi, ${client}! A ração ${pet} deve estar acabando. Quer mais um pacote de ${product}? Mostre o código ${code} na loja. Veja aqui: ${link}`,
  },
  sendOnly: {
    title: 'Só mandar o resultado',
    text: 'Vai para o telefone digitado. Nada fica guardado.',
    send: 'Mandar sem cadastro',
  },
  leadSaved: {
    screen: 'Recomendação registrada',
    title: 'Recomendação registrada',
    text: (client: string) =>
      `${client} está na sua lista de clientes. Quando comprar, marque lá: avisamos no dia em que o pacote acabar.`,
    blocked: 'O WhatsApp não abriu sozinho?',
    open: 'Abrir o WhatsApp',
    home: 'Voltar ao início',
    another: 'Nova recomendação',
    clients: 'Ver meus clientes',
  },
  leadList: {
    title: 'Meus clientes',
    back: 'Perfil',
    filter: 'Filtrar',
    filters: { all: 'Todos', sent: 'Em contato', bought: 'Compraram', closed: 'Encerrados' },
    statuses: { sent: 'Em contato', bought: 'Comprou', closed: 'Encerrado' },
    line: (pet: string, product: string, grams: string) => `${pet} · ${product}, ${grams} g por dia`,
    sentOn: (date: string) => `Enviado em ${date}`,
    reminder: (day: string) => `Lembrete: ${day}`,
    bag: (kilograms: string) => `Pacote de ${kilograms} kg`,
    talk: 'WhatsApp',
    update: 'Atualizar',
    erase: (client: string) => `Apagar ${client}`,
    more: 'Ver mais clientes',
    loading: 'Carregando...',
    failed: 'Não deu para buscar os clientes.',
    failedSafe: 'Nada se perdeu. Espere um pouco e tente de novo.',
    empty: 'Nenhum cliente ainda',
    emptyText: 'Quem recebe uma recomendação sua com cadastro aparece aqui.',
    start: 'Fazer uma recomendação',
    nothing: 'Ninguém nesta situação',
    nothingText: 'Veja os outros clientes.',
    seeAll: 'Ver todos',
  },
  leadUpdate: {
    title: 'Como terminou?',
    close: 'Voltar',
    status: 'Situação',
    hints: {
      sent: 'Ainda não decidiu',
      bought: 'Levou o pacote',
      closed: 'Não vai comprar agora',
    },
    bag: 'Tamanho do pacote',
    bagHint: (kilograms: string) => `Em branco, vale o pacote de ${kilograms} kg.`,
    unit: 'kg',
    optional: '(opcional)',
    bagWrong: (least: string, most: string) => `Digite de ${least} a ${most} kg, como 10,1.`,
    remindOn: 'Lembrar em',
    remindHint: 'Em branco, avisamos no dia em que o pacote acabar.',
    remindPast: 'Escolha hoje ou um dia depois.',
    noBagHint: 'Sem o tamanho do pacote não há lembrete: digite o tamanho ou escolha um dia.',
    noReminder: 'Sem lembrete',
    save: 'Salvar',
    saved: (client: string) => `Atualizado: ${client}.`,
    failed: 'Erro ao enviar os dados. Por favor, tente novamente.',
  },
  leadErasing: {
    title: 'Apagar este cliente?',
    text: (client: string) =>
      `Os dados de ${client} e do pet são apagados para sempre, com o lembrete. O código continua valendo na loja. Não dá para desfazer.`,
    keep: 'Voltar',
    erase: 'Apagar',
    erased: (client: string) => `Apagado: ${client}.`,
  },
}

export type LeadsWords = typeof ptBr
