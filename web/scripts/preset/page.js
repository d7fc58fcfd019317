// Shows the figure in place of a picture, at the picture's stage. The address names the picture after the #; the
// default is the first picture.
{
  const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
  const place = /** @type {HTMLElement} */ ((named?.matches('[data-frame]') ? named : named?.querySelector('[data-frame]')) ?? document.querySelector('[data-frame]'));
  const frame = document.createElement('iframe');
  frame.src = `${place.dataset['frame']}&theme=${matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'}`;
  frame.title = place.dataset['title'] ?? '';
  frame.width = '100%';
  frame.height = '560';
  place.append(frame); // the picture stays for printing
  named?.scrollIntoView();
}
