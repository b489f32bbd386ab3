import { plural } from '#web/i18n/plural.ts'

export const ptBr = {
  members: {
    greeting: 'Oi,',
    myProfile: 'Meu perfil',
    available: 'Disponíveis agora',
    coins: (count: number) => plural('pt-BR', count, { one: 'moeda', other: 'moedas' }),
    registration: 'Seu cadastro',
    profile: 'Perfil',
    profiles: {
      attendant: 'Atendente',
      veterinarian: 'Veterinário(a)',
      breeder: 'Criador(a)',
      promoter: 'Promotor(a)',
    },
    workplaces: {
      attendant: 'Loja',
      veterinarian: 'Clínica',
      breeder: 'Criação',
      promoter: 'Empresa',
    },
    crmv: 'CRMV',
    cnpj: 'CNPJ',
    verifyingTitle: 'Estamos verificando o seu cadastro',
    verifyingText: {
      attendant: 'Depois dela você envia notas, ganha moedas e resgata prêmios.',
      veterinarian:
        'Depois dela você recomenda, prescreve e ganha moedas quando o cliente compra com o seu código.',
      breeder:
        'Depois dela você recomenda, prescreve e ganha moedas quando o cliente compra com o seu código.',
    },
    askedText: (text: string) => `Para confirmar, precisamos disto: ${text}`,
    askedData: 'Enviar documento ou mudar meus dados',
    askedAddress: 'Mudar meu endereço',
  },
}

export type MembersWords = typeof ptBr
