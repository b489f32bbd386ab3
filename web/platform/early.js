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
  // Who is here, and what anybody's first screen shows, is asked for beside the code; the app takes these answers.
  const calls = { '/home': ['/challenges', '/store'], '/loja': ['/store'] }
  if (token && !isForAll) {
    const answers = new Map()
    for (const path of ['/user', ...(calls[location.pathname] ?? [])]) {
      const answer = fetch(`/api${path}`, { headers: { Authorization: token, Language: language } })
      // One that fails is asked for again, by the app, which knows what to say.
      answer.catch(() => undefined)
      answers.set(`/api${path}`, answer)
    }
    window.early = { token, language, answers }
  }
} catch {
  // Without storage this is a stranger.
}
