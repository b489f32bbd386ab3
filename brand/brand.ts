/** What server and web say of the brand; `docs/brand.md` tells what lies beside it and how to change it. */
export const brand = {
  name: 'Petisco',
  /** Who runs the programme and answers for people's data. */
  company: 'Petisco Programas de Fidelidade Ltda.',
  /** Where the app will live: pictures of shared links need a whole address. */
  site: 'https://petisco.example',
  supportEmail: 'ajuda@petisco.example',
  /** The data officer's. */
  privacyEmail: 'privacidade@petisco.example',
  /** The browser's frame: `--background` of `colors.css`. */
  themeColor: { light: '#FFF9F1', dark: '#17110D' },
}
