export type DemoShop = {
  name: string
  cnpj: string
  cep: string
  neighborhood: string
  city: string
  state: keyof typeof statesOfDemo
}

/** Where the programme runs, who delivers there, and the code of the promoter who goes from shop to shop. */
export const statesOfDemo = {
  GO: { name: 'Goiás', distributor: 'Cerrado Pet Distribuição', promoter: 'SIMONE4' },
  MG: { name: 'Minas Gerais', distributor: 'Agropet Minas', promoter: 'SIMONE4' },
  PE: { name: 'Pernambuco', distributor: 'Boa Ração Distribuidora', promoter: 'PATI2026' },
  PR: { name: 'Paraná', distributor: 'Litoral Pet Atacado', promoter: 'MARCOS7' },
  RJ: { name: 'Rio de Janeiro', distributor: 'Boa Ração Distribuidora', promoter: 'PATI2026' },
  RS: { name: 'Rio Grande do Sul', distributor: 'Pampa Nutrição Animal', promoter: 'ANDER51' },
  SC: { name: 'Santa Catarina', distributor: 'Pampa Nutrição Animal', promoter: 'ANDER51' },
  SP: { name: 'São Paulo', distributor: 'Paulista Pet Distribuidora', promoter: null },
} as const

const lines = [
  ['Pet Center Bom Amigo', '27481936000138', '04101300', 'Vila Mariana', 'São Paulo', 'SP'],
  ['Amigo Fiel Pet Shop', '29125587000147', '30130010', 'Centro', 'Belo Horizonte', 'MG'],
  ['Casa do Bicho', '34312126000113', '30140071', 'Funcionários', 'Belo Horizonte', 'MG'],
  ['Agro e Pet Savassi', '33460123000164', '30112010', 'Savassi', 'Belo Horizonte', 'MG'],
  ['Ração & Cia', '39327015000102', '74003010', 'Setor Central', 'Goiânia', 'GO'],
  ['Quatro Patas Contagem', '42587625000141', '32010000', 'Centro', 'Contagem', 'MG'],
  ['Campo e Pet', '23111342000184', '74055100', 'Setor Bueno', 'Goiânia', 'GO'],
  ['Bicho de Casa', '42407552000169', '01310100', 'Bela Vista', 'São Paulo', 'SP'],
  ['Empório do Totó', '38604990000140', '13015000', 'Centro', 'Campinas', 'SP'],
  ['Pet da Praça', '27634093000162', '14010000', 'Centro', 'Ribeirão Preto', 'SP'],
  ['Focinho Gelado', '45593838000174', '11010000', 'Centro', 'Santos', 'SP'],
  ['Mundo Animal Sorocaba', '31234802000190', '18010000', 'Centro', 'Sorocaba', 'SP'],
  ['Rancho do Pet', '39788753000149', '15015100', 'Centro', 'São José do Rio Preto', 'SP'],
  ['Miau & Au', '54714336000145', '12210000', 'Centro', 'São José dos Campos', 'SP'],
  ['Toca do Lobo', '54241387000105', '80020100', 'Centro', 'Curitiba', 'PR'],
  ['Agropecuária Três Pinheiros', '35974454000148', '86010000', 'Centro', 'Londrina', 'PR'],
  ['Pet Araucária', '55273429000144', '87013000', 'Zona 1', 'Maringá', 'PR'],
  ['Bom Pasto', '57751008000107', '85801000', 'Centro', 'Cascavel', 'PR'],
  ['Casa da Ração Farroupilha', '32660404000106', '90010000', 'Centro Histórico', 'Porto Alegre', 'RS'],
  ['Serra Pet', '26232139000154', '95010000', 'Centro', 'Caxias do Sul', 'RS'],
  ['Querência Animal', '24745066000179', '96010000', 'Centro', 'Pelotas', 'RS'],
  ['Ilha Pet', '24191739000196', '88010000', 'Centro', 'Florianópolis', 'SC'],
  ['Vale dos Bichos', '27239254000113', '89010000', 'Centro', 'Blumenau', 'SC'],
  ['Patas da Guanabara', '52284278000131', '20040000', 'Centro', 'Rio de Janeiro', 'RJ'],
  ['Niterói Animal', '27690729000193', '24020000', 'Centro', 'Niterói', 'RJ'],
  ['Serra dos Cães', '38850788000106', '25610000', 'Centro', 'Petrópolis', 'RJ'],
  ['Pet Boa Viagem', '55824594000147', '51020000', 'Boa Viagem', 'Recife', 'PE'],
  ['Agreste Animal', '30417382000114', '55002000', 'Nossa Senhora das Dores', 'Caruaru', 'PE'],
  ['Bicho do Cerrado', '41178931000161', '75020000', 'Centro', 'Anápolis', 'GO'],
  ['Mantiqueira Pet', '24695546000172', '36010000', 'Centro', 'Juiz de Fora', 'MG'],
] as const

/** Invented; the digits of the tax numbers check. In the first one works the demo attendant. */
const demoShops: readonly DemoShop[] = lines.map(([name, cnpj, cep, neighborhood, city, state]) => ({
  name,
  cnpj,
  cep,
  neighborhood,
  city,
  state,
}))

export function shopNamed(name: string): DemoShop {
  const shop = demoShops.find((one) => one.name === name)
  if (!shop) throw new Error(`the demo has no shop ${name}`)
  return shop
}
