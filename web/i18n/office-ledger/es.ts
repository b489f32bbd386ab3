import type { ptBr } from './pt-br.ts'

export const es: typeof ptBr = {
  ledger: {
    title: 'Qué está mal en los libros',
    close: 'Cerrar',
    advice:
      'Cada regla de abajo dejó de cumplirse en las líneas listadas. Guarda una copia de la base antes de tocar nada.',
    times1: '1 vez',
    timesN: (count: string) => `${count} veces`,
    timesOrMore: (count: string) => `${count} veces o más`,
    rules: {
      'a journal has two sides that are equal': 'Un asiento tiene dos lados iguales',
      'all entries sum to zero': 'Todas las líneas suman cero',
      'an entry belongs to the wallet of its journal, or to the account where its kind is posted':
        'Cada línea está en la billetera de su asiento o en la cuenta de su tipo',
      'each entry continues the balance before it': 'Cada línea continúa el saldo anterior',
      'a credit is a lot of its amount': 'Un crédito es un lote del mismo valor',
      'an invoice earns once': 'Una factura rinde una sola vez',
      'a challenge pays a member once': 'Un desafío paga a cada miembro una sola vez',
      'a member is welcomed once': 'Un miembro recibe la bienvenida una sola vez',
      'a redemption has one debit and at most one refund':
        'Un canje tiene un débito y como máximo una devolución',
      'a journal is undone once, and for what it was':
        'Un asiento se deshace una sola vez y por lo que valía',
      'a balance is the sum of its entries': 'El saldo es la suma de sus líneas',
      'no wallet is negative, owes while it has coins, or has coins and no owner':
        'Ninguna billetera es negativa, debe teniendo monedas o tiene monedas sin dueño',
      'points are what was earned and not reversed': 'Los puntos son lo ganado y no revertido',
      'everybody but promoters has a wallet': 'Todos, menos los promotores, tienen billetera',
      'a wallet is written off when its owner leaves, and nothing moves in it afterwards':
        'Una billetera solo se da de baja cuando su dueño se va, y después nada se mueve en ella',
      'lots hold the balance': 'Los lotes contienen el saldo',
      'a lot holds what was not taken from it': 'Un lote contiene lo que no se le quitó',
      'lots are moved by journals of their own wallet':
        'Los lotes solo los mueven asientos de su propia billetera',
      'a movement takes from lots what it takes from the balance':
        'Un movimiento quita de los lotes lo que quita del saldo',
      'a lot ends on the day that its lifetime says, and that lifetime was in force once':
        'Un lote vence el día que dice su validez, y esa validez estuvo en vigor',
      'coins are taken until their last day, and expire after it':
        'Las monedas se usan hasta su último día y solo vencen después',
      'no coins are left long after their last day': 'No quedan monedas mucho después de su último día',
      'no coins are spent before they open': 'Ninguna moneda se usa antes de liberarse',
      'the coins that end soonest are taken first': 'Las monedas que vencen antes se usan primero',
      'a refund returns to the lots it came from': 'Una devolución vuelve a los lotes de donde salió',
      'what was earned or taken back is of an invoice of the same member':
        'Lo ganado o revertido viene de una factura del mismo miembro',
      'a counted invoice has exactly one credit of its coins, or earned none':
        'Una factura contada tiene un solo crédito de sus monedas, o no rindió nada',
      'a reversed invoice has its credit taken back, and no other has':
        'Solo una factura revertida tiene su crédito retirado',
      'a fiscal key has earned once, be it typed or shown by the document':
        'Una clave fiscal rindió una sola vez, escrita o leída en el documento',
      'an invoice was read before it was approved': 'Una factura se leyó antes de aprobarse',
      'what nobody approved was credited by the rules, for the same coins':
        'Lo que nadie aprobó se acreditó por las reglas, con las mismas monedas',
      'an invoice earned what its counted values come to':
        'Una factura rindió lo que suman sus valores contados',
      'what counts of an invoice is what was decided': 'Lo que cuenta de una factura es lo que se decidió',
      'the key of an invoice that has earned is kept as used':
        'La clave de una factura que rindió queda guardada como usada',
      'what was paid or given back is of a redemption of the same member':
        'Lo pagado o devuelto es de un canje del mismo miembro',
      'a redemption was paid once, at its price': 'Un canje se pagó una sola vez, a su precio',
      'what was cancelled was given back, and nothing else': 'Lo cancelado se devolvió, y nada más',
      'the stock is what was put there less what was taken': 'El stock es lo que entró menos lo que salió',
      'what was taken is what redemptions took and kept':
        'Lo que salió del stock es lo que se llevaron los canjes',
      'the stock of a digital prize is the codes that nobody has':
        'El stock de un premio digital son los códigos que nadie tiene',
      'a digital redemption that counts has its code': 'Un canje digital que cuenta tiene su código',
      'a purchase pays who recommended it and who joined it once':
        'Una compra paga una sola vez a quien la recomendó y a quien los unió',
      'a file gives the coins that its lines say, and no more than two people let in':
        'Un archivo da las monedas que dicen sus líneas, y no más de lo que dos personas permitieron',
      'a balance of an older programme comes with a file of members':
        'Un saldo del programa anterior viene con un archivo de miembros',
      'a recommendation pays what its purchase says, and a reversed one has it taken back':
        'Una recomendación paga lo que dice su compra, y la anulada fue revertida',
      'a recommendation counts the purchases that were not reversed':
        'Una recomendación cuenta las compras que no se anularon',
      'a purchase is of an invoice that counts, and never of who recommended it':
        'Una compra es de una factura que cuenta, y nunca de quien la recomendó',
      'a month counts what recommendations paid in it and did not take back':
        'El mes cuenta lo que las recomendaciones pagaron en él y no revirtieron',
      'a welcome pays what was promised, to somebody who has earned':
        'La bienvenida paga lo prometido, a quien ya ganó monedas',
      'a bonus is of a challenge that there is': 'Un bono es de un desafío que existe',
      'progress is what the invoices brought': 'El progreso es lo que trajeron las facturas',
      'what an invoice brought belongs to somebody who takes part, and the invoice counts':
        'Lo que trajo una factura es de quien participa, y la factura cuenta',
      'a challenge pays its bonus to who has reached it and kept it, and to nobody else':
        'Un desafío paga el bono a quien lo alcanzó y mantuvo, y a nadie más',
      'a challenge is reached where its target is': 'Un desafío se alcanza en su meta',
      'what a cap counts is what was paid and not taken back, and it is over where there is no room':
        'Un límite cuenta lo pagado y no revertido, y termina cuando no cabe más',
      'a score is what was earned in its month and not taken back in it':
        'Una puntuación es lo ganado en su mes y no revertido en él',
      'who is seen in the ranking is who takes part in it': 'Quien aparece en el ranking es quien participa',
      'the tally counts everybody who is seen, at every level':
        'El recuento del ranking incluye a todos los que aparecen',
    },
  },
}
