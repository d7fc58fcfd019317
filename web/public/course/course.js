// The course's script: links that set a figure, numbers that follow it, and which chapters were read.
const MINUS = '\u2212';

/** Returns the value at a path such as out.contacts[0].s, or undefined. */
const at = (value, path) => path.split(/[.[\]]+/).filter(Boolean).reduce((part, key) => part?.[key], value);

/** Shows the figure's numbers in the text: of the trace's result, or of one of its stages. A number that the figure does not have now is a dash. */
const refresh = (stage) => {
  const {stages, result} = stage.figure.getTrace(), values = {...Object.fromEntries(stages.map((one) => [one.id, one])), ...result};
  for (const shown of document.querySelectorAll(`clip-value[for="${stage.id}"]`)) {
    const value = at(values, shown.getAttribute('of'));
    shown.textContent = typeof value === 'number' ? value.toFixed(Number(shown.getAttribute('digits') ?? 2)).replace(/^-(?=0\.?0*$)/, '').replace('-', MINUS) : '–';
  }
};

for (const stage of document.querySelectorAll('clip-stage[id]')) {
  let due = false;
  for (const event of ['load', 'pose', 'state', 'stage', 'step', 'scene', 'picked', 'settings']) stage.addEventListener(event, () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      if (stage.figure) refresh(stage);
    });
  });
}

// A link such as #fig1:stage=contacts;preset=deep sets attributes of the figure fig1.
document.addEventListener('click', (event) => {
  const hash = event.target.closest?.('a[href^="#"]')?.getAttribute('href');
  const [, id, options] = /^#([\w-]+):(.+)$/.exec(hash ?? '') ?? [];
  const stage = id === undefined ? null : document.getElementById(id);
  if (!stage) return;
  event.preventDefault();
  for (const option of options.split(';')) {
    const [name, value = ''] = option.split('=');
    // A reader may have left the stage by hand, so the attribute may hold the value already.
    if (['stage', 'preset'].includes(name)) stage[name] = value;
  }
  stage.scrollIntoView({block: 'nearest'});
});

/** Calls a function with the storage, where the browser allows one. */
const stored = (use) => {
  try {
    use(localStorage);
  } catch {
    // Without storage, progress is not kept.
  }
};

const KEY = 'clipstage.course', chapter = document.body.dataset.chapter, end = document.querySelector('.turn');
stored((storage) => {
  const read = new Set((storage.getItem(KEY) ?? '').split(',').filter(Boolean));
  for (const link of document.querySelectorAll('.chapters a')) link.classList.toggle('read', read.has(link.dataset.chapter));
  if (chapter === undefined || !end) return;
  new IntersectionObserver((seen) => {
    if (seen.some(({isIntersecting}) => isIntersecting)) stored(() => storage.setItem(KEY, [...read.add(chapter)].join(',')));
  }).observe(end);
});
