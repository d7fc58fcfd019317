// What must be known before the page is painted: the lab that the address names, whether it names a stage, and the
// labs whose introduction the reader has put away (src/base/preference.ts keeps them).
(() => {
  const {dataset} = document.documentElement;
  const link = new URLSearchParams(location.hash.slice(1)), lab = link.get('lab');
  if (link.has('stage')) dataset.linked = '';
  dataset.lab = lab === 'world' || lab === 'hull' ? lab : 'pair';
  try {
    dataset.known = localStorage.getItem('clipstage.known') ?? '';
  } catch {
    // Storage is refused: the introductions are shown.
  }
})();
