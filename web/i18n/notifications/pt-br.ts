import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  notifications: {
    title: 'Notificações',
    unreadCount: (count: number, shown: string) =>
      `Notificações, ${shown} ${plural('pt-BR', count, { one: 'não lida', other: 'não lidas' })}`,
    close: 'Fechar',
    none: 'Nenhuma notificação',
    noneText: 'O que acontecer com as suas notas, moedas e prêmios aparece aqui.',
    all: 'Ver todas as notificações',
    read: 'Lida',
    unread: 'Não lida',
    loadFailed: 'Erro ao carregar notificações.',
    loadSafe: 'Nada se perdeu.',
    loading: 'Carregando...',
    back: 'Perfil',
    groups: { today: 'Hoje', week: 'Esta semana', earlier: 'Antes' },
    several: (count: number) => `${count} notificações novas.`,
    open: 'Abrir',
    channels: 'Escolher como ser avisado',
  },
  channels: {
    title: 'Avisos por e-mail e no aparelho',
    back: 'Perfil',
    intro: 'A lista de notificações do aplicativo guarda tudo. Escolha o que chega também fora dele.',
    email: 'E-mail',
    push: 'Avisos no aparelho',
    topics: {
      invoices: 'Notas',
      redemptions: 'Resgates e prêmios',
      coins: 'Moedas a vencer',
      challenges: 'Desafios',
      clients: 'Clientes e recomendações',
      account: 'Minha conta',
      news: 'Novidades do programa',
    },
    topicTexts: {
      invoices: 'Aprovada, não aprovada, foto a refazer ou estornada.',
      redemptions: 'Cada etapa do envio, e prêmios que voltaram.',
      coins: 'Antes de as moedas vencerem.',
      challenges: 'Quando você conclui um.',
      clients: 'Compras e estornos das suas recomendações, e lembretes de quem deve comprar de novo.',
      account: 'A verificação do seu cadastro.',
      news: 'Mensagens da equipe.',
    },
    failed: 'Não deu para mudar agora. Nada mudou.',
    here: 'Neste aparelho',
    hereOff: 'Receba os avisos mesmo com o aplicativo fechado.',
    hereOn: 'Os avisos chegam mesmo com o aplicativo fechado.',
    hereDenied:
      'Este navegador está bloqueando os avisos. Libere as notificações deste endereço nas configurações dele e volte aqui.',
    hereUnsupported: 'Este navegador não recebe avisos. No iPhone, instale o aplicativo na tela de início.',
    turnOn: 'Ligar avisos neste aparelho',
    turnOff: 'Desligar neste aparelho',
    isOn: 'Ligados',
    turnedOn: 'Avisos ligados neste aparelho.',
    turnedOff: 'Avisos desligados neste aparelho.',
    turnFailed: 'Não deu para ligar os avisos agora. Tente de novo.',
  },
}

export type NotificationWords = typeof ptBr
