export const ptBr = {
  address: {
    cep: 'CEP',
    looking: 'Buscando o endereço...',
    found: 'Endereço encontrado. Confira o número.',
    missed: 'CEP não encontrado!',
    failed: 'Erro ao buscar o endereço. Tente novamente.',
    typeIt: 'Você também pode digitar o endereço.',
    street: 'Rua',
    number: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    city: 'Cidade',
    state: 'Estado',
    country: 'País',
    optional: '(opcional)',
  },
}

export type AddressWords = typeof ptBr
