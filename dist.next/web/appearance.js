// Sets theme and density before the first paint. A separate file because inline scripts are not allowed.
(() => {
  try {
    const kept = JSON.parse(localStorage.getItem('keepout.appearance') ?? '{}');
    const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    const theme = kept.theme === 'system' ? system : kept.theme;
    if (theme === 'light') document.documentElement.dataset.theme = 'light';
    if (kept.density === 'compact' || kept.density === 'relaxed')
      document.documentElement.dataset.density = kept.density;
  } catch {
    // Storage may be blocked or damaged: the defaults in the document stand.
  }
})();
