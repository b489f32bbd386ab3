export const ptBr = {
  leadList: {
    title: 'Leads',
    search: 'Cliente, e-mail, pet ou profissional',
    client: 'Cliente',
    createdAt: 'Quando',
    phone: 'Celular',
    email: 'E-mail',
    cep: 'CEP',
    pet: 'Pet',
    product: 'Produto',
    dose: 'Por dia',
    grams: (grams: string) => `${grams} g`,
    status: 'Situação',
    statuses: { sent: 'Em contato', bought: 'Comprou', closed: 'Encerrado' },
    professional: 'Profissional',
  },
}
