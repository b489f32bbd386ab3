// Runs before the first picture. The page in the HTML is a stranger's, in Portuguese: for everybody else its words wait.
try {
  const isOffice = location.pathname.startsWith('/gestao')
  const isForAll =
    isOffice ||
    /^\/(?:$|cadastro(?:-realizado)?$|convite|politicas|regulamento|deletar|suporte|confirmar|recuperar|redefinir|produto|receita|indicacao)/.test(
      location.pathname,
    )
  const language = localStorage.getItem('language') ?? 'pt-BR'
  const token = localStorage.getItem(isOffice ? 'officeToken' : 'token')
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset.theme = theme
  // Whoever has a session sees the frame of the app at once.
  if (token && !isForAll) document.documentElement.dataset.signedIn = ''
  if ((token && isForAll) || language !== 'pt-BR') document.documentElement.dataset.waits = ''
  // Who is here, and what the first screen shows, is asked for beside the code; the app takes these answers.
  const forAnybody = { '/home': ['/challenges', '/store'], '/loja': ['/store'] }
  const ofMembers = {
    '/home': ['/statement/summary', '/recommendations/summary', '/ranking'],
    '/documentos-enviados': ['/documents'],
    '/extrato': ['/statement/summary'],
    '/ranking': ['/ranking'],
    '/meus-resgates': ['/redemptions'],
    '/perfil': ['/documents', '/redemptions', '/ranking'],
  }
  const largestPicture = {
    '/home': ['/challenges', ([first]) => first],
    '/loja': ['/store', (prizes) => prizes.find(({ is_grand }) => is_grand)],
  }
  const page = location.pathname
  if (token && !isForAll) {
    const answers = new Map()
    const ask = (path, isFor) => {
      const question = () => fetch(`/api${path}`, { headers: { Authorization: token, Language: language } })
      const answer = isFor ? level.then((own) => (isFor(own) ? question() : Promise.reject())) : question()
      answers.set(`/api${path}`, answer)
      const told = answer.then((response) => (response.ok ? response.clone().json() : Promise.reject()))
      // One that fails is asked for again, by the app, which knows what to say.
      told.catch(() => undefined)
      return told
    }
    const level = ask('/user').then((user) => user.level)
    level.catch(() => undefined)
    const isMember = ({ id }) => id === 3
    const [shown, whose] = largestPicture[page] ?? []
    for (const path of forAnybody[page] ?? []) {
      const told = ask(path)
      if (path === shown) told.then((all) => showPicture(whose(all)?.image.link)).catch(() => undefined)
    }
    // With more in its address a screen may ask something else.
    const own = location.search ? undefined : ofMembers[page]
    for (const path of ['/store/mine', ...(own ?? [])]) ask(path, isMember)
    // What those begin with who send no invoices.
    if (page === '/home' && own) {
      ask('/recommendations', ({ id, roles }) => id === 3 && !roles.attendant)
      ask('/promoter/network', ({ roles }) => roles.promoter)
    }
    window.early = { token, language, answers }
  }
} catch {
  // Without storage this is a stranger.
}

// The page's styles stand in it: they are named for the bundler, which would fetch them once more. Its files come after
// those answers, which would wait behind so many, and a few at a time, with what there is to read of the page between.
const { scripts, styles } = document.currentScript?.dataset ?? {}
for (const href of styles?.match(/\S+/g) ?? []) name({ rel: 'stylesheet', href, disabled: '' })
nameFiles(scripts?.match(/\S+/g) ?? [])

function nameFiles(files) {
  if (files.length === 0) return
  setTimeout(() => {
    for (const href of files.slice(0, 3)) name({ rel: 'modulepreload', href })
    nameFiles(files.slice(3))
  })
}

/** The HTML has a place for it, with the picture that most people see there. */
function showPicture(link) {
  const address = link?.startsWith('/files/') && `${link}?width=720`
  const picture = document.querySelector('[data-largest]')
  if (!picture || picture.getAttribute('src') === (address || null)) return
  picture.hidden = !address
  if (address) picture.src = address
  else picture.removeAttribute('src')
}

function name(attributes) {
  const link = document.createElement('link')
  for (const [attribute, value] of Object.entries({ crossorigin: '', ...attributes }))
    link.setAttribute(attribute, value)
  document.head.append(link)
}
