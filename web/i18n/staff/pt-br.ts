export const ptBr = {
  staff: {
    office: 'Gestão',
    signInTitle: 'Entrar na gestão',
    signInIntro: 'Use o e-mail da equipe.',
    pitch: 'Cada nota decidida no prazo, cada moeda com motivo.',
    pitchDays: 'Cinco dias úteis, contados com os feriados',
    pitchAudit: 'Tudo o que muda fica na auditoria',
    teamOnly: 'Acesso só para a equipe. Membros entram pelo aplicativo.',
    screen: 'Início',
    welcome: (name: string) => `Boas-vindas, ${name}`,
    signedInAs: 'Você entrou como',
    role: 'Função',
    roles: {
      reviewer: 'Revisão',
      catalogue: 'Catálogo',
      support: 'Atendimento',
      analyst: 'Análise',
      admin: 'Administração',
    },
  },
}

export type StaffWords = typeof ptBr
