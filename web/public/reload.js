// Where a page's own script is missing, the link in its notice would take the same old page
// out of the browser's cache: this asks the host, and keeps what stands in the address.
document.addEventListener('click', (event) => {
  if (!event.target.closest('#late a')) return;
  event.preventDefault();
  location.reload();
});
