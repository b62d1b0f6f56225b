import { escapeHtml } from '#core/kernel/html.ts'
import type { OpenApiDocument, Operation } from './document.ts'

const schemaBlock = (title: string, schema: unknown) =>
  `<h2>${escapeHtml(title)}</h2><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`

const operationSection = (method: string, path: string, operation: Operation) => {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const blocks = [
    ...(parameters.length > 0 ? [schemaBlock('Parameters', parameters)] : []),
    ...(requestBody ? [schemaBlock('Request', requestBody.content)] : []),
    ...Object.entries(responses).map(([status, { description, content }]) =>
      schemaBlock(`${status} ${description}`, content),
    ),
  ]
  return `<details id="${escapeHtml(operationId)}">
<summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}${security.length > 0 ? ' <i>session</i>' : ''}</summary>
${blocks.join('\n')}
</details>`
}

/** The contract as a page without scripts: one section per operation, which opens when clicked. */
export const contractPage = ({ info, paths, components }: OpenApiDocument): string => {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      operationSection(method, path, operation),
    ),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeHtml(info.title)} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<h1>${escapeHtml(info.title)} API</h1>
<p>${sections.length} operations. For machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
${schemaBlock('Refusal', components.schemas.Refusal)}
</body>
</html>
`
}

export const contractStyle = `:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
details { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent) }
summary { padding: .75rem 0; cursor: pointer; overflow-wrap: anywhere }
b { display: inline-block; min-width: 4.5rem }
i { opacity: .7; font-style: normal; font-size: .875rem }
h2 { font-size: 1rem; margin: .5rem 0 0 }
pre { overflow-x: auto; padding: .75rem; font-size: .8125rem; background: color-mix(in srgb, currentcolor 6%, transparent) }
`
