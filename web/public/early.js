// What must be known before the page is painted: the lab that the address names, the labs whose introduction the reader
// has put away (src/base/preference.ts keeps them), and whether this introduction is shown: see page.ts.
(() => {
  const {dataset} = document.documentElement;
  const link = new URLSearchParams(location.hash.slice(1)), lab = link.get('lab');
  dataset.lab = lab || 'pair'; // page.ts corrects a lab that there is not
  try {
    dataset.known = localStorage.getItem('clipstage.known') ?? '';
  } catch {
    // Storage is refused: the introductions are shown.
  }
  dataset.intro = dataset.known?.split(' ').includes(dataset.lab) ? 'none' : link.has('stage') ? 'wide' : '';
})();
