/**
 * A page that the browser keeps whole, to show it at once at Back, still shows whoever was signed in when it was
 * left. It is hidden when it is kept and loads anew when it is shown again: the server then says who sees it.
 */
export function loadAnewOnReturn(): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.documentElement.style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}
