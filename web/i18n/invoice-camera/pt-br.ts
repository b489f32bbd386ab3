import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  title: 'Foto da nota',
  partTitle: (place: number) => `Parte ${place} da nota`,
  close: 'Fechar a câmera',
  picture: 'Imagem da câmera',
  starting: 'Abrindo a câmera...',
  advice: {
    search: 'Mostre a nota inteira',
    dark: 'Muito escuro',
    closer: 'Aproxime',
    cut: 'Afaste: o papel está cortado',
    hold: 'Segure firme',
    ready: 'Pronto',
  },
  shutter: 'Tirar foto',
  torch: 'Luz',
  automatic: 'Tirar sozinha quando estiver boa',
  chooseFile: 'Arquivo',
  ownCamera: 'Usar a câmera do celular',
  back: 'Voltar',
  failures: {
    refused:
      'A câmera não foi permitida neste aplicativo. Você pode permitir nos ajustes do navegador ou seguir por aqui.',
    missing: 'Não achamos uma câmera neste aparelho. Escolha a foto ou o arquivo.',
    busy: 'A câmera não abriu. Outro aplicativo pode estar usando. Você pode seguir por aqui.',
  },
  taken: (count: number) =>
    plural('pt-BR', count, {
      one: 'Foto tirada. Confira se dá para ler.',
      other: `${count} partes. Confira a ordem.`,
    }),
  part: (place: number) => `Parte ${place}`,
  partPicture: (place: number) => `Foto da parte ${place}`,
  ofPart: (place: number, fault: string) => `Parte ${place}: ${fault}`,
  again: (place: number) => `Tirar de novo a parte ${place}`,
  remove: (place: number) => `Remover a parte ${place}`,
  longReceipt: 'Nota comprida? Tire em partes, de cima para baixo.',
  nextPart: 'Mostre a parte que vem logo abaixo e toque no botão.',
  addPart: 'Adicionar outra parte',
  use: (count: number) =>
    plural('pt-BR', count, { one: 'Usar esta foto', other: `Juntar as ${count} partes` }),
}

export type InvoiceCameraWords = typeof ptBr
