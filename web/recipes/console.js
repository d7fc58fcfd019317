// The field takes a method, with JSON between its brackets; the list shows commands, answers and events.
const figure = document.getElementById('console-figure');
const field = document.getElementById('console-command');
const list = document.getElementById('console-list');
const LINES = 40;

const write = (sign, ...words) => {
  const line = document.createElement('li');
  line.textContent = `${sign} ${words.join(' ')}`.slice(0, 400);
  list.append(line);
  if (list.children.length > LINES) list.firstElementChild.remove();
  list.parentElement.scrollTop = list.parentElement.scrollHeight;
};

for (const type of ['load', 'stage', 'pose', 'contacts', 'play', 'pause', 'resize', 'error']) {
  figure.addEventListener(type, ({detail}) => write('event', type, JSON.stringify(detail)));
}

document.getElementById('console-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  write('command', field.value);
  try {
    const [, method, values] = /^\s*(\w+)\s*\((.*)\)\s*$/s.exec(field.value) ?? [];
    if (typeof figure[method] !== 'function') throw new TypeError('a method, such as next() or seek("keep")');
    const answer = await figure[method](...JSON.parse(`[${values}]`));
    write('answer', answer === undefined ? 'done' : JSON.stringify(answer));
  } catch (error) {
    write('error', error.code ?? error.name, error.message);
  }
});
