import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  devices: {
    title: 'Aparelhos',
    intro:
      'Aparelhos com notas que não conseguiram entregar, pelo que eles mesmos contaram. Saem da lista quando entregam.',
    member: 'Membro',
    browser: 'Navegador',
    unknown: 'Não informado',
    waiting: 'Notas',
    since: 'Esperando desde',
    reason: 'Motivo',
    tries: 'Tentativas',
    seen: 'Visto pela última vez',
    reasons: {
      network: 'Sem internet',
      fault: 'Falha nossa',
      refused: 'Envio não aceito',
      session: 'Sessão terminou',
      storage: 'Aparelho não guarda',
    },
    count: (count: number) => plural('pt-BR', count, { one: '1 aparelho', other: `${count} aparelhos` }),
    none: 'Nenhum aparelho parado',
    noneText: 'Tudo o que foi enviado chegou.',
  },
}

export type OfficeDevicesWords = typeof ptBr
