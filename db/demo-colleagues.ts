type DemoColleague = {
  name: string
  shop: string
  /** What they earn in a month, in hundredths of what the demo attendant does. */
  share: number
  /** In how many months, this one among them, they have sent invoices. */
  months: number
}

const lines = [
  ['Nina Pacheco', 'Bicho de Casa', 400, 6],
  ['Rui Antunes', 'Empório do Totó', 380, 6],
  ['Davi Lacerda', 'Pet da Praça', 350, 6],
  ['Bia Rezende', 'Focinho Gelado', 330, 6],
  ['Caio Toledo', 'Mundo Animal Sorocaba', 281, 6],
  ['Iara Monteiro', 'Rancho do Pet', 281, 6],
  ['Otto Valente', 'Miau & Au', 240, 6],
  ['Lia Fagundes', 'Toca do Lobo', 210, 6],
  ['Igor Brandão', 'Agropecuária Três Pinheiros', 188, 6],
  ['Ana Paula Pires', 'Pet Araucária', 152, 6],
  ['Léo Machado', 'Bom Pasto', 107, 6],
  ['Bento Carvalho', 'Casa da Ração Farroupilha', 98, 6],
  ['Joana Dias', 'Serra Pet', 94, 6],
  ['Teresa Aguiar', 'Querência Animal', 90, 6],
  ['Murilo Sampaio', 'Ilha Pet', 87, 6],
  ['Elisa Goulart', 'Vale dos Bichos', 81, 6],
  ['Raul Figueira', 'Patas da Guanabara', 76, 6],
  ['Clara Bastos', 'Niterói Animal', 71, 6],
  ['Vitor Hugo Neves', 'Serra dos Cães', 66, 5],
  ['Sônia Peixoto', 'Pet Boa Viagem', 62, 5],
  ['Tomás Quintela', 'Agreste Animal', 57, 5],
  ['Alice Barreto', 'Bicho do Cerrado', 53, 5],
  ['Gael Furtado', 'Mantiqueira Pet', 49, 4],
  ['Dora Meireles', 'Pet Center Bom Amigo', 45, 4],
  ['Enzo Vilela', 'Pet Center Bom Amigo', 41, 4],
  ['Malu Xavier', 'Bicho de Casa', 38, 4],
  ['Pedro Salgado', 'Pet da Praça', 34, 2],
  ['Íris Camargo', 'Rancho do Pet', 31, 2],
  ['Samuel Rios', 'Agropecuária Três Pinheiros', 27, 2],
  ['Wanda Torres', 'Casa da Ração Farroupilha', 24, 2],
  ['Hugo Leal', 'Campo e Pet', 20, 3],
  ['Zélia Prates', 'Quatro Patas Contagem', 17, 3],
  ['Noel Bittencourt', 'Ração & Cia', 14, 3],
  ['Cora Ventura', 'Agro e Pet Savassi', 10, 3],
  ['Ravi Siqueira', 'Casa do Bicho', 7, 3],
  ['Yara Esteves', 'Amigo Fiel Pet Shop', 3, 3],
] as const

/**
 * Invented people of other shops, so that there is somebody to stand among: eleven are before the demo attendant, two of
 * them together.
 */
export const demoColleagues: readonly DemoColleague[] = lines.map(([name, shop, share, months]) => ({
  name,
  shop,
  share,
  months,
}))

export const emailOfColleague = (index: number) => `colega-${index + 1}@petisco.example`
