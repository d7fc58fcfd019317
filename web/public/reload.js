// From a disk browsers load no modules: a page that needs them says so, and names the pages that work there.
if (location.protocol === 'file:') {
  const tell = () => {
    const disk = document.getElementById('disk');
    if (disk === null) return; // this page works
    disk.hidden = false;
    document.getElementById('late')?.remove();
    if ('alone' in disk.dataset) document.body.replaceChildren(disk);
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
  else tell();
}

// Where a page's own script is missing, the link in its notice would take the same old page
// out of the browser's cache: this asks the host, and keeps what stands in the address.
document.addEventListener('click', (event) => {
  if (!event.target.closest('#late a')) return;
  event.preventDefault();
  location.reload();
});
