import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  open: 'Por e-mail',
  title: 'Notas por e-mail',
  close: 'Fechar',
  intro: 'Encaminhe as notas para o seu endereço pessoal. Elas aparecem aqui para você conferir.',
  copy: 'Copiar endereço',
  copied: 'Endereço copiado.',
  copyFailed: 'Não deu para copiar. Selecione o endereço e copie.',
  steps: [
    'No Mail ou no Gmail, abra a mensagem com a nota e toque em Encaminhar. Em Fotos ou Arquivos, toque em Compartilhar e escolha o e-mail.',
    'Cole o seu endereço pessoal em Para.',
    'Envie do mesmo e-mail do seu cadastro, já confirmado.',
  ],
  bounds:
    'Fotos, PDF ou XML, até 20 arquivos de 10 MB por mensagem. O que não foi conferido some depois de 14 dias.',
  came: (count: number) =>
    plural('pt-BR', count, {
      one: '1 nota chegou por e-mail.',
      other: `${count} notas chegaram por e-mail.`,
    }),
  cameText: 'Confira e envie.',
  full: 'Envie primeiro as que já estão na lista.',
  bring: (count: number) =>
    plural('pt-BR', count, {
      one: 'Trazer 1 nota para a lista',
      other: `Trazer ${count} notas para a lista`,
    }),
  notBrought: 'Não deu para trazer as notas. Tente de novo.',
}

export type InvoiceMailWords = typeof ptBr
