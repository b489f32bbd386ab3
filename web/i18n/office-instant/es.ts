import { plural } from '#web/i18n/plural.ts'
import type { ptBr } from './pt-br.ts'

export const es: typeof ptBr = {
  instant: {
    title: 'Crédito al instante',
    number: 'Factura',
    member: 'Miembro',
    distributor: 'Distribuidor',
    noDistributor: 'Ninguno de los nuestros',
    outcome: 'Resultado',
    outcomes: { credited: 'Acreditada', would_credit: 'Se acreditaría', fell_short: 'A revisión' },
    reversed: 'Revertida',
    rule: 'Motivo',
    coins: 'Monedas',
    when: 'Cuándo',
    actions: 'Acciones',
    reverse: 'Revertir',
    reverseOf: (number) => `Revertir la factura ${number}`,
    done: 'Revertida. El miembro ya fue avisado.',
    failed: 'No funcionó. Nada cambió.',
    state: 'Estado',
    modes: { off: 'Apagado', shadow: 'En la sombra', on: 'Encendido' },
    settings: 'Ajustes',
    stopped: (number, when) =>
      `Apagado el ${when}: la revisión a ciegas de la factura ${number} no coincidió. Mira la factura antes de encenderlo de nuevo.`,
    openInvoice: 'Abrir la factura',
    noTrust:
      'Sin una carpeta de autoridades (TRUST_DIR) que se pueda leer, ninguna factura se prueba y nada se acredita al instante.',
    noRoot: 'La carpeta de autoridades no tiene ninguna raíz: ninguna factura se puede probar.',
    trust: 'Autoridades',
    trusted: (roots, others) =>
      `${roots} ${plural('es', roots, { one: 'raíz', other: 'raíces' })}, ${others} ${plural('es', others, { one: 'intermedia', other: 'intermedias' })}`,
    root: 'Raíz',
    authority: 'Intermedia',
    endsOn: (day) => `vale hasta ${day}`,
    ended: (day) => `venció el ${day}`,
    endingSoon: 'Vencen en los próximos 90 días, o ya vencieron',
    allWell: 'Ninguna vence en los próximos 90 días.',
    problems: 'Archivos con problemas',
    checks: 'Revisión a ciegas',
    agreement: (agreed, disagreed, waiting) =>
      `${agreed} de acuerdo, ${disagreed} en desacuerdo, ${waiting} esperan`,
    distributors: 'Distribuidores',
    noDistributors: 'Ningún distribuidor activo: registra los distribuidores con sus CNPJ.',
    modeOf: (title) => `Modo de ${title}`,
    noCnpj: 'Sin CNPJ registrado: ninguna factura puede ser suya.',
    counts: (credited, would, short) =>
      `30 días: ${credited} al instante, ${would} en la sombra, ${short} a revisión`,
    shadow: (agreed, disagreed, waiting) =>
      `En la sombra: el equipo coincidió en ${agreed}, no coincidió en ${disagreed}, ${waiting} esperan`,
    modeSaved: 'Modo guardado.',
    reasons: 'Por qué fueron a revisión (30 días)',
    noReasons: 'Ninguna factura firmada fue a revisión.',
  },
}
