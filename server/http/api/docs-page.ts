import type { Schema } from '@starboard/kernel';
import { fromClient } from '@starboard/protocol';
import { escaped } from '../html.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

export function docsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Starboard over HTTP</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Starboard over HTTP</h1>
<p>You need no account: the first answer sets a cookie that identifies you. A refusal comes as
<code>{ "code", "fact", "rule"? }</code>: a code and a sentence. For programs:
<a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(section).join('\n')}
<h2>Over the socket</h2>
<p>Send JSON as text messages to <code>/api/socket</code>:</p>
${Object.entries(fromClient)
  .map(([type, schema]) => `<h3><code>${type}</code></h3>\n${printed(schema)}`)
  .join('\n')}
</main>
</body>
</html>
`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#0b0e14;color:#d7dde8}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem}
h2{margin-top:2.5rem;font-size:1.1rem}h3{font-size:1rem}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{background:#141a24;padding:.75rem 1rem;overflow-x:auto;border-radius:6px}
summary{cursor:pointer}a{color:#8ab8ff}`;

function section({ method, path, does, body, query, gives }: Endpoint): string {
  return `<h2><code>${method} ${path}</code></h2>
<p>${escaped(does)}</p>
${part('Query parameters', query)}${part('Send', body)}${part('Answer', gives)}`;
}

function part(title: string, schema: Schema | undefined): string {
  return schema === undefined ? '' : `<details><summary>${title}</summary>${printed(schema)}</details>\n`;
}

const printed = (schema: Schema): string => `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
