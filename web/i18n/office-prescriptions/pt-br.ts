export const ptBr = {
  prescriptionList: {
    title: 'Prescrições',
    search: 'Cliente ou profissional',
    client: 'Cliente',
    createdAt: 'Quando',
    breed: 'Raça',
    product: 'Produto',
    dose: 'Por dia',
    grams: (grams: string) => `${grams} g`,
    professional: 'Profissional',
  },
}
