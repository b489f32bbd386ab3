export const distributors = [
  { value: '1', title: 'Distribuidora Sul Paulista', text: 'São Paulo, Santos e litoral' },
  { value: '2', title: 'Ração & Cia', text: 'Belo Horizonte' },
  { value: '3', title: 'Sertão Pet', text: 'Feira de Santana' },
  { value: '4', title: 'Comercial Açaí', text: 'Belém e Ananindeua' },
]

const names = [
  ['Quintal Adulto 15 kg', 'Cães adultos, médio e grande'],
  ['Serena Gatos Adultos 3 kg', 'Gatos castrados'],
  ['Bom Faro Adulto 15 kg', 'Cães adultos'],
  ['Quintal Adulto Light 10 kg', 'Controle de peso'],
  ['Serena Gatos Adultos 10 kg', 'Gatos adultos'],
  ['Quintal Adulto Pequeno 3 kg', 'Cães até 12 kg'],
  ['Bom Faro Filhote 3 kg', 'Cães até 12 meses'],
  ['Quintal Sênior 10 kg', 'Cães acima de 7 anos'],
  ['Serena Filhotes 1 kg', 'Gatos até 12 meses'],
  ['Bom Faro Raças Grandes 20 kg', 'Cães acima de 25 kg'],
  ['Serena Pelo Longo 3 kg', 'Gatos de pelo longo'],
  ['Quintal Gestantes e Lactantes com Ômega 3 e Prebióticos 15 kg', 'Cadelas gestantes'],
] as const

export const products = names.map(([title, text], index) => ({ value: `product-${index}`, title, text }))
