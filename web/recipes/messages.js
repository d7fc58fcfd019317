// The buttons send commands to the figure; the list shows what comes from it.
const frame = document.getElementById('talk-figure');
const buttons = document.querySelectorAll('#talk-commands button');
const list = document.getElementById('talk-list');
const LINES = 12;
let id = 0;

for (const button of buttons) {
  button.addEventListener('click', () => {
    const payload = button.dataset.payload === undefined ? null : JSON.parse(button.dataset.payload);
    const command = {source: 'clipstage', v: 1, id: ++id, type: button.dataset.type, payload};
    frame.contentWindow.postMessage(command, new URL(frame.src).origin);
  });
}

addEventListener('message', ({source, data}) => {
  if (source !== frame.contentWindow || data?.source !== 'clipstage') return;
  // Before the figure has told load, a command might come to nobody.
  if (data.type === 'load') for (const button of buttons) button.disabled = false;
  const line = document.createElement('li');
  line.textContent = `${data.type} ${JSON.stringify(data.payload)}`;
  list.append(line);
  if (list.children.length > LINES) list.firstElementChild.remove();
});
