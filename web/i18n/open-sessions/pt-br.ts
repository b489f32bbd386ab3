export const ptBr = {
  openSessions: {
    title: 'Aparelhos conectados',
    intro: 'Onde a sua conta está aberta. Se não reconhecer um deles, encerre e troque a senha.',
    back: 'Perfil',
    unknown: 'Aparelho sem nome',
    current: 'Este aparelho',
    lastUsed: (when: string) => `Último uso: ${when}`,
    since: (when: string) => `Entrou em ${when}`,
    end: 'Encerrar',
    endOf: (device: string) => `Encerrar ${device}`,
    endOthers: 'Encerrar todos os outros',
    ended: 'Sessão encerrada.',
    othersEnded: 'As outras sessões foram encerradas.',
    failed: 'Não deu para encerrar agora. Tente de novo.',
  },
}

export type OpenSessionsWords = typeof ptBr
