import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  instant: {
    title: 'Crédito na hora',
    number: 'Nota',
    member: 'Membro',
    distributor: 'Distribuidor',
    noDistributor: 'Nenhum dos nossos',
    outcome: 'Resultado',
    outcomes: { credited: 'Creditada', would_credit: 'Creditaria', fell_short: 'Para análise' },
    reversed: 'Estornada',
    rule: 'Motivo',
    coins: 'Moedas',
    when: 'Quando',
    actions: 'Ações',
    reverse: 'Estornar',
    reverseOf: (number: string) => `Estornar a nota ${number}`,
    done: 'Estornada. O membro já foi avisado.',
    failed: 'Não deu certo. Nada mudou.',
    state: 'Situação',
    modes: { off: 'Desligado', shadow: 'Na sombra', on: 'Ligado' },
    settings: 'Ajustes',
    stopped: (number: string, when: string) =>
      `Desligado em ${when}: a conferência às cegas da nota ${number} discordou. Olhe a nota antes de ligar de novo.`,
    openInvoice: 'Abrir a nota',
    noTrust:
      'Sem pasta de autoridades (TRUST_DIR) que se possa ler, nenhuma nota é provada e nada é creditado na hora.',
    noRoot: 'A pasta de autoridades não tem nenhuma raiz: nenhuma nota pode ser provada.',
    trust: 'Autoridades',
    trusted: (roots: number, others: number) =>
      `${roots} ${plural('pt-BR', roots, { one: 'raiz', other: 'raízes' })}, ${others} ${plural('pt-BR', others, { one: 'intermediária', other: 'intermediárias' })}`,
    root: 'Raiz',
    authority: 'Intermediária',
    endsOn: (day: string) => `vale até ${day}`,
    ended: (day: string) => `venceu em ${day}`,
    endingSoon: 'Vencem nos próximos 90 dias, ou já venceram',
    allWell: 'Nenhuma vence nos próximos 90 dias.',
    problems: 'Arquivos com problema',
    checks: 'Conferência às cegas',
    agreement: (agreed: string, disagreed: string, waiting: string) =>
      `${agreed} de acordo, ${disagreed} em desacordo, ${waiting} esperam`,
    distributors: 'Distribuidores',
    noDistributors: 'Nenhum distribuidor ativo: cadastre os distribuidores com os seus CNPJs.',
    modeOf: (title: string) => `Modo de ${title}`,
    noCnpj: 'Sem CNPJ cadastrado: nenhuma nota pode ser dele.',
    counts: (credited: string, would: string, short: string) =>
      `30 dias: ${credited} na hora, ${would} na sombra, ${short} para análise`,
    shadow: (agreed: string, disagreed: string, waiting: string) =>
      `Na sombra: a equipe concordou em ${agreed}, discordou em ${disagreed}, ${waiting} esperam`,
    modeSaved: 'Modo salvo.',
    reasons: 'Por que foram para análise (30 dias)',
    noReasons: 'Nenhuma nota assinada foi para análise.',
  },
}
