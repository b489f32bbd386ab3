import type { LedgerRule } from '#contract/coins-audit.ts'

const rules: Record<LedgerRule, string> = {
  'a journal has two sides that are equal': 'Um lançamento tem dois lados iguais',
  'all entries sum to zero': 'Todas as linhas somam zero',
  'an entry belongs to the wallet of its journal, or to the account where its kind is posted':
    'Cada linha está na carteira do seu lançamento ou na conta do seu tipo',
  'each entry continues the balance before it': 'Cada linha continua o saldo anterior',
  'a credit is a lot of its amount': 'Um crédito é um lote do mesmo valor',
  'an invoice earns once': 'Uma nota rende uma só vez',
  'a challenge pays a member once': 'Um desafio paga cada membro uma só vez',
  'a member is welcomed once': 'Um membro recebe as boas-vindas uma só vez',
  'a redemption has one debit and at most one refund': 'Um resgate tem um débito e no máximo uma devolução',
  'a journal is undone once, and for what it was': 'Um lançamento é desfeito uma só vez e pelo que valia',
  'a balance is the sum of its entries': 'O saldo é a soma das suas linhas',
  'no wallet is negative, owes while it has coins, or has coins and no owner':
    'Nenhuma carteira é negativa, deve tendo moedas ou tem moedas sem dono',
  'points are what was earned and not reversed': 'Os pontos são o que foi ganho e não estornado',
  'everybody but promoters has a wallet': 'Todos, menos promotores, têm carteira',
  'a wallet is written off when its owner leaves, and nothing moves in it afterwards':
    'Uma carteira só é baixada quando o dono sai, e depois nada se move nela',
  'lots hold the balance': 'Os lotes contêm o saldo',
  'a lot holds what was not taken from it': 'Um lote contém o que não foi tirado dele',
  'lots are moved by journals of their own wallet':
    'Lotes só são movidos por lançamentos da própria carteira',
  'a movement takes from lots what it takes from the balance':
    'Um movimento tira dos lotes o que tira do saldo',
  'a lot ends on the day that its lifetime says, and that lifetime was in force once':
    'Um lote vence no dia que a sua validade diz, e essa validade já esteve em vigor',
  'coins are taken until their last day, and expire after it':
    'Moedas são usadas até o último dia e só vencem depois dele',
  'no coins are left long after their last day': 'Não sobram moedas muito depois do último dia',
  'no coins are spent before they open': 'Nenhuma moeda é usada antes de ser liberada',
  'the coins that end soonest are taken first': 'As moedas que vencem antes são usadas primeiro',
  'a refund returns to the lots it came from': 'Uma devolução volta aos lotes de onde saiu',
  'what was earned or taken back is of an invoice of the same member':
    'O que foi ganho ou estornado vem de uma nota do mesmo membro',
  'a counted invoice has exactly one credit of its coins, or earned none':
    'Uma nota contada tem um só crédito das suas moedas, ou não rendeu nada',
  'a reversed invoice has its credit taken back, and no other has':
    'Só uma nota estornada tem o crédito tirado de volta',
  'a fiscal key has earned once, be it typed or shown by the document':
    'Uma chave fiscal rendeu uma só vez, digitada ou lida no documento',
  'an invoice was read before it was approved': 'Uma nota foi lida antes de ser aprovada',
  'what nobody approved was credited by the rules, for the same coins':
    'O que ninguém aprovou foi creditado pelas regras, com as mesmas moedas',
  'an invoice earned what its counted values come to': 'Uma nota rendeu o que os valores contados dão',
  'what counts of an invoice is what was decided': 'O que conta de uma nota é o que foi decidido',
  'the key of an invoice that has earned is kept as used':
    'A chave de uma nota que rendeu fica guardada como usada',
  'what was paid or given back is of a redemption of the same member':
    'O que foi pago ou devolvido é de um resgate do mesmo membro',
  'a redemption was paid once, at its price': 'Um resgate foi pago uma só vez, pelo seu preço',
  'what was cancelled was given back, and nothing else': 'O que foi cancelado foi devolvido, e nada mais',
  'the stock is what was put there less what was taken': 'O estoque é o que entrou menos o que saiu',
  'what was taken is what redemptions took and kept': 'O que saiu do estoque é o que os resgates levaram',
  'the stock of a digital prize is the codes that nobody has':
    'O estoque de um prêmio digital são os códigos que ninguém tem',
  'a digital redemption that counts has its code': 'Um resgate digital que conta tem o seu código',
  'a purchase pays who recommended it and who joined it once':
    'Uma compra paga uma só vez quem recomendou e quem uniu os dois',
  'a file gives the coins that its lines say, and no more than two people let in':
    'Um arquivo dá as moedas que suas linhas dizem, e não mais do que duas pessoas liberaram',
  'a balance of an older programme comes with a file of members':
    'Um saldo do programa anterior vem com um arquivo de membros',
  'a recommendation pays what its purchase says, and a reversed one has it taken back':
    'Uma recomendação paga o que a compra diz, e a desfeita foi estornada',
  'a recommendation counts the purchases that were not reversed':
    'Uma recomendação conta as compras que não foram desfeitas',
  'a purchase is of an invoice that counts, and never of who recommended it':
    'Uma compra é de uma nota que conta, e nunca de quem recomendou',
  'a month counts what recommendations paid in it and did not take back':
    'O mês conta o que as recomendações pagaram nele e não estornaram',
  'a welcome pays what was promised, to somebody who has earned':
    'As boas-vindas pagam o que foi prometido, a quem já ganhou moedas',
  'a bonus is of a challenge that there is': 'Um bônus é de um desafio que existe',
  'progress is what the invoices brought': 'O progresso é o que as notas trouxeram',
  'what an invoice brought belongs to somebody who takes part, and the invoice counts':
    'O que uma nota trouxe é de quem participa, e a nota conta',
  'a challenge pays its bonus to who has reached it and kept it, and to nobody else':
    'Um desafio paga o bônus a quem o alcançou e manteve, e a mais ninguém',
  'a challenge is reached where its target is': 'Um desafio é alcançado na sua meta',
  'what a cap counts is what was paid and not taken back, and it is over where there is no room':
    'Um limite conta o que foi pago e não estornado, e acaba quando não cabe mais',
  'a score is what was earned in its month and not taken back in it':
    'Uma pontuação é o que foi ganho no mês e não estornado nele',
  'who is seen in the ranking is who takes part in it': 'Quem aparece no ranking é quem participa dele',
  'the tally counts everybody who is seen, at every level':
    'A contagem do ranking inclui todos os que aparecem',
}

export const ptBr = {
  ledger: {
    title: 'O que está errado nos livros',
    close: 'Fechar',
    advice:
      'Cada regra abaixo deixou de valer para as linhas listadas. Guarde uma cópia do banco antes de mexer em qualquer coisa.',
    times1: '1 vez',
    timesN: (count: string) => `${count} vezes`,
    timesOrMore: (count: string) => `${count} vezes ou mais`,
    rules,
  },
}
