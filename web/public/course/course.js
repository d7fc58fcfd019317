// The course's script: which chapters were read. Links, numbers and stories are clip-stage.js's.

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
