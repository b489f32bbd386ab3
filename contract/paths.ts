/** Where the screens of the members' app are. */
export const memberPaths = {
  door: '/',
  askForReset: '/recuperar-senha',
  invitation: '/convite',
  choosePassword: '/redefinir-senha',
  confirmEmail: '/confirmar-email',
  signUp: '/cadastro',
  signedUp: '/cadastro-realizado',
  privacy: '/politicas-de-privacidade',
  regulation: '/regulamento',
  deleteAccount: '/deletar-conta',
  support: '/suporte',
  publicProduct: '/produto/:slug',
  publicPrescription: '/receita/:token',
  clientPage: '/indicacao/:token',
  home: '/home',
  profile: '/perfil',
  editData: '/editar-dados',
  editAddress: '/editar-endereco',
  changePassword: '/alterar-senha',
  consents: '/consentimentos',
  shopListing: '/minha-loja',
  sessions: '/aparelhos',
  notifications: '/notificacao',
  channels: '/avisos',
  challenge: '/desafios/:id',
  ranking: '/ranking',
  network: '/minha-rede',
  sendInvoice: '/cadastro-de-nota-fiscal',
  invoiceStack: '/varias-notas',
  sharedFiles: '/compartilhar',
  invoiceSaved: '/documento-cadastrado',
  invoices: '/documentos-enviados',
  invoice: '/documentos-enviados/:id',
  statement: '/extrato',
  recommendation: '/recomendacao',
  clients: '/clientes',
  recommendations: '/recomendacoes',
  prescriptions: '/prescricao',
  prescription: '/prescricao/:id',
  store: '/loja',
  prize: '/loja/:id',
  prizeRedeemed: '/premio-resgatado',
  redemptions: '/meus-resgates',
  redemption: '/meus-resgates/:id',
} as const

/** The back office's screens lie below this address. */
export const officeBase = '/gestao'

/** Where the screens of the back office are, below its base. */
export const officePaths = {
  door: '/',
  choosePassword: '/senha',
  forgottenPassword: '/esqueci-a-senha',
  singleSignOn: '/entrada',
  dashboard: '/inicio',
  invoices: '/notas',
  invoice: '/notas/:id',
  instant: '/credito-na-hora',
  devices: '/aparelhos',
  verification: '/verificacao',
  applicant: '/verificacao/:id',
  redemptions: '/resgates',
  redemption: '/resgates/:id',
  pickList: '/resgates/separacao',
  adjustments: '/moedas',
  members: '/membros',
  member: '/membros/:id',
  prizes: '/premios',
  newPrize: '/premios/novo',
  prize: '/premios/:id',
  products: '/produtos',
  newProduct: '/produtos/novo',
  product: '/produtos/:id',
  distributors: '/distribuidores',
  feeds: '/entregas',
  feed: '/entregas/:id',
  imports: '/importar',
  import: '/importar/:id',
  challenges: '/desafios',
  newChallenge: '/desafios/novo',
  challenge: '/desafios/:id',
  broadcasts: '/avisos',
  pages: '/textos',
  page: '/textos/:page',
  promoters: '/promotores',
  leads: '/leads',
  prescriptions: '/prescricoes',
  reports: '/relatorios',
  report: '/relatorios/:topic',
  audit: '/auditoria',
  auditEntry: '/auditoria/:id',
  team: '/equipe',
  untranslated: '/traducoes',
  apiKeys: '/chaves',
  webhooks: '/webhooks',
  webhook: '/webhooks/:id',
  reasons: '/motivos',
  settings: '/ajustes',
  account: '/conta',
} as const

type Path = `/${string}`
type NameIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

/** An address of the table with its parts filled in: `linkTo(memberPaths.prize, { id })`. */
export function linkTo<P extends Path>(path: P, parts: Readonly<Record<NameIn<P>, string>>): Path {
  const given: Readonly<Record<string, string>> = parts
  return path.replace(/:(\w+)/g, (_part, name: string) => encodeURIComponent(given[name] ?? '')) as Path
}
