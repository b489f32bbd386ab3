import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  intro: 'Uma atrás da outra: lemos cada nota, você confere a lista e envia tudo de uma vez.',
  photograph: 'Fotografar',
  choose: 'Arquivos',
  drop: 'Solte aqui até 20 fotos, PDFs ou XMLs, em qualquer lugar da página',
  list: 'Notas na lista',
  count: (count: number) =>
    plural('pt-BR', count, { one: '1 nota na lista', other: `${count} notas na lista` }),
  empty: 'Nenhuma nota na lista',
  emptyText: 'Fotografe a primeira ou escolha os arquivos.',
  states: {
    reading: 'Lendo...',
    ready: 'Pronta',
    incomplete: 'Precisa de você',
    repeated: 'Repetida',
    known: 'Já enviada',
    refused: 'Não foi enviada',
    sending: 'Enviando',
  },
  needs: {
    number: 'o número',
    product: 'o produto',
    value: 'o valor',
    code: 'corrigir o código de recomendação',
  },
  unread: 'Não deu para ler tudo.',
  takenAt: (time: string) => `Foto das ${time}`,
  foreignXml: 'Este XML não é de uma nota fiscal.',
  missing: (needs: string) => `Falta ${needs}.`,
  repeatedText: (number: string) =>
    number ? `É a mesma nota ${number} que já está nesta lista.` : 'É a mesma que já está nesta lista.',
  refusedText: 'Não deu para enviar. Tente de novo.',
  remove: (name: string) => `Remover ${name}`,
  removed: 'Nota removida da lista.',
  send: (count: number) => plural('pt-BR', count, { one: 'Enviar 1 nota', other: `Enviar ${count} notas` }),
  nothingReady: 'Complete ou remova as notas marcadas para enviar.',
  stillReading: 'Espere a leitura terminar para enviar.',
  estimate: (coins: string) => `~${coins} moedas nesta lista`,
  sent: (count: number) =>
    plural('pt-BR', count, { one: '1 nota enviada.', other: `${count} notas enviadas.` }),
  kept: (count: number) =>
    plural('pt-BR', count, {
      one: '1 nota ficou salva neste aparelho e vai sozinha quando a internet voltar.',
      other: `${count} notas ficaram salvas neste aparelho e vão sozinhas quando a internet voltar.`,
    }),
  left: (count: number) =>
    plural('pt-BR', count, {
      one: '1 nota ficou na lista: veja o motivo.',
      other: `${count} notas ficaram na lista: veja os motivos.`,
    }),
  promise: (day: string) => `As moedas caem até ${day}.`,
  allSent: 'Tudo certo, recebemos',
  tooMany: (count: number) =>
    plural('pt-BR', count, {
      one: 'Cabem 20 notas de cada vez: 1 ficou de fora. Envie estas e traga a outra depois.',
      other: `Cabem 20 notas de cada vez: ${count} ficaram de fora. Envie estas e traga as outras depois.`,
    }),
  wrongKind: (names: string) => `Não é foto, PDF nem XML: ${names}.`,
  tooLarge: (names: string) => `Tem mais de 10 MB: ${names}.`,
  cameraTitle: 'Várias notas',
  cameraDone: (count: number) => `Pronto (${count})`,
  taken: (count: number) =>
    plural('pt-BR', count, {
      one: '1 nota na lista. Mostre a próxima.',
      other: `${count} notas na lista. Mostre a próxima.`,
    }),
}

export type InvoiceStackWords = typeof ptBr
