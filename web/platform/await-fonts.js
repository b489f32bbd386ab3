// The fonts of a public page are in its styles, and browsers read them a moment later: lines that were shown before would
// break anew. Without scripts the words are shown at once.
const loading = [...document.fonts].map((font) => font.load())
// Only now: a browser that knows no fonts ends above, and shows the words.
document.documentElement.dataset.fonts = 'pending'
void Promise.allSettled(loading).then(() => {
  delete document.documentElement.dataset.fonts
})
