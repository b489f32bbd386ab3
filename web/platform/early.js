// Runs before the first picture. The page in the HTML is a stranger's, in Portuguese: for everybody else its words wait.
try {
  const isOffice = location.pathname.startsWith('/gestao')
  const language = localStorage.getItem('language') ?? 'pt-BR'
  const token = localStorage.getItem(isOffice ? 'officeToken' : 'token')
  const theme = localStorage.getItem('theme')
  if (theme) document.documentElement.dataset.theme = theme
  const isForAll =
    /^\/(?:$|cadastro(?:-realizado)?$|convite|politicas|regulamento|deletar|suporte|confirmar|recuperar|redefinir)/
  if (token && !isOffice && !isForAll.test(location.pathname)) document.documentElement.dataset.signedIn = ''
  if (token || language !== 'pt-BR') document.documentElement.dataset.waits = ''
} catch {
  // Without storage this is a stranger.
}
