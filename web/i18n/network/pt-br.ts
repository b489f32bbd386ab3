export const ptBr = {
  network: {
    title: 'Minha rede',
    intro: 'Quem entra com o seu código é liberado na hora.',
    yourCode: 'Seu código',
    qrCode: 'QR code do seu link de cadastro',
    noCode: 'Você ainda não tem um código.',
    noCodeText: 'A equipe do programa cria o código e avisa você.',
    copy: 'Copiar link',
    copied: 'Link copiado.',
    copyFailed: 'Não deu para copiar. O link está escrito acima do botão.',
    send: 'Enviar',
    invitation: (program: string, link: string) => `Entre no ${program} com o meu código: ${link}`,
    people: 'pessoas',
    confirmed: 'confirmadas',
    thisMonth: 'este mês',
    joined: 'Quem entrou',
    search: 'Buscar por nome',
    nobody: 'Ninguém entrou ainda',
    nobodyText: 'Mostre o QR code no balcão ou envie o link.',
    notFound: 'Nenhum nome com essa busca.',
    verification: { verified: 'Confirmada', pending: 'Em verificação', refused: 'Não confirmada' },
    profiles: {
      attendant: 'Atendente',
      veterinarian: 'Veterinário(a)',
      breeder: 'Criador(a)',
      promoter: 'Promotor(a)',
    },
  },
}

export type NetworkWords = typeof ptBr
