/** The look of the identity pages: the product's dark colours, nothing more. */
export const STYLE_SHEET = `:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: #0b1118; color: #edf3f9; font: 16px/1.5 Inter, system-ui, sans-serif; }
main { width: 100%; max-width: 400px; padding: 32px; background: #121b26; border: 1px solid #2c3f54; border-radius: 6px; }
.brand { margin: 0 0 16px; color: #b3c3d3; letter-spacing: .08em; text-transform: uppercase; font-size: 13px; }
h1 { margin: 0 0 20px; font-size: 22px; font-weight: 600; }
label { display: block; margin: 16px 0 4px; color: #b3c3d3; font-size: 14px; }
input { width: 100%; height: 44px; padding: 0 12px; font: inherit; color: #edf3f9; background: #0b1118;
  border: 1px solid #6f8aa6; border-radius: 4px; }
input[aria-invalid] { border-color: #fd4c63; }
button { width: 100%; height: 44px; margin-top: 24px; font: inherit; font-weight: 600; color: #06131f;
  background: #6bb6ff; border: 0; border-radius: 4px; cursor: pointer; }
:focus-visible { outline: 2px solid #d8a8ff; outline-offset: 2px; }
a { color: #6bb6ff; }
.fault { margin: 0; padding: 8px 12px; border: 1px solid #fd4c63; border-radius: 4px; }
.hint { margin: 20px 0 0; color: #b3c3d3; font-size: 14px; }
dl { margin: 0; } dt { color: #b3c3d3; font-size: 14px; } dd { margin: 0 0 12px; overflow-wrap: anywhere; }
`;

export const LOGOUT_SCRIPT = `document.getElementById('confirm').click();
`;

/** Told to the browser adapter by the page it frames to learn whether it may see our cookies; on one origin it may. */
export const COOKIE_CHECK_SCRIPT = `parent.postMessage('supported', '*');
`;

/**
 * Answers the browser adapter's question whether the session is still the same. The question is "client session"; the
 * answer is "unchanged", "changed" or "error", to the origin that asked and was found to be the client's own.
 */
export const SESSION_WATCH_SCRIPT = `addEventListener('message', async (event) => {
  if (typeof event.data !== 'string') return;
  const [client, session] = event.data.split(' ');
  const answer = (text) => event.source.postMessage(text, event.origin);
  const query = new URLSearchParams({ client_id: client, origin: event.origin, session_state: session });
  try {
    const reply = await fetch('login-status-iframe.html/init?' + query, { credentials: 'same-origin' });
    answer(reply.status === 204 ? 'unchanged' : reply.status === 403 ? 'changed' : 'error');
  } catch {
    answer('error');
  }
});
`;
