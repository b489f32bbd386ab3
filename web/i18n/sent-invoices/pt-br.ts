import { plural } from '#web/i18n/plural.ts'

const products = (count: number) =>
  `${count} ${plural('pt-BR', count, { one: 'produto', other: 'produtos' })}`
const coins = (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' })

export const ptBr = {
  invoices: {
    coins,
    products,
    invoice: (number: string) => `Nota ${number}`,
    loading: 'Carregando...',
  },
  list: {
    title: 'Notas enviadas',
    back: 'Perfil',
    filter: 'Filtrar',
    filters: { all: 'Todas', waiting: 'Em análise', mend: 'Para corrigir', decided: 'Decididas' },
    today: 'Hoje',
    thisWeek: 'Esta semana',
    lastWeek: 'Semana passada',
    onDevice: 'Neste celular',
    statuses: {
      received: 'Em análise',
      counted: 'Moedas contabilizadas',
      incomplete: 'Precisa de correção',
      rejected: 'Não aprovada',
      reversed: 'Estornada',
    },
    waitingNote: (day: string) => `Aguardando análise: moedas até ${day}.`,
    waitingNoteUndated: 'Aguardando análise.',
    mendNote: 'Mande outra foto e mantenha o lugar na fila.',
    empty: 'Nenhuma nota ainda',
    emptyText: 'A primeira leva uns 2 minutos.',
    emptyOthers: 'As notas enviadas aparecem aqui.',
    noneHere: 'Nenhuma nota aqui',
    noneHereText: 'Veja as outras notas.',
    showAll: 'Ver todas',
    choose: 'Escolha uma nota',
    chooseText: 'Ela abre aqui, ao lado da lista.',
    failed: 'Não deu para buscar as suas notas.',
    failedSafe: 'O que você enviou está guardado.',
    waiting: {
      network: 'Esperando internet',
      networkText: 'Salva neste celular. Vai sozinha quando a internet voltar.',
      fault: 'Ainda não foi enviada',
      faultText: 'Salva neste celular. O problema é nosso, não da sua internet. Tentamos de novo sozinhos.',
      since: (when: string) => `Esperando desde ${when}`,
      tries: (count: number) => plural('pt-BR', count, { one: '1 tentativa', other: `${count} tentativas` }),
      session: 'Esperando você entrar',
      sessionText: 'Salva neste celular. A sua sessão terminou: entre de novo e ela vai sozinha.',
      sending: 'Enviando',
      sendingText: 'A caminho. Pode continuar usando o aplicativo.',
      refused: 'Não foi aceita',
      refusedText: 'O envio não foi aceito.',
      tryNow: 'Tentar agora',
      mend: 'Corrigir',
      discard: 'Descartar',
      discardTitle: 'Descartar esta nota?',
      discardText: (number: string) => `A foto e os dados da nota ${number} saem deste celular.`,
      keep: 'Voltar',
    },
  },
  last: {
    title: 'Última nota',
    sent: (when: string) => `Enviada ${when}`,
    until: (day: string) => `até ${day}`,
    sendFirst: 'Enviar a primeira nota',
  },
}

export type SentInvoicesWords = typeof ptBr
